import Foundation
import TestTurns
import Testing

@Suite("The command", .turns)
struct CommandTests {
  @Test("The command prints its address and exits with status 0 on a signal", arguments: [SIGINT, SIGTERM])
  func stops(signal: Int32) async throws {
    let gallery = try GalleryProcess(["--port", "0"])
    defer { gallery.end() }
    let line = try await gallery.line()
    let match = try #require(line.wholeMatch(of: /Overscroll gallery: http:\/\/127\.0\.0\.1:(\d+)\//))
    let client = RawClient(port: try #require(UInt16(match.1)))
    let page = try await client.exchange(
      [Data("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)], finishes: true)
    #expect(try RawAnswer(page).status == 200)

    let slow = Task {
      try await client.exchange([Data("GET /api/rows?delay=9000 HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)])
    }
    try await Task.sleep(for: .milliseconds(200))
    let start = ContinuousClock.now
    gallery.send(signal)
    #expect(try await gallery.status() == 0)
    #expect(ContinuousClock.now - start < .seconds(3))
    _ = try await slow.value
  }
}
