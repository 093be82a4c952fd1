import Foundation
import OverscrollCore
package import OverscrollTrace

/// A trace's file, a pipe that gives a trace, or `-` for what the command is given.
package struct TraceFile: Sendable {
  let path: String

  /// Names a file.
  package init(_ path: String) { self.path = path }

  /// Why a file can't be used.
  package struct Mistake: Error, Equatable, Sendable {
    /// The file, the line where there is one, and the reason, in one line.
    package let message: String
    /// The status to exit with, as in BSD's `sysexits`: 64 where it is the trace itself that would be overwritten, 65 for a
    /// bad trace, 66 for a file that can't be read, 73 for one that can't be written.
    package let status: Int32
  }

  /// Reads the trace.
  ///
  /// - Parameter limit: The longest trace that is read, in bytes. A longer file is refused before any of it is read.
  /// - Throws: What is wrong with the file, or with a line of it.
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

  /// What the system says of the file; of what links lead to, where it is one.
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
      // A pipe gives what it has.
      while data.count <= limit, let more = try file.read(upToCount: limit + 1 - data.count), !more.isEmpty {
        data += more
      }
    } catch {
      throw Mistake(message: "\(path): The file can't be read.", status: 66)
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

/// What the system says of a file.
struct FileFacts {
  private let facts: stat

  /// Asks for a file, through links; nil where it can't be told, for a reason that is in `errno`.
  init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    self.facts = facts
  }

  /// Asks for an open file.
  init?(descriptor: Int32) {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return nil }
    self.facts = facts
  }

  var isRegular: Bool { facts.st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { facts.st_mode & S_IFMT == S_IFDIR }
  /// How many bytes it has.
  var size: Int64 { Int64(facts.st_size) }
  /// Who may do what with it.
  var mode: mode_t { facts.st_mode & 0o7777 }
  var owner: (user: uid_t, group: gid_t) { (facts.st_uid, facts.st_gid) }

  /// Whether both are the same file.
  func isSame(as other: FileFacts) -> Bool {
    facts.st_dev == other.facts.st_dev && facts.st_ino == other.facts.st_ino
  }
}
