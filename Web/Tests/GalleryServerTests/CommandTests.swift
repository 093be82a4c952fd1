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

  @Test("The command exits with status 1 if its port is in use")
  func portTaken() async throws {
    let first = try GalleryProcess(["--port", "0"])
    defer { first.end() }
    let match = try #require(try await first.line().firstMatch(of: /:(\d+)\/$/))
    let second = try GalleryProcess(["--port", String(match.1)])
    defer { second.end() }
    #expect(try await second.status() == 1)
    #expect(second.complaint().contains("Port \(match.1) is taken"))
    first.send(SIGTERM)
    #expect(try await first.status() == 0)
  }

  @Test(
    "With a wrong option, the command exits with the status for a usage error",
    arguments: [["--port", "70000"], ["extra"]])
  func usage(arguments: [String]) async throws {
    let gallery = try GalleryProcess(arguments)
    defer { gallery.end() }
    #expect(try await gallery.status() == 64)
  }
}
