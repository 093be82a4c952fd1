import Foundation
import GalleryServer
import TestTurns
import Testing

@Suite("Connections", .turns)
struct ConnectionTests {
  private func request(_ target: String, _ fields: String = "", version: String = "1.1") -> String {
    "GET \(target) HTTP/\(version)\r\nHost: localhost\r\n\(fields)\r\n"
  }

  @Test("Requests on the same connection are answered in their order, sent one by one or all at once")
  func several() async throws {
    try await RunningServer.with { server async throws in
      let targets = ["/none", "/", "/api/rows?delay=50&count=1", "/logo.svg", "/api/rows?count=2"]
      let requests = targets.map { Data(request($0).utf8) }
      for pieces in [requests, [requests.reduce(Data(), +)]] {
        let answers = try RawAnswer.all(await server.client.exchange(pieces, pause: 0.01, finishes: true))
        try #require(answers.count == targets.count)
        #expect(answers.map(\.status) == [404, 200, 200, 200, 200])
        #expect(answers[0].text == "404 Not Found\n")
        #expect(try answers[2].page().rows.count == 1)
        #expect(answers[3].headers["content-type"] == "image/svg+xml; charset=utf-8")
        #expect(try answers[4].page().rows.count == 2)
        #expect(answers.allSatisfy { $0.headers["connection"] == nil })
      }
    }
  }

  @Test(
    "A connection ends where the visitor says so, and with HTTP/1.0",
    arguments: ["close", "keep-alive, Close"])
  func closes(connection: String) async throws {
    try await RunningServer.with { server async throws in
      let first = request("/none", "Connection: \(connection)\r\n")
      for first in [first, request("/none", version: "1.0")] {
        let answers = try RawAnswer.all(await server.client.exchange([Data((first + request("/")).utf8)]))
        #expect(answers.count == 1)
        #expect(answers.first?.headers["connection"] == "close")
      }
    }
  }

  @Test("Nothing is read behind a request that is refused")
  func refused() async throws {
    try await RunningServer.with { server async throws in
      let refused = [
        ("POST / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405), (request("/", "Content-Length: 5\r\n"), 413),
        ("rubbish\r\n\r\n", 400),
      ]
      for (text, status) in refused {
        let bytes = Data((request("/none") + text + request("/")).utf8)
        let answers = try RawAnswer.all(await server.client.exchange([bytes]))
        #expect(answers.map(\.status) == [404, status])
        #expect(answers.last?.headers["connection"] == "close")
      }
    }
  }

  @Test("A thousand requests may come on a connection, and the last is told that it is")
  func most() async throws {
    try await RunningServer.with { server async throws in
      let bytes = Data(String(repeating: request("/none"), count: 1_001).utf8)
      let answers = try RawAnswer.all(await server.client.exchange([bytes]))
      #expect(answers.count == 1_000)
      #expect(answers.last?.headers["connection"] == "close")
      #expect(answers.dropLast().allSatisfy { $0.headers["connection"] == nil })
    }
  }

  @Test("A second head that does not end in time is told so, too")
  func lateSecond() async throws {
    try await RunningServer.with(patience: .milliseconds(300)) { server async throws in
      let answers = try RawAnswer.all(
        await server.client.exchange([Data((request("/none") + "GET / HT").utf8)]))
      #expect(answers.map(\.status) == [404, 408])
    }
  }

  @Test("A hundred and sixty slow connections do not keep a reader waiting", .alone)
  func slow() async throws {
    try await RunningServer.with { server async throws in
      try await server.client.hold(160, sending: "GET / HT") { () async throws in
        let start = ContinuousClock.now
        #expect(try await server.get("/none").status == 404)
        #expect(ContinuousClock.now - start < .seconds(3))
      }
    }
  }

  @Test("Where all places are taken, those who keep us waiting go first", .alone)
  func full() async throws {
    try await RunningServer.with { server async throws in
      try await server.client.hold(700, sending: "GET / HT") { () async throws in
        let start = ContinuousClock.now
        #expect(try await server.get("/none").status == 404)
        #expect(ContinuousClock.now - start < .seconds(3))
      }
    }
  }

  @Test("A visit's memory is freed when it ends", .alone)
  func memory() async throws {
    try await RunningServer.with { server async throws in
      let visits = { (count: Int) in
        for _ in 0..<count {
          _ = try await server.client.exchange([Data(request("/none").utf8)], finishes: true)
        }
      }
      try await visits(300)
      let before = Memory.resident
      try await visits(3_000)
      // 2.9 kB of each would be 8.7 MB.
      #expect(Memory.resident - before < 3_000_000)
    }
  }
}
