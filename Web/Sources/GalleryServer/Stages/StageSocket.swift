import ChildProcesses
import FlyingFox
import Foundation

/// A visitor's socket: has a stage for as long as it is open, and passes on what each says.
///
/// A visitor's message is at most as long as `Relay` lets through. FlyingFox reads the next one when the stage has taken it.
struct StageSocket: WSHandler {
  private let hall: StageHall
  private let stages: GalleryServer.Stages

  /// A socket in a hall, or nil where there are no stages.
  init?(_ hall: StageHall) {
    guard let stages = hall.stages else { return nil }
    self.hall = hall
    self.stages = stages
  }

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    let (outbox, frames) = Outbox.open()
    let task = Task {
      let end = await serve(client, outbox)
      outbox.end(end.code)
    }
    outbox.onEnd { task.cancel() }
    return frames
  }

  private func serve(_ client: AsyncThrowingStream<WSFrame, any Error>, _ outbox: Outbox) async -> StageEnd {
    guard await hall.enter() else { return .full(stages.most) }
    let end = await play(client, outbox)
    await hall.leave()
    return end
  }

  /// Has a stage of its own from here to the end.
  private func play(_ client: AsyncThrowingStream<WSFrame, any Error>, _ outbox: Outbox) async -> StageEnd {
    guard let stage = try? StageProcess(stages.executable, arguments: [], pool: hall.pool) else {
      return .missing
    }
    let pulse = StagePulse()
    let end = await withTaskGroup(of: StageEnd?.self) { group in
      group.addTask { await hear(client, outbox, stage, pulse) }
      group.addTask {
        let isRead = try? await stage.lines { line in
          await pulse.answered()
          return outbox.put(WSFrame(fin: true, opcode: .text, mask: nil, payload: line))
        }
        return isRead == false ? .unread : nil
      }
      group.addTask { await pulse.end(idle: stages.idle) }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
    let ending = await stage.end()
    return end ?? .ended(ending)
  }

  /// Passes on what the visitor says, until it has gone or says nothing of sense.
  ///
  /// - Returns: nil if the stage no longer listens.
  private func hear(
    _ client: AsyncThrowingStream<WSFrame, any Error>, _ outbox: Outbox, _ stage: StageProcess,
    _ pulse: StagePulse
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
          let pong = WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload)
          guard outbox.put(pong) else { return .unread }
        case .pong: break
        case .close: return .left(WSCloseCode(closing: frame.payload))
        default: return .nonsense
        }
      }
    } catch {}
    return .left(nil)
  }

  /// What a message that is answered has in it.
  private static let tick = Data("\"tick\"".utf8)
}

extension WSCloseCode {
  /// The code and the reason in the payload of a frame that closes.
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
