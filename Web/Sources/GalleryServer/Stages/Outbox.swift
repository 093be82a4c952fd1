import FlyingFox
import Synchronization

/// What a visitor is told, and how much of it has not been read.
///
/// A stage says as much as it likes, and a visitor reads as slowly: beyond a limit nothing more is kept.
final class Outbox: Sendable {
  /// How many bytes may wait to be read, what a frame takes besides its own included.
  private static let most = 4_194_304
  private static let ofEach = 128

  private let sink: AsyncStream<WSFrame>.Continuation
  private let unread = Mutex(0)

  private init(_ sink: AsyncStream<WSFrame>.Continuation) { self.sink = sink }

  /// Makes an empty one.
  ///
  /// - Returns: It, and what is put into it, to be read in order. Whoever lets go of the latter is gone.
  static func open() -> (outbox: Outbox, frames: AsyncStream<WSFrame>) {
    let (stream, sink) = AsyncStream.makeStream(of: WSFrame.self)
    let outbox = Outbox(sink)
    let frames = AsyncStream<WSFrame> {
      for await frame in stream {
        outbox.unread.withLock { $0 -= frame.payload.count + ofEach }
        return frame
      }
      return nil
    }
    return (outbox, frames)
  }

  /// Puts a frame in.
  ///
  /// - Returns: Whether there was room for it.
  func put(_ frame: WSFrame) -> Bool {
    let size = frame.payload.count + Self.ofEach
    let hasRoom = unread.withLock { unread in
      guard unread + size <= Self.most else { return false }
      unread += size
      return true
    }
    if hasRoom { sink.yield(frame) }
    return hasRoom
  }

  /// Ends it, behind what has not been read.
  func end(_ code: WSCloseCode) {
    sink.yield(.close(code: code))
    sink.finish()
  }

  /// Calls a closure once it has ended, or nobody reads any more.
  func onEnd(_ body: @escaping @Sendable () -> Void) { sink.onTermination = { _ in body() } }
}
