import FlyingFox
import Synchronization

/// A queue of WebSocket frames for a visitor, with a limit on unread bytes.
///
/// A stage may write faster than the visitor reads. The queue refuses frames above the limit.
final class Outbox: Sendable {
  /// The maximum number of unread bytes, with `ofEach` additional bytes for each frame.
  private static let most = 4_194_304
  private static let ofEach = 128

  private let sink: AsyncStream<WSFrame>.Continuation
  private let unread = Mutex(0)

  private init(_ sink: AsyncStream<WSFrame>.Continuation) { self.sink = sink }

  /// Creates an empty queue.
  ///
  /// - Returns: The queue, and a stream of its frames in order. When the stream is released, the queue
  ///   ends.
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

  /// Adds a frame, unless the unread bytes would exceed the limit.
  ///
  /// - Returns: Whether the frame was added.
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

  /// Closes the socket after the visitor has read the remaining frames.
  func end(_ code: WSCloseCode) {
    sink.yield(.close(code: code))
    sink.finish()
  }

  /// Sets a closure to call when the queue has ended or its stream is released.
  func onEnd(_ body: @escaping @Sendable () -> Void) { sink.onTermination = { _ in body() } }
}
