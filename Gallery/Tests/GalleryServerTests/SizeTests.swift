import Foundation
import GalleryServer
import TestTurns
import Testing

@Suite("Sizes and times", .turns)
struct SizeTests {
  @Test("A target of 2048 bytes is read, one more is too long", arguments: [(2_048, 404), (2_049, 414)])
  func target(length: Int, status: Int) async throws {
    try await RunningServer.with { server async throws in
      let target = "/" + String(repeating: "a", count: length - 1)
      #expect(try await server.get(target).status == status)
    }
  }

  /// A request that repeats something, named by what it repeats: the whole would be 4 MB in a report.
  struct Repetition: CustomTestStringConvertible, Sendable {
    var before = ""
    let part: String
    let count: Int
    var after = ""

    var testDescription: String { "\(count) × \(part.debugDescription) after \(before.debugDescription)" }
    var text: String { before + String(repeating: part, count: count) + after }
  }

  private static let head = "GET / HTTP/1.1\r\nHost: localhost\r\n"

  @Test(
    "Too much of anything ends in a clean answer",
    arguments: [
      (Repetition(before: "GET /", part: "a", count: 4_000_000), 414),
      (Repetition(part: "A", count: 100_000), 414),
      (Repetition(before: head + "x: ", part: "a", count: 4_000_000), 431),
      (Repetition(before: "GET / HTTP/1.1\r\n", part: "x: y\r\n", count: 500_000, after: "\r\n"), 431),
      (Repetition(before: head, part: "x: y\r\n", count: 100, after: "\r\n"), 431),
      (Repetition(before: head, part: "x: y\r\n", count: 99, after: "\r\n"), 200),
      (Repetition(before: head + "Content-Length: 4000000\r\n\r\n", part: "a", count: 4_000_000), 413),
    ] as [(Repetition, Int)])
  func tooMuch(request: Repetition, status: Int) async throws {
    try await RunningServer.with { server async throws in
      #expect(try await server.raw(request.text).status == status)
      #expect(try await server.get("/").status == 200)
    }
  }

  @Test("A head may come in pieces, cut anywhere")
  func pieces() async throws {
    try await RunningServer.with { server async throws in
      let request = Data("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
      for cut in stride(from: 1, to: request.count, by: 3) + [request.count - 1, request.count - 2] {
        let pieces = [Data(request[..<cut]), Data(request[cut...])]
        #expect(
          try RawAnswer(await server.client.exchange(pieces, pause: 0.005, finishes: true)).status == 200)
      }
    }
  }

  @Test("Who does not finish a head in time is told so; who says nothing is not")
  func patience() async throws {
    try await RunningServer.with(patience: .milliseconds(500)) { server async throws in
      let half = Data("GET / HTTP/1.1\r\nHost:".utf8)
      #expect(try RawAnswer(await server.client.exchange([half])).status == 408)
      #expect(try await server.client.exchange([]).isEmpty)
      let drip = "GET / HTTP/1.1\r\nx: abcdefghijklmnop".utf8.map { Data([$0]) }
      #expect(try RawAnswer(await server.client.exchange(drip, pause: 0.04)).status == 408)
    }
  }

  @Test("An answer ends when it has been sent, though its reader stays")
  func endsAtOnce() async throws {
    try await RunningServer.with { server async throws in
      let start = ContinuousClock.now
      // The server listens for a second after each answer; a reader must not have to wait for that.
      for _ in 0..<8 { #expect(try await server.get("/").status == 200) }
      #expect(ContinuousClock.now - start < .seconds(6))
    }
  }

  @Test("Three hundred visitors at once are all answered")
  func crowd() async throws {
    try await RunningServer.with { server async throws in
      let client = server.client
      let request = Data("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
      try await withThrowingTaskGroup(of: Data.self) { group in
        for _ in 0..<300 { group.addTask { try await client.exchange([request], finishes: true) } }
        for try await answer in group { #expect(try RawAnswer(answer).status == 200) }
      }
    }
  }
}
