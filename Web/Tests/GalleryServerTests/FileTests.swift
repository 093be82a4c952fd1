import Foundation
import GalleryServer
import TestTurns
import Testing

@Suite("Files", .turns)
struct FileTests {
  @Test("The gallery's page is served at the root and at `/index.html`")
  func page() async throws {
    try await RunningServer.with { server async throws in
      let root = try await server.get("/")
      #expect(root.status == 200)
      #expect(root.headers["content-type"] == "text/html; charset=utf-8")
      #expect(root.text.contains("<title>"))
      #expect(root.headers["content-length"] == String(root.body.count))
      let named = try await server.get("/index.html?v=1")
      #expect(named.body == root.body)
    }
  }

  @Test("A file that the browser has cached is not sent again")
  func notModified() async throws {
    try await RunningServer.with { server async throws in
      for pattern in ["{}", "W/{}", "\"x\", {}", "*"] {
        let first = try await server.get("/")
        let tag = try #require(first.headers["etag"])
        #expect(first.headers["cache-control"] == "no-cache")
        let field = "If-None-Match: " + pattern.replacingOccurrences(of: "{}", with: tag)
        let second = try await server.get("/", [field])
        #expect(second.status == 304, "\(pattern)")
        #expect(second.body.isEmpty)
        #expect(second.headers["etag"] == tag)
        #expect(try await server.get("/", ["If-None-Match: \"x\""]).status == 200)
      }
    }
  }

  @Test("Every kind of file has its content type")
  func contentType() async throws {
    let types = [
      ("a.html", "text/html; charset=utf-8"), ("a.css", "text/css; charset=utf-8"),
      ("a.js", "text/javascript; charset=utf-8"), ("a.wasm", "application/wasm"),
      ("a.svg", "image/svg+xml; charset=utf-8"), ("a.png", "image/png"),
      ("a.JSON", "application/json; charset=utf-8"), ("a.exe", "application/octet-stream"),
      ("js", "application/octet-stream"),
    ]
    try await TemporaryFolder.with { folder in
      for (name, _) in types { try folder.write("x", to: name) }
      try await RunningServer.with(mounts: [Mount(path: "m", source: folder.url)]) { server async throws in
        for (name, type) in types {
          let answer = try await server.get("/m/\(name)")
          #expect(answer.status == 200 && answer.headers["content-type"] == type, "\(name)")
        }
      }
    }
  }

  @Test("Files may be cached for the configured time, and rows may not be cached")
  func maxAge() async throws {
    try await RunningServer.with(maxAge: 60) { server async throws in
      #expect(try await server.get("/").headers["cache-control"] == "max-age=60")
      #expect(try await server.get("/api/rows").headers["cache-control"] == "no-store")
      #expect(try await server.get("/api/characters").headers["cache-control"] == "no-cache")
    }
  }

  @Test("Mounts serve folders and single files, and a later mount replaces an earlier mount")
  func mounts() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("engine", to: "engine.wasm")
      try folder.write("one", to: "js/deep/one.js")
      try folder.write("index", to: "js/index.html")
      try folder.write("spaced", to: "js/two words.js")
      let mounts = [
        Mount(path: "/overscroll/", source: folder.url.appendingPathComponent("js")),
        Mount(path: "engine.wasm", source: folder.url.appendingPathComponent("engine.wasm")),
        Mount(path: "/overscroll/deep/one.js", source: folder.url.appendingPathComponent("engine.wasm")),
      ]
      try await RunningServer.with(mounts: mounts) { server async throws in
        #expect(try await server.get("/overscroll/deep/one.js").text == "engine")
        #expect(try await server.get("/overscroll/").text == "index")
        #expect(try await server.get("/overscroll/two%20words.js").text == "spaced")
        #expect(try await server.get("/engine.wasm").headers["content-type"] == "application/wasm")
        #expect(try await server.get("/overscroll").status == 404)
      }
    }
  }

  @Test(
    "The gallery's pages link their modules, and every linked file is served",
    arguments: [
      ("/", ["/js/page.js", "/js/swiftui/phone.js", "/README.md", "/elements.html"]),
      ("/elements.html", ["/js/elements.js", "/overscroll/elements/overscroll-list.js", "/README.md"]),
    ])
  func names(page: String, expected: [String]) async throws {
    try await RunningServer.with(mounts: Mount.elements) { server async throws in
      let names = try await server.get(page).text.matches(of: /(?:href|src)="(\/[^"#]*)"/).map {
        String($0.1)
      }
      #expect(expected.filter { !names.contains($0) } == [])
      for name in names { #expect(try await server.get(name).status == 200, "\(name)") }
    }
  }

  @Test("The README is served as text, and the page's line for a package is from it")
  func readme() async throws {
    try await RunningServer.with { server async throws in
      let readme = try await server.get("/README.md")
      #expect(readme.status == 200 && readme.headers["content-type"] == "text/plain; charset=utf-8")
      let page = try await server.get("/").text
      let line = try #require(page.firstMatch(of: /<code id="install">(.+)<\/code>/)?.1)
      #expect(line.hasPrefix(".package(url: ") && readme.text.contains(line))
    }
  }

  @Test("A path outside the site, a symbolic link and a hidden file are not found")
  func outside() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("secret", to: "private/secret.txt")
      try folder.write("hidden", to: "public/.hidden")
      try folder.write("plain", to: "public/plain.txt")
      try folder.link("public/out.txt", to: "private/secret.txt")
      try folder.link("public/folder", to: "private")
      let mount = Mount(path: "/m", source: folder.url.appendingPathComponent("public"))
      try await RunningServer.with(mounts: [mount]) { server async throws in
        #expect(try await server.get("/m/plain.txt").text == "plain")
        for path in [
          "/m/out.txt", "/m/folder/secret.txt", "/m/.hidden", "/m/../private/secret.txt", "/../Package.swift",
          "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/index.html/", "/index.html%00", "/%69ndex.html",
          "/rows.json", "/public/index.html", "/api/rows/",
        ] {
          #expect(try await server.get(path).status == 404, "\(path)")
        }
      }
    }
  }
}
