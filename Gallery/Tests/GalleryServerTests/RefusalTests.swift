import Foundation
import GalleryServer
import TestTurns
import Testing

@Suite("What is refused", .turns)
struct RefusalTests {
  @Test(
    "No spelling of a path leads out of the site",
    arguments: [
      "/../Package.swift", "/..", "/./index.html", "/a/../index.html", "//index.html", "/index.html/",
      "/../../../../../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%2E%2E/rows.json",
      "/..%2f..%2fetc%2fpasswd", "/%2fetc/passwd", "//etc/passwd", "/..\\..\\etc\\passwd",
      "/..%5c..%5cetc%5cpasswd", "/index.html%00", "/%00", "/index.html%00.png", "/%252e%252e/rows.json",
      "/%c0%ae%c0%ae/rows.json", "/%e0%80%ae%e0%80%ae/rows.json", "/..%c0%afrows.json", "/%u002e%u002e/x",
      "/....//rows.json", "/..;/rows.json", "/.%2e/rows.json", "/%69ndex.html", "/INDEX.HTML",
      "/rows.json", "/public/index.html", "/%", "/%zz", "/api", "/api/", "/api/rows/", "/api/%72ows",
      "/~root", "/.git/config", "/file:///etc/passwd", "/index.html;x", "/index.html%20", "/:80",
    ])
  func traversal(path: String) async throws {
    try await RunningServer.with { server async throws in
      let answer = try await server.get(path)
      #expect(answer.status == 404)
      #expect(answer.text == "404 Not Found\n")
    }
  }

  @Test(
    "A target that is no path is malformed",
    arguments: [
      "file:///etc/passwd", "http://127.0.0.1/", "http://evil.example/", "*", "index.html", "..", "\\etc",
      "127.0.0.1:80", "?x", "",
    ])
  func target(target: String) async throws {
    try await RunningServer.with { server async throws in
      #expect(try await server.get(target).status == 400)
    }
  }

  @Test(
    "Every method but GET and HEAD is told which there are",
    arguments: [
      "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "BREW", "get", "Get",
      "X!",
    ])
  func method(method: String) async throws {
    try await RunningServer.with { server async throws in
      let answer = try await server.ask("\(method) /")
      #expect(answer.status == 405)
      #expect(answer.headers["allow"] == "GET, HEAD")
    }
  }

  @Test(
    "A HEAD that is refused gets no body, in however many pieces it was sent", arguments: [1, 3, 5, 8, 40])
  func pieces(cut: Int) async throws {
    let heads = [
      ("HEAD / HTTP/9.9\r\nHost: localhost\r\n\r\n", 505), ("HEAD / HTTP/1.1\r\nHost: evil\r\n\r\n", 421),
      ("HEAD / HTTP/1.1\r\nHost: localhost\r\nrubbish\r\n\r\n", 400), ("HEAD / HTTP/1.1\r\nHost: loca", 408),
    ]
    try await RunningServer.with(patience: .milliseconds(400)) { server async throws in
      for (head, status) in heads {
        let bytes = Data(head.utf8)
        let pieces = [bytes.prefix(cut), bytes.dropFirst(cut)]
        let answer = try RawAnswer(await server.client.exchange(pieces, pause: 0.05))
        #expect(answer.status == status)
        #expect(answer.body.isEmpty && answer.headers["content-length"] != "0")
      }
    }
  }

  @Test(
    "A request that is not quite HTTP is malformed, at once",
    arguments: [
      "\r\n\r\n", "\n\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/1.1\nHost: localhost\n\n",
      "GET  / HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET / x HTTP/1.1\r\nHost: localhost\r\n\r\n",
      " GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET / FTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET /\u{0} HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET /é HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "G(T / HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\n folded\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nx\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n", "GET / HTTP/1.1\rHost: localhost\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nx: a\u{7}b\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}",
    ])
  func malformed(request: String) async throws {
    try await RunningServer.with { server async throws in
      #expect(try await server.raw(request).status == 400)
    }
  }

  @Test(
    "A body is refused unread, however it is framed",
    arguments: [
      (["Content-Length: 5"], 413), (["Content-Length: 99999999999999999999999"], 413),
      (["Content-Length: 0"], 200), (["Content-Length: 000"], 200), (["Content-Length: -1"], 400),
      (["Content-Length: +5"], 400), (["Content-Length: five"], 400), (["Content-Length:"], 400),
      (["Content-Length: 5, 5"], 400), (["Content-Length: 0", "Content-Length: 0"], 400),
      (["Transfer-Encoding: chunked"], 413), (["Transfer-Encoding: identity"], 413),
      (["Transfer-Encoding: chunked", "Content-Length: 0"], 400), (["Expect: 100-continue"], 417),
    ])
  func body(fields: [String], status: Int) async throws {
    try await RunningServer.with { server async throws in
      #expect(try await server.get("/", fields).status == status)
    }
  }
}
