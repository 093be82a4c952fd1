import ChildProcesses
import Foundation

/// This process's end of the connection to the browser.
///
/// The connection is a socket pair. Each message on it ends with a NUL. A socket pair has three advantages
/// over two pipes. A write to an ended browser returns an error instead of raising SIGPIPE, so this
/// process's signal handling stays unchanged. `hangUp` wakes a blocked reader. A browser that no longer
/// reads cannot block the writer forever.
struct DebuggingPipe: Sendable {
  private let end: FileDescriptor

  /// Opens a connection.
  ///
  /// - Returns: This process's end, and the end to pass to the browser.
  static func open() throws -> (ours: DebuggingPipe, theirs: FileDescriptor) {
    let (ours, theirs): (FileDescriptor, FileDescriptor)
    do { (ours, theirs) = try SocketPair.open() } catch let failure as SpawnFailure {
      throw BrowserError.launchFailed(reason: failure.reason)
    }
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    let size = socklen_t(MemoryLayout.size(ofValue: patience))
    setsockopt(ours.number, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    return (DebuggingPipe(end: ours), theirs)
  }

  /// Sends a message, followed by a NUL.
  ///
  /// - Returns: Whether the whole message was sent. It is false if the browser has ended or has not read
  ///   for 5 s. Do not use the connection after false, because it may contain half a message.
  func transmit(_ message: Data) -> Bool {
    var bytes = message
    bytes.append(0)
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    return bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let sent = send(end.number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, flags)
        if sent > 0 { rest = rest.dropFirst(sent) } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// Returns the browser's messages, read on a separate thread until the connection ends.
  ///
  /// Call this method once.
  func messages() -> AsyncStream<Data> {
    let (stream, continuation) = AsyncStream.makeStream(of: Data.self)
    let end = end
    Thread.detachNewThread {
      var splitter = MessageSplitter()
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = recv(end.number, &chunk, chunk.count, 0)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { break }
        for message in splitter.split(chunk[..<count]) { continuation.yield(message) }
      }
      continuation.finish()
    }
    return stream
  }

  /// Closes the connection in both directions.
  ///
  /// A reader that waits returns, and the browser reads the end.
  func hangUp() { shutdown(end.number, Int32(SHUT_RDWR)) }
}
