import Foundation
import GalleryServer
import TestTurns
import Testing

@Suite("A socket and its stage", .turns)
struct SocketTests {
  /// Opens a socket, sends pieces and reads until the server closes the socket.
  ///
  /// - Parameter isAnswered: Whether each piece waits until all earlier texts are answered.
  private func talk(
    to stage: FakeStage, idle: Duration = .seconds(60), pause: TimeInterval = 0.05, isAnswered: Bool = false,
    _ pieces: [Data]
  ) async throws -> (texts: [String], code: Int?, reason: String) {
    try await TemporaryFolder.with { folder in
      let stages = try stage.stages(in: folder, idle: idle)
      return try await RunningServer.with(stages: stages) { server in
        let hello = SocketBytes.handshake(server.address.port)
        return SocketBytes.read(
          try await server.client.exchange([hello] + pieces, pause: pause) { index, answer in
            SocketBytes.isOpen(index, answer)
              && (!isAnswered || SocketBytes.read(answer).texts.count >= index - 1)
          })
      }
    }
  }

  @Test("The visitor's messages reach the stage, and the stage's answers reach the visitor")
  func relay() async throws {
    let long = String(repeating: "x", count: 4000)
    let answer = try await talk(
      to: .echo, isAnswered: true, ["one", "two", long].map(SocketBytes.text) + [SocketBytes.goodbye])
    #expect(answer.texts == ["one", "two", long])
    #expect(answer.code == 1000)
  }

  @Test(
    "A stage that ends closes its socket with the reason",
    arguments: [
      (FakeStage.trap, 1011, "The stage crashed with signal 4."),
      (.trapLater, 1011, "The stage crashed with signal 11."),
      (.leave, 1011, "The stage exited with status 3."),
      (.mistaken, 1007, "The stage does not understand this message."),
    ])
  func ends(stage: FakeStage, code: Int, reason: String) async throws {
    let answer = try await talk(to: stage, [SocketBytes.text("[]")])
    #expect(answer.code == code)
    #expect(answer.reason == reason)
  }

  @Test(
    "A message that is binary, fragmented or has two lines closes the socket with the reason",
    arguments: [
      Data([0x82, 0x81, 0, 0, 0, 0, 1]), Data([0x80, 0x81, 0, 0, 0, 0, 1]), Data([0x83, 0x80, 0, 0, 0, 0]),
      SocketBytes.text("[]\n[]"),
    ])
  func refused(piece: Data) async throws {
    let answer = try await talk(to: .echo, [piece])
    #expect(answer.code == 1007)
    #expect(answer.reason == "The stage does not understand this message.")
  }

  @Test("If a visitor sends only ticks (frame times), the stage ends after the idle time")
  func idles() async throws {
    let tick = SocketBytes.text(#"[{"tick":0.016}]"#)
    let ticks = [Data](repeating: tick, count: 100)
    let answer = try await talk(to: .echo, idle: .seconds(1), isAnswered: true, ticks)
    #expect(answer.code == 1000)
    #expect(answer.reason == "Nothing happened for a while, so the stage was ended.")
    #expect(!answer.texts.isEmpty && answer.texts.allSatisfy { $0 == #"[{"tick":0.016}]"# })
  }

  @Test("A visitor that keeps sending while the stage ends receives the reason")
  func talksOn() async throws {
    try await TemporaryFolder.with { folder in
      try await RunningServer.with(stages: FakeStage.leave.stages(in: folder)) { server async throws in
        let pieces =
          [SocketBytes.handshake(server.address.port)]
          + [Data](repeating: SocketBytes.text("[]"), count: 100)
        let client = server.client
        for _ in 0..<5 {
          let visitors = (0..<8).map { _ in
            Task { try await client.exchange(pieces, pause: 0.0003, once: SocketBytes.isOpen) }
          }
          for visitor in visitors {
            let answer = SocketBytes.read(try await visitor.value)
            #expect(answer.code == 1011 && answer.reason == "The stage exited with status 3.")
          }
        }
      }
    }
  }

  @Test("A page of a different origin cannot open a socket, and a malformed handshake is refused")
  func handshake() async throws {
    try await TemporaryFolder.with { folder in
      try await RunningServer.with(stages: FakeStage.echo.stages(in: folder)) { server async throws in
        for (changes, status) in [
          (["Origin": "http://evil.example"], 403), (["Origin": nil], 403), (["Origin": "null"], 403),
          (["Sec-WebSocket-Key": "short"], 400), (["Sec-WebSocket-Version": "12"], 400),
          (["Connection": "close"], 400), (["Upgrade": "h2c"], 400), (["Upgrade": nil], 400),
          (["Host": "evil.example"], 421),
        ] as [([String: String?], Int)] {
          let hello = SocketBytes.handshake(server.address.port, changes)
          #expect(
            try RawAnswer(await server.client.exchange([hello], finishes: true)).status == status,
            "\(changes)")
        }
      }
    }
  }

  @Test("The stage's process ends when the visitor leaves or the server stops", arguments: [true, false])
  func processEnds(visitorGoes: Bool) async throws {
    try await TemporaryFolder.with { folder in
      let stages = try FakeStage.echo.stages(in: folder)
      var talk: Task<Data, any Error>?
      try await RunningServer.with(stages: stages) { server async throws in
        let (client, hello) = (server.client, SocketBytes.handshake(server.address.port))
        let pieces = [hello, SocketBytes.text("[]")] + (visitorGoes ? [SocketBytes.goodbye] : [])
        talk = Task {
          try await client.exchange(pieces) {
            SocketBytes.isOpen($0, $1) && ($0 < 2 || SocketBytes.read($1).texts == ["[]"])
          }
        }
        if visitorGoes { _ = try await talk?.value }
        for _ in 0..<500 where folder.lastStage == nil { try await Task.sleep(for: .milliseconds(20)) }
      }
      _ = try await talk?.value
      let stage = try #require(folder.lastStage)
      for _ in 0..<100 where kill(stage, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) }
      #expect(kill(stage, 0) == -1 && errno == ESRCH)
    }
  }
}
