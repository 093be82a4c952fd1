import Foundation
import GalleryServer
import TestTurns
import Testing

/// Hostile requests do not stop the server or grow its memory.
@Suite("Attacks", .turns, .serialized)
struct AttackTests {
  @Test("A path outside the site is not found, however it is spelled")
  func traversal() async throws {
    try await RunningServer.with { server async throws in
      for path in [
        "/../Package.swift", "/./index.html", "/a/../index.html", "//index.html", "/index.html/",
        "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "//etc/passwd", "/..\\..\\etc\\passwd",
        "/index.html%00", "/%69ndex.html", "/INDEX.HTML", "/rows.json", "/public/index.html", "/%zz",
        "/api/rows/", "/.git/config", "file:///etc/passwd", "http://127.0.0.1/", "*", "index.html",
      ] {
        let answer = try await server.get(path)
        #expect(answer.status == 404, "\(path)")
        #expect(answer.text == "404 Not Found\n")
      }
    }
  }

  @Test("A malformed request is refused or its connection closed, and the next request is answered")
  func malformed() async throws {
    try await RunningServer.with { server async throws in
      for request in [
        "\r\n\r\n", "GET\r\n\r\n", "GET /\u{0} HTTP/1.1\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}",
        "GET / HTTP/1.1\r\n: x\r\nx\r\n folded\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9223372036854775807\r\n\r\nx",
        "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\nx\r\n",
      ] {
        let answer = try await server.client.exchange([Data(request.utf8)], finishes: true)
        if !answer.isEmpty { #expect(try RawAnswer.all(answer).allSatisfy { $0.status >= 400 }) }
        #expect(try await server.get("/").status == 200)
      }
    }
  }

  @Test(
    "An endless request head or body is cut off, and its memory is freed", .alone,
    arguments: [
      "GET / HTTP/1.1\r\nx: ", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 64000000\r\n\r\n",
    ])
  func endless(start: String) async throws {
    try await RunningServer.with { server async throws in
      #expect(try await server.get("/").status == 200)
      let before = Memory.resident
      let pieces = [Data(start.utf8)] + [Data](repeating: Data(repeating: 0x61, count: 1_000_000), count: 64)
      _ = try await server.client.exchange(pieces)
      #expect(Memory.resident - before < 16_000_000)
      #expect(try await server.get("/").status == 200)
    }
  }

  @Test("An endless WebSocket frame is cut off, and its stage ends", .alone)
  func frame() async throws {
    try await TemporaryFolder.with { folder in
      try await RunningServer.with(stages: FakeStage.echo.stages(in: folder, most: 1)) {
        server async throws in
        let hello = SocketBytes.handshake(server.address.port)
        let head = Data([0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
        let before = Memory.resident
        let pieces = [hello, head] + [Data](repeating: Data(repeating: 0x78, count: 1_000_000), count: 64)
        _ = try await server.client.exchange(pieces, once: SocketBytes.isOpen)
        #expect(Memory.resident - before < 16_000_000)
        // The only stage becomes free again.
        var next: (texts: [String], code: Int?, reason: String) = ([], nil, "")
        for _ in 0..<50 where next.code != 1000 {
          next = SocketBytes.read(
            try await server.client.exchange([hello, SocketBytes.goodbye], pause: 0.05))
        }
        #expect(next.code == 1000)
      }
    }
  }
}
