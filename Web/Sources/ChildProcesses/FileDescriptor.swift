import Foundation

/// One open file descriptor, closed when its last owner lets go.
///
/// The reader's thread and the writer share one: neither can read from a number that the system has
/// already handed out again.
package final class FileDescriptor: Sendable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// The same open file under a number that no child's standard or debugging descriptor has.
  ///
  /// Moving a pipe's end onto 3 or 4 in a child would otherwise close the other end when that is the
  /// number it happens to have.
  package func movedAway(from reserved: Int32) throws -> FileDescriptor {
    guard number < reserved else { return self }
    let moved = fcntl(number, F_DUPFD_CLOEXEC, reserved)
    guard moved >= 0 else { throw SpawnFailure(reason: lastSystemError("fcntl")) }
    return FileDescriptor(moved)
  }
}

/// A line in both directions between this process and a child.
package enum SocketPair {
  /// Opens one: our end, and the one that a child is to have, which no other child gets.
  package static func open() throws -> (ours: FileDescriptor, theirs: FileDescriptor) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw SpawnFailure(reason: lastSystemError("socketpair"))
    }
    let (ours, theirs) = (FileDescriptor(ends[0]), FileDescriptor(ends[1]))
    #if !os(Linux)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      var on: Int32 = 1
      setsockopt(ours.number, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout.size(ofValue: on)))
    #endif
    return (ours, try theirs.movedAway(from: 10))
  }
}

/// Why a child could not be started.
package struct SpawnFailure: Error {
  package let reason: String

  package init(reason: String) { self.reason = reason }
}

/// What the failed system call `name` says of itself, read at once after the call.
package func lastSystemError(_ name: String) -> String { "\(name): \(String(cString: strerror(errno)))" }
