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

    @Test("The page names all modules that it loads, and is sent none of them again when it comes again")
    func requests() async throws {
      let unnamed = """
        performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js')
          && ![...document.head.children].some(({ href, src }) => name === href || name === src))
        """
      let server = try await TestServer.start(maxAge: 0)
      try await Stage.lend(complaints: false, records: false) { page, _ in
        let first = try await load(page, "\(server.address)")
        #expect(first.files > 50, "\(first)")
        #expect(try await page.evaluate(unnamed) == [])
        try await page.navigate(to: "about:blank")
        let second = try await load(page, "\(server.address)")
        #expect(second.bytes <= 100_000, "\(second)")
      }
      try await server.stop()
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
  }
}
