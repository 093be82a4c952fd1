import ChromiumDriver
import GalleryServer
import Testing
import TestTurns

extension GalleryBrowserTests {
  /// The number and the size of a page's requests until the page is ready.
  @Suite struct LoadTests {
    /// The page's requests, as the browser counts them.
    struct Load: Decodable, Sendable {
      let files: Int
      let all: Int
      let bytes: Double

      /// Returns a script that counts the page's requests.
      ///
      /// A file from the cache is not counted. A file is counted even if the server sent only its headers.
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

    /// A script for the modules that a page loads without a link.
    private static let unnamed = """
      performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js')
        && ![...document.head.children].some(({ href, src }) => name === href || name === src))
      """

    /// Loads the page of the elements.
    private func load(_ page: Page, _ address: String) async throws -> Load {
      try await page.navigate(to: address + "elements.html")
      try await page.wait(until: "globalThis.gallery?.view.presentation && gallery.demo.rows.length === 20")
      return try await page.evaluate(Load.script(), as: Load.self)
    }

    private static let engines = """
      performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))
        .filter((name) => name.endsWith('.wasm'))
      """

    @Test(
      "The pages link all modules that they load, load at most one WebAssembly file, and a second visit loads neither again"
    )
    func requests() async throws {
      let server = try await TestServer.start(maxAge: 0, isBundled: false)
      try await Stage.lend(complaints: false, records: false) { page, _ in
        let first = try await load(page, "\(server.address)")
        #expect(first.files > 50, "\(first)")
        #expect(try await page.evaluate(Self.unnamed) == [])
        #expect(try await page.evaluate(Self.engines) == ["lists.wasm"])
        try await page.navigate(to: "about:blank")
        let second = try await load(page, "\(server.address)")
        #expect(second.bytes <= 100_000, "\(second)")
        // The first page has no elements.
        try await page.navigate(to: "\(server.address)")
        try await page.wait(until: "document.querySelector('#swiftui-reason').textContent !== ''")
        #expect(try await page.evaluate(Self.engines) == [])
        #expect(try await page.evaluate(Self.unnamed) == [])
      }
      try await server.stop()
    }

    @Test("A page with only views loads the small WebAssembly file")
    func views() async throws {
      try await Stage.bare { stage async throws in
        #expect(try await stage.page.evaluate(Self.engines) == ["engine.wasm"])
      }
    }
  }
}
