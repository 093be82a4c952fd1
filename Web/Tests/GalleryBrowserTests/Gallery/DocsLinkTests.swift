import ChromiumDriver
import Foundation
import GalleryServer
import Testing

extension GalleryBrowserTests {
  /// The link from a screen to its page in the documentation.
  @Suite struct DocsLinkTests {
    private static let screens = """
      [{"title":"Part","screens":[{"id":"chat","title":"Chat","line":"A talk","file":"Chat.swift","source":"struct Chat"},
      {"id":"unknown","title":"Other","line":"","file":"Other.swift","source":"struct Other"}]}]
      """

    /// Runs `body` with a gallery of two screens and a documentation site of one page.
    ///
    /// An inline script sets the title of the page.
    private func gallery(_ body: (Page, GalleryAddress) async throws -> Void) async throws {
      let files = FileManager.default
      let folder = files.temporaryDirectory.appendingPathComponent("docs-link-\(UUID().uuidString)")
      defer { try? files.removeItem(at: folder) }
      let docs = folder.appendingPathComponent("site")
      let path = docs.appendingPathComponent("documentation/overscrolllists/chat")
      try files.createDirectory(at: path, withIntermediateDirectories: true)
      let page = """
        <!doctype html><html lang="en"><head><link rel="icon" href="data:,">
        <script>document.title = "It runs"</script></head><body style="margin: 7px">Lists</body></html>
        """
      try Data(page.utf8).write(to: docs.appendingPathComponent("index.html"))
      try Data(page.utf8).write(to: path.appendingPathComponent("index.html"))
      // This fake stage lists its screens and writes nothing else, because further output would be drawn as
      // a frame.
      let stage = folder.appendingPathComponent("stage")
      let script = "#!/bin/sh\ntest \"$1\" = --screens && echo '\(Self.screens)' || exec cat >/dev/null\n"
      try Data(script.utf8).write(to: stage)
      try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: stage.path)

      let server = try await TestServer.start(stages: .init(executable: stage), docs: docs)
      do {
        try await Stage.lend(complaints: false, records: false) { page, _ in
          try await page.navigate(to: "\(server.address)#swiftui-chat")
          try await page.wait(
            until: "document.querySelector('#source-code').textContent.startsWith('struct')")
          try await body(page, server.address)
        }
      } catch {
        try? await server.stop()
        throw error
      }
      try await server.stop()
    }

    @Test(
      "A screen links to its documentation page if one exists, and the page's inline script runs")
    func link() async throws {
      try await gallery { page, address in
        #expect(
          try await page.evaluate("document.querySelector('#docs-link a').pathname")
            == "/docs/documentation/overscroll/")
        try await page.evaluate("document.querySelector('.screens a[href$=unknown]').click()")
        try await page.wait(until: "document.querySelector('#source-code').textContent.includes('Other')")
        #expect(try await page.evaluate("document.querySelector('#source-docs').checkVisibility()") == false)
        try await page.evaluate("document.querySelector('.screens a[href$=chat]').click()")
        try await page.wait(until: "document.querySelector('#source-code').textContent.includes('Chat')")
        #expect(try await page.evaluate("document.querySelector('#source-docs').checkVisibility()") == true)
        try await page.evaluate("document.querySelector('#source-docs').click()")
        try await page.wait(until: "document.title === 'It runs'")
        #expect(
          try await page.evaluate("location.href").string
            == "\(address)docs/documentation/overscrolllists/chat/")
        #expect(try await page.evaluate("getComputedStyle(document.body).marginTop") == "7px")
      }
    }
  }
}
