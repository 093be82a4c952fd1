import ChildProcesses
import FlyingFox
import FlyingSocks
import Foundation

/// A handler of a visitor's WebSocket, which relays messages to and from a stage.
///
/// FlyingFox reads the visitor's next message when the stage has received the current one.
struct StageSocket: WSHandler {
  private let stages: GalleryServer.Stages
  private let sockets: any AsyncSocketPool

  /// Creates a handler, or returns nil on a system without stages.
  init?(_ runner: StageRunner) {
    guard let stages = runner.stages else { return nil }
    self.stages = stages
    sockets = runner.sockets
  }

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    let (frames, sink) = AsyncStream.makeStream(of: WSFrame.self)
    let task = Task {
      let end = await play(client, sink)
      sink.yield(.close(code: end.code))
      // The visitor reads the reason meanwhile. Closing a socket with unread bytes would discard it.
      try? await Task.sleep(for: .seconds(1))
      sink.finish()
    }
    sink.onTermination = { _ in task.cancel() }
    return frames
  }

  /// Runs a stage until the socket or the stage ends.
  private func play(
    _ client: AsyncThrowingStream<WSFrame, any Error>, _ sink: AsyncStream<WSFrame>.Continuation
  ) async -> StageEnd {
    guard let stage = try? StageProcess(stages.executable, arguments: [], pool: sockets) else {
      return .missing
    }
    let pulse = StagePulse()
    let end = await withTaskGroup(of: StageEnd?.self) { group in
      group.addTask { await hear(client, sink, stage, pulse) }
      group.addTask {
        try? await stage.lines { line in
          await pulse.answered()
          sink.yield(WSFrame(fin: true, opcode: .text, mask: nil, payload: line))
        }
        return nil
      }
      group.addTask { await pulse.end(idle: stages.idle) }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
    let ending = await stage.end()
    return end ?? .ended(ending)
  }

  /// Relays the visitor's messages to the stage until the visitor leaves.
  ///
  /// The method also returns after an invalid message, or if the stage no longer reads.
  ///
  /// - Returns: The reason, or nil if the stage no longer reads.
  private func hear(
    _ client: AsyncThrowingStream<WSFrame, any Error>, _ sink: AsyncStream<WSFrame>.Continuation,
    _ stage: StageProcess, _ pulse: StagePulse
  ) async -> StageEnd? {
    do {
      for try await frame in client {
        switch frame.opcode {
        case .text:
          guard !frame.payload.contains(0x0A) else { return .nonsense }
          let asks = frame.payload.firstRange(of: Self.tick) != nil
          let commands = frame.payload.count { $0 == UInt8(ascii: "{") }
          await pulse.messageCame(isInput: commands > (asks ? 1 : 0), asks: asks)
          do { try await stage.say(frame.payload) } catch { return nil }
        case .ping:
          sink.yield(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
        case .pong: break
        case .close: return .left(WSCloseCode(closing: frame.payload))
        default: return .nonsense
        }
      }
    } catch {}
    return .left(nil)
  }

  /// The text of the command that a stage must answer.
  private static let tick = Data("\"tick\"".utf8)
}

extension WSCloseCode {
  /// Parses the code and the reason of a close frame; nil for an invalid code.
  fileprivate init?(closing payload: Data) {
    guard payload.count >= 2 else { return nil }
    let bytes = Array(payload)
    let code = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
    guard (1000...1014).contains(code) || (3000...4999).contains(code), ![1005, 1006].contains(code) else {
      return nil
    }
    self.init(code, reason: String(bytes: bytes.dropFirst(2), encoding: .utf8) ?? "")
  }
}
