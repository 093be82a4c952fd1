import Foundation
import GalleryServer
import TestTurns
import Testing

@Suite("The documentation's site", .turns)
struct DocsTests {
  private static let script = #"var baseUrl = "/docs/""#
  private static let page = """
    <!doctype html><html><head><script>\(script)</script><script defer src="/docs/js/app.js"></script></head>
    <body data-color-scheme="auto"><noscript>No scripts</noscript></body></html>
    """

  /// Runs `body` with a server and a documentation site in a folder.
  private func site(_ body: (RunningServer, TemporaryFolder) async throws -> Void) async throws {
    try await TemporaryFolder.with { folder in
      for path in [
        "index.html", "documentation/pages/one/index.html", "documentation/pages/pull(_:edge:)/index.html",
      ] {
        try folder.write(Self.page, to: "site/\(path)")
      }
      try folder.write("app()", to: "site/js/app.js")
      try folder.write("secret", to: "secret.txt")
      try folder.write("hidden", to: "site/.hidden")
      try folder.link("site/out.txt", to: "secret.txt")
      try folder.link("site/out", to: ".")
      let docs = folder.url.appendingPathComponent("site")
      try await RunningServer.with(docs: docs) { try await body($0, folder) }
    }
  }

  @Test("A page is served under its folder's name, with or without a trailing slash")
  func pages() async throws {
    try await site { server, _ async throws in
      for path in [
        "/docs", "/docs/", "/docs/index.html", "/docs/documentation/pages/one/",
        "/docs/documentation/pages/one",
        "/docs/documentation/pages/one?language=swift", "/docs/documentation/pages/pull(_:edge:)/",
        "/docs/documentation/pages/pull(_%3Aedge%3A)",
      ] {
        let answer = try await server.get(path)
        #expect(answer.status == 200, "\(path)")
        #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
        #expect(answer.text == Self.page)
        let tag = try #require(answer.headers["etag"])
        #expect(try await server.get(path, ["If-None-Match: \(tag)"]).status == 304)
      }
    }
  }

  @Test("A documentation page may run inline scripts, and a gallery page may not")
  func policy() async throws {
    try await site { server, _ async throws in
      let policy = try #require(try await server.get("/docs/").headers["content-security-policy"])
      #expect(policy.contains("script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'"))
      #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
      for path in ["/docs/none", "/"] {
        let other = try await server.get(path).headers["content-security-policy"]
        #expect(other?.components(separatedBy: "; ") == HeaderTests.policy)
      }
    }
  }

  @Test("The index of screens reports whether a site exists, even if the site is built while the server runs")
  func hasDocs() async throws {
    try await TemporaryFolder.with { folder in
      let docs = folder.url.appendingPathComponent("site")
      let stages = try FakeStage.index.stages(in: folder)
      try await RunningServer.with(stages: stages, docs: docs) { server async throws in
        #expect(try await server.get("/api/screens").text.hasPrefix(#"{"docs":false,"parts":["#))
        #expect(try await server.get("/docs/").status == 404)
        try folder.write(Self.page, to: "site/index.html")
        #expect(try await server.get("/api/screens").text.hasPrefix(#"{"docs":true,"parts":["#))
        #expect(try await server.get("/docs/").status == 200)
      }
    }
  }

  @Test("Every screen of the gallery has a page, and every page is an article of the documentation")
  func links() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let script = try text("Web/Sources/GalleryServer/Resources/public/js/swiftui/docs-pages.js")
    let pages = script.matches(of: /(?<id>\w+): (?<kind>article|guide|list|rows)\('(?<name>\w+)'\)/)
    let screens = try text("Examples/GalleryApp/Sources/GalleryScreens/Screen+View.swift").matches(
      of: /case \.(\w+):/)
    #expect(Set(pages.map(\.id)) == Set(screens.map(\.1)))
    var articles: Set<String> = []
    for module in ["Overscroll", "OverscrollLists", "OverscrollRows", "OverscrollArticles"] {
      let folder = root.appendingPathComponent("Sources/\(module)/\(module).docc")
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".md")
      {
        articles.insert("\(module)/\(file.dropLast(3))".lowercased())
      }
    }
    for page in pages {
      let folders = [
        "guide": "overscroll/", "list": "overscrolllists/", "rows": "overscrollrows/",
        "article": "overscrollarticles/comingfrom",
      ]
      let path = (folders[String(page.kind)] ?? "") + page.name
      #expect(articles.contains(path), "\(page.id)")
    }
  }
}
