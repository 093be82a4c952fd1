import FlyingFox
import Synchronization

/// The frames for a visitor, with a limit on unread bytes.
///
/// A stage may write faster than a visitor reads. Frames above the limit are refused.
final class Outbox: Sendable {
  /// The maximum number of unread bytes, including an overhead for each frame.
  private static let most = 4_194_304
  private static let ofEach = 128

  private let sink: AsyncStream<WSFrame>.Continuation
  private let unread = Mutex(0)

  private init(_ sink: AsyncStream<WSFrame>.Continuation) { self.sink = sink }

  /// Creates an empty outbox.
  ///
  /// - Returns: The outbox, and its frames in order. Releasing the stream ends the outbox.
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

  /// Adds a frame.
  ///
  /// - Returns: Whether the frame was within the limit.
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

  /// Closes the socket after the unread frames.
  func end(_ code: WSCloseCode) {
    sink.yield(.close(code: code))
    sink.finish()
  }

  /// Sets a closure to call once the outbox has ended or its reader is gone.
  func onEnd(_ body: @escaping @Sendable () -> Void) { sink.onTermination = { _ in body() } }
}
