import ChromiumDriver
import Foundation
import TestTurns
import Testing

extension GalleryBrowserTests {
  /// The contents and sizes of the bundles in the npm package.
  @Suite(.withEsbuild) struct PackageFileTests {
    @Test("The files that a page loads stay within their size limits, in bytes of gzip")
    func sizes() async throws {
      // The limits are for esbuild 0.17.
      let pages: [([String], Int)] = [
        (["overscroll.js"], 25_990), (["overscroll.js", "engine.wasm"], 50_700),
        (["overscroll.js", "lists.wasm"], 93_400), (["overscroll-inline.js"], 116_400),
      ]
      try await UnpackedPackage.with { package in
        for (files, most) in pages {
          let sizes = try files.map(package.packedSize)
          #expect(sizes.reduce(0, +) <= most && sizes.min() ?? 0 > 10_000, "\(files): \(sizes)")
        }
      }
    }

    @Test(
      "A bundle starts with its license, imports nothing, keeps private fields, and exports in Node what its types declare",
      .withNode)
    func contents() async throws {
      try await UnpackedPackage.with { package in
        for name in ["overscroll.js", "overscroll-inline.js"] {
          let text = try package.text(name)
          #expect(text.split(separator: "\n").first?.contains("MIT License") == true)
          #expect(!text.contains("import ") && !text.contains("import{") && !text.contains(" from\""))
          // For older browsers esbuild would replace private fields with maps, which are slow.
          #expect(text.contains("this.#") && !text.contains("private field"))
        }
        let node = try #require(UnpackedPackage.command("node"))
        for name in ["overscroll.js", "overscroll-inline.js"] {
          let process = Process()
          let output = Pipe()
          process.executableURL = node
          process.currentDirectoryURL = package.folder
          process.arguments = [
            "-e",
            "import('./\(name)').then((all) => console.log(Object.keys(all).join()), (e) => console.log(`${e}`))",
          ]
          process.standardOutput = output
          try process.run()
          let printed = try output.fileHandleForReading.readToEnd() ?? Data()
          while process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
          #expect(
            String(decoding: printed, as: UTF8.self)
              == "EffectEvent,LoadErrorEvent,OverscrollList,OverscrollView,PhaseEvent,RefreshEvent,recording\n"
          )
        }
      }
    }

    private static let page = """
      <!doctype html><title>First row</title><link rel="icon" href="data:,">
      <style>body { margin: 0 } overscroll-list { height: 100vh }</style>
      <link rel="modulepreload" href="/node_modules/overscroll/overscroll.js">
      <overscroll-list count="1000" estimate="60" start="standard"></overscroll-list>
      <script type="module">
        import '/node_modules/overscroll/overscroll.js'
        document.querySelector('overscroll-list').renderItem = (element, index) => {
          element.textContent = `Row ${index}`
          globalThis.firstRow ??= performance.now()
        }
      </script>
      """

    @Test("The first row appears within 0.2 s, or 0.4 s on a slow connection", .alone)
    func firstRow() async throws {
      try await UnpackedPackage.with { package in
        let server = try await StaticServer.start(
          package.root, page: Self.page, wasmType: "application/wasm", packs: true)
        for (isSlow, limit) in [(false, 200.0), (true, 400)] {
          try await Stage.lend(complaints: false, records: false) { page, _ in
            try await page.setCaching(false)
            if isSlow { try await page.setLine(latency: .milliseconds(40), bytesPerSecond: 200_000) }
            var (times, bytes): ([Double], [Double]) = ([], [])
            // Concurrent programs slow down some loads, so one fast load is enough.
            while times.count < 5 || times.count < 20 && (times.min() ?? .infinity) > limit {
              try await page.navigate(to: server.address)
              try await page.wait(until: "globalThis.firstRow")
              times.append(try await page.evaluate("firstRow").number ?? .infinity)
              bytes.append(
                try await page.evaluate(LoadTests.Load.script(until: "firstRow"), as: LoadTests.Load.self)
                  .bytes
              )
            }
            let line = isSlow ? "a slow line, and \(bytes) bytes" : "a fast line"
            print("The first row appears after \(times.map { $0.rounded() }) ms on \(line)")
            // On a fast connection the bytes may include the engine.
            if isSlow { #expect(bytes.allSatisfy { (20_000...60_000).contains($0) }, "\(bytes)") }
            #expect((times.min() ?? .infinity) <= limit)
          }
        }
        await server.stop()
      }
    }
  }
}
