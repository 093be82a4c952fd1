import Foundation
import GalleryServer
import TestTurns
import Testing

@Suite("Headers", .turns)
struct HeaderTests {
  static let policy = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
    "img-src 'self' data:", "connect-src 'self'", "font-src 'self'", "base-uri 'none'",
    "form-action 'none'", "frame-ancestors 'none'",
  ]

  @Test("Every answer has the security headers, even an error")
  func securityHeaders() async throws {
    try await RunningServer.with { server async throws in
      for (request, status) in [
        ("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 200),
        ("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n", 200),
        ("GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: *\r\n\r\n", 304),
        ("GET /api/rows HTTP/1.1\r\nHost: localhost\r\n\r\n", 200),
        ("GET /api/rows?count=0 HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
        ("GET /api/rows?fail=1 HTTP/1.1\r\nHost: localhost\r\n\r\n", 503),
        ("GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
        ("PUT / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
        ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
        ("GET / HTTP/1.1\r\n\r\n", 421),
      ] {
        let answer = try await server.raw(request)
        #expect(answer.status == status, "\(request)")
        let policy = try #require(answer.headers["content-security-policy"])
        #expect(policy.components(separatedBy: "; ") == Self.policy)
        #expect(answer.headers["x-content-type-options"] == "nosniff")
        #expect(answer.headers["referrer-policy"] == "no-referrer")
        #expect(answer.headers["cross-origin-opener-policy"] == "same-origin")
        #expect(answer.headers["cross-origin-embedder-policy"] == "require-corp")
        #expect(answer.headers["cross-origin-resource-policy"] == "same-origin")
      }
    }
  }

  @Test("Only requests with a loopback name or address in `Host` are answered")
  func host() async throws {
    try await RunningServer.with { server async throws in
      for (name, status) in [
        ("127.0.0.1", 200), ("127.0.0.1:8080", 200), ("localhost", 200), ("LocalHost:1", 200),
        ("[::1]", 200), ("[::1]:8080", 200), ("localhost:", 200),
        ("evil.example", 421), ("127.0.0.1.evil.example", 421), ("localhost.evil.example:8080", 421),
        ("localhost:80@evil.example", 421), ("evil.example:127.0.0.1", 421), ("192.168.0.1", 421),
        ("", 421), ("::1", 421),
      ] {
        #expect(try await server.raw("GET / HTTP/1.1\r\nHost: \(name)\r\n\r\n").status == status, "\(name)")
      }
    }
  }
}
