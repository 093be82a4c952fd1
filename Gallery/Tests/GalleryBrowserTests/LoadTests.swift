import ChromiumDriver
import Testing
import TestTurns

extension GalleryBrowserTests {
  /// What a page asks for until it is there, and how long that takes.
  @Suite struct LoadTests {
    /// What the page has been sent, as the browser counts it.
    struct Load: Decodable, Sendable {
      let files: Int
      let all: Int
      let bytes: Double

      /// Kept files cost nothing; where only the head was sent again, it counts as a request.
      ///
      /// - Parameter time: An expression for the time, in ms, by which it had come whole.
      static func script(until time: String = "Infinity") -> String {
        """
        (() => {
          const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .filter(({ name, transferSize, responseEnd }) =>
              name.startsWith('http') && transferSize > 0 && responseEnd <= \(time))
          const files = entries.filter(({ name }) => !new URL(name).pathname.startsWith('/api/'))
          return { files: files.length, all: entries.length,
            bytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0) }
        })()
        """
      }
    }

    private func load(_ page: Page, _ address: String) async throws -> Load {
      try await page.navigate(to: address)
      try await page.wait(until: "globalThis.gallery?.view.presentation && gallery.demo.rows.length === 20")
      return try await page.evaluate(Load.script(), as: Load.self)
    }

    @Test("The page needs at most 15 requests and 150 kB, and asks for itself alone when it comes again")
    func requests() async throws {
      try await Stage.lend(complaints: false, records: false) { page, address in
        let first = try await load(page, "\(address)")
        #expect(first.all <= 15 && first.files <= 7, "\(first)")
        #expect(first.bytes <= 150_000, "\(first)")
        try await page.navigate(to: "about:blank")
        let second = try await load(page, "\(address)")
        #expect(second.files == 1, "\(second)")
        #expect(second.bytes <= 15_000, "\(second)")
      }
    }

    @Test(
      "A page that has views and lists loads one WebAssembly file, and one that has views alone the small one"
    )
    func oneEngine() async throws {
      let names = """
        performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))
          .filter((name) => name.endsWith('.wasm'))
        """
      try await Stage.lend(complaints: false, records: false) { page, address in
        _ = try await load(page, "\(address)")
        #expect(try await page.evaluate(names) == ["lists.wasm"])
      }
      try await Stage.bare { stage async throws in
        #expect(try await stage.page.evaluate(names) == ["engine.wasm"])
      }
    }

    @Test("The first row stands soon, also on a slow line", .alone, arguments: [(false, 200.0), (true, 400)])
    func firstRow(isSlow: Bool, limit: Double) async throws {
      try await Stage.lend(complaints: false, records: false) { page, address in
        try await page.setCaching(false)
        if isSlow { try await page.setLine(latency: .milliseconds(40), bytesPerSecond: 200_000) }
        var (times, bytes): ([Double], [Double]) = ([], [])
        for _ in 0..<5 {
          try await page.navigate(to: "\(address)testing/first.html")
          try await page.wait(until: "globalThis.firstRow")
          times.append(try await page.evaluate("firstRow").number ?? .infinity)
          bytes.append(try await page.evaluate(Load.script(until: "firstRow"), as: Load.self).bytes)
        }
        let line = isSlow ? "a slow line, and \(bytes) bytes" : "a fast line"
        print("The first row stands after \(times.map { $0.rounded() }) ms on \(line)")
        // On a fast line the engine may have come, too.
        if isSlow { #expect(bytes.allSatisfy { (20_000...60_000).contains($0) }, "\(bytes)") }
        // Of five loads the best: the others say what else this machine does.
        #expect((times.min() ?? .infinity) <= limit)
      }
    }
  }
}
