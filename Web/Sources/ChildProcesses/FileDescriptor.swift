import Foundation

/// An open file descriptor that is closed when its last reference is released.
///
/// The thread that reads and the code that writes share one object. So neither of them uses a number that
/// the system has already given to another file.
package final class FileDescriptor: Sendable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Returns a descriptor of the same file with a number of at least `reserved`.
  ///
  /// In a child, the numbers below `reserved` are for standard input and output and the browser's pipe. If
  /// one end of a pipe had such a number, assigning the number in the child would close that end.
  package func movedAway(from reserved: Int32) throws -> FileDescriptor {
    guard number < reserved else { return self }
    let moved = fcntl(number, F_DUPFD_CLOEXEC, reserved)
    guard moved >= 0 else { throw SpawnFailure(reason: lastSystemError("fcntl")) }
    return FileDescriptor(moved)
  }
}

/// A bidirectional connection between this process and a child.
package enum SocketPair {
  /// Opens a socket pair.
  ///
  /// Pass `theirs` to the child in its `SpawnPlan`. Programs that are started without it do not inherit it.
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

/// The reason why a child process could not be started.
package struct SpawnFailure: Error {
  package let reason: String

  package init(reason: String) { self.reason = reason }
}

/// The error text of the system call `name`; call it directly after the failure.
package func lastSystemError(_ name: String) -> String { "\(name): \(String(cString: strerror(errno)))" }
