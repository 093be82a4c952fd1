import Foundation
import GalleryServer
import Synchronization
import TestTurns
import Testing

@Suite("Messages before a socket is open, and output that is not read", .turns)
struct SocketFlowTests {
  @Test(
    "Messages that follow the handshake at once reach the stage, whole or in parts",
    arguments: [0, 1, 9, 20])
  func ahead(cut: Int) async throws {
    try await TemporaryFolder.with { folder in
      try await RunningServer.with(stages: FakeStage.echo.stages(in: folder)) { server async throws in
        let said = SocketBytes.text("early") + SocketBytes.text("too early")
        let pieces = [
          SocketBytes.handshake(server.address.port) + said.prefix(said.count - cut), said.suffix(cut),
          SocketBytes.goodbye,
        ]
        let answer = SocketBytes.read(
          try await server.client.exchange(pieces) { index, answer in
            index < 2 ? SocketBytes.isOpen(index, answer) : SocketBytes.read(answer).texts.count == 2
          })
        #expect(answer.texts == ["early", "too early"])
        #expect(answer.code == 1000)
      }
    }
  }

  @Test(
    "If a visitor does not read, its stage ends, memory does not grow, and the visitor later reads the reason",
    .alone)
  func unread() async throws {
    try await TemporaryFolder.with { folder in
      let stages = try FakeStage.flood.stages(in: folder, most: 1)
      try await RunningServer.with(stages: stages) { server async throws in
        let (client, hello) = (server.client, SocketBytes.handshake(server.address.port))
        let reads = Flag()
        let before = Memory.resident
        let visitor = Task {
          try await client.exchange([hello, SocketBytes.text("[]")]) { index, _ in
            while index == 1, !reads.isSet { Thread.sleep(forTimeInterval: 0.01) }
            return true
          }
        }
        for _ in 0..<250 where folder.lastStage == nil { try await Task.sleep(for: .milliseconds(20)) }
        let stage = try #require(folder.lastStage)
        for _ in 0..<250 where kill(stage, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) }
        #expect(kill(stage, 0) == -1 && errno == ESRCH)
        #expect(Memory.resident - before < 32_000_000)
        reads.set()
        let answer = SocketBytes.read(try await visitor.value)
        #expect(answer.code == 1008)
        #expect(answer.reason == "The stage's output was not read.")
        #expect(answer.texts.allSatisfy { $0.utf8.count == 4_000 })
      }
    }
  }

  /// A flag that is set once.
  private final class Flag: Sendable {
    private let value = Mutex(false)

    var isSet: Bool { value.withLock { $0 } }
    func set() { value.withLock { $0 = true } }
  }
}
