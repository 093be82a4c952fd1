import Foundation
import GalleryServer
import TestTurns
import Testing

@Suite("What a browser keeps", .turns)
struct CachingTests {
  /// Where `gzip` is, as the server looks for it.
  static let gzip = ["/usr/bin/gzip", "/bin/gzip"].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The paths that the page names.
  private func names(_ page: String) -> [String] {
    page.matches(of: /(?:href|src)="([^"#]+)"/).map { String($0.1) }
  }

  @Test("All that the page names has a name for ever, and is never asked for again")
  func forEver() async throws {
    try await RunningServer.with(mounts: Mount.elements) { server async throws in
      let names = names(try await server.get("/").text)
      #expect(Set(names.map { String($0.split(separator: "/")[0]) }).count == 1)
      let ends = [
        "gallery.css", "gallery.js", "overscroll/overscroll.js", "overscroll/lists.wasm", "logo.svg",
      ]
      for end in ends { #expect(names.contains { $0.hasSuffix("/" + end) }) }
      for name in names {
        let answer = try await server.get(name)
        #expect(answer.status == 200)
        #expect(answer.headers["cache-control"] == "public, max-age=31536000, immutable")
        let parts = name.split(separator: "/").dropFirst()
        let plain = try await server.get("/\(parts.joined(separator: "/"))")
        #expect(plain.body == answer.body)
        #expect(plain.headers["cache-control"] == "no-cache")
      }
    }
  }

  @Test("A file that changes gives all of them other names, and the old ones are gone")
  func edition() async throws {
    try await TemporaryFolder.with { folder in
      var old = ""
      for text in ["one", "two"] {
        try folder.write(text, to: "a.txt")
        let mounts = [Mount(path: "/m", source: folder.url)]
        try await RunningServer.with(mounts: mounts) { server async throws in
          let edition = try #require(names(try await server.get("/").text).first).split(separator: "/")[0]
          #expect(try await server.get("/\(edition)/m/a.txt").text == text)
          if !old.isEmpty { #expect(try await server.get("/\(old)/m/a.txt").status == 404) }
          for path in ["//\(edition)/m/a.txt", "/\(edition)//m/a.txt", "/\(edition)/", "/\(edition)"] {
            #expect(try await server.get(path).status == 404)
          }
          #expect(String(edition) != old)
          old = String(edition)
        }
      }
    }
  }

  @Test(
    "Texts and WebAssembly are packed for who takes that", .enabled(if: gzip != nil, "There is no gzip here"),
    arguments: [
      "/", "/gallery.js", "/gallery.css", "/logo.svg", "/overscroll/lists.wasm", "/overscroll/overscroll.js",
    ])
  func packed(path: String) async throws {
    try await RunningServer.with(mounts: Mount.elements) { server async throws in
      let plain = try await server.get(path)
      #expect(plain.headers["content-encoding"] == nil)
      for accepted in ["gzip", "br, GZIP;q=0.5", "gzip, deflate, br, zstd"] {
        let packed = try await server.get(path, ["Accept-Encoding: \(accepted)"])
        if plain.body.count < 1_024 {
          #expect(packed.headers["content-encoding"] == nil)
          continue
        }
        #expect(packed.headers["content-encoding"] == "gzip")
        #expect(packed.headers["vary"] == "Accept-Encoding" && plain.headers["vary"] == "Accept-Encoding")
        #expect(packed.body.starts(with: [0x1F, 0x8B]) && packed.body.count < plain.body.count / 2 + 10_000)
        #expect(packed.headers["content-type"] == plain.headers["content-type"])
        let tag = try #require(packed.headers["etag"])
        #expect(tag != plain.headers["etag"])
        let fields = ["Accept-Encoding: \(accepted)", "If-None-Match: \(tag)"]
        #expect(try await server.get(path, fields).status == 304)
        #expect(try await server.get(path, ["If-None-Match: \(tag)"]).status == 200)
      }
    }
  }

  @Test(
    "It is not packed for who does not take that",
    arguments: ["", "br", "gzip;q=0", "gzip; q=0.0", "xgzip", "*"])
  func plain(accepted: String) async throws {
    try await RunningServer.with { server async throws in
      let answer = try await server.get("/", ["Accept-Encoding: \(accepted)"])
      #expect(answer.headers["content-encoding"] == nil)
      #expect(answer.text.hasPrefix("<!doctype html>"))
    }
  }
}
