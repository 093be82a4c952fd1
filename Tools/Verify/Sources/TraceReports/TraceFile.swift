import Foundation
import OverscrollCore
package import OverscrollTrace

/// The file that contains a trace: a regular file, a pipe, or the standard input for the path `-`.
package struct TraceFile: Sendable {
  let path: String

  /// Creates a file for a path.
  package init(_ path: String) { self.path = path }

  /// The reason why a file cannot be read or written.
  package struct Mistake: Error, Equatable, Sendable {
    /// One line with the path, the number of the wrong line if it is known, and the reason.
    package let message: String
    /// The exit status of the command, as in `sysexits` of BSD.
    ///
    /// - 64: The output would overwrite the trace.
    /// - 65: The trace is invalid.
    /// - 66: The file cannot be read.
    /// - 73: The file cannot be written.
    package let status: Int32
  }

  /// Reads the trace.
  ///
  /// - Parameter limit: The longest permitted text, in bytes. A longer file is rejected before it is read.
  /// - Throws: The reason why the file cannot be read, or why its text is invalid.
  package func read(limit: Int = Trace.textLimit) throws(Mistake) -> Trace {
    let text = try bytes(limit: limit)
    do {
      return try Trace(text: text)
    } catch let error as TraceError {
      throw Mistake(message: "\(path):\(error.line): \(error.reason)", status: 65)
    } catch {
      throw Mistake(message: "\(path): \(error)", status: 65)
    }
  }

  /// The system's information about the file.
  ///
  /// If the path is a link, this is its destination.
  var facts: FileFacts? { path == "-" ? FileFacts(descriptor: 0) : FileFacts(path) }

  private func bytes(limit: Int) throws(Mistake) -> [UInt8] {
    guard let facts else { throw unread(errno) }
    guard !facts.isFolder else { throw unread(EISDIR) }
    if facts.isRegular { try check(facts.size, limit) }
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw unread(errno) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: path != "-")
    var data = Data()
    do {
      // A single read of a pipe may return fewer bytes than requested.
      while data.count <= limit, let more = try file.read(upToCount: limit + 1 - data.count), !more.isEmpty {
        data += more
      }
    } catch {
      throw Mistake(message: "\(path): The file cannot be read.", status: 66)
    }
    try check(Int64(data.count), limit)
    return Array(data)
  }

  private func check(_ size: Int64, _ limit: Int) throws(Mistake) {
    guard size > limit else { return }
    throw Mistake(message: "\(path):1: A trace has at most \(limit) bytes, not \(size).", status: 65)
  }

  private func unread(_ reason: Int32) -> Mistake {
    let words = reason == ENOENT ? "There is no such file" : String(cString: strerror(reason))
    return Mistake(message: "\(path): \(words).", status: 66)
  }
}

/// The system's information about a file.
struct FileFacts {
  private let facts: stat

  /// Reads the information about a path or, for a link, about its destination.
  ///
  /// If it returns `nil`, `errno` contains the reason.
  init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    self.facts = facts
  }

  /// Reads the information about an open file.
  init?(descriptor: Int32) {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return nil }
    self.facts = facts
  }

  var isRegular: Bool { facts.st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { facts.st_mode & S_IFMT == S_IFDIR }
  /// The size of the file, in bytes.
  var size: Int64 { Int64(facts.st_size) }
  /// The permission bits of the file.
  var mode: mode_t { facts.st_mode & 0o7777 }
  var owner: (user: uid_t, group: gid_t) { (facts.st_uid, facts.st_gid) }

  /// Whether both values describe the same file.
  func isSame(as other: FileFacts) -> Bool {
    facts.st_dev == other.facts.st_dev && facts.st_ino == other.facts.st_ino
  }
}
