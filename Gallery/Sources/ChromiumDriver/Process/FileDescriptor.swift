import Foundation

/// One open file descriptor, closed when its last owner lets go.
///
/// The reader's thread and the writer share one: neither can read from a number that the system has
/// already handed out again.
final class FileDescriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// The same open file under a number that no child's standard or debugging descriptor has.
  ///
  /// Moving a pipe's end onto 3 or 4 in a child would otherwise close the other end when that is the
  /// number it happens to have.
  func movedAway(from reserved: Int32) throws -> FileDescriptor {
    guard number < reserved else { return self }
    let moved = fcntl(number, F_DUPFD_CLOEXEC, reserved)
    guard moved >= 0 else { throw BrowserError.launchFailed(reason: lastSystemError("fcntl")) }
    return FileDescriptor(moved)
  }
}

/// What the failed system call `name` says of itself, read at once after the call.
func lastSystemError(_ name: String) -> String { "\(name): \(String(cString: strerror(errno)))" }
