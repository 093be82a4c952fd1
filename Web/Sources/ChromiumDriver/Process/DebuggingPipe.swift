import ChildProcesses
import Foundation

/// Our end of the line to the browser: messages are bytes that end with a NUL.
///
/// It is one socket pair rather than two pipes. A write to a browser that has gone is then an error and
/// not a SIGPIPE, without changing what this whole process does on that signal; `hangUp` wakes a reader
/// that is blocked; and a stuck browser cannot block the writer for ever.
struct DebuggingPipe: Sendable {
  private let end: FileDescriptor

  /// Opens a line, and returns our end of it and the one that the child is to have.
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

  /// Sends a message and its NUL; false if the browser has gone or has not read for 5 s.
  ///
  /// After false the line may hold half a message and is of no more use.
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

  /// Reads on a thread of its own until the line ends; call it once.
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

  /// Ends the line in both directions: a blocked reader returns, and the browser sees its end.
  func hangUp() { shutdown(end.number, Int32(SHUT_RDWR)) }
}
