import Foundation

/// A file that the command writes.
///
/// If the path is a link, its destination is written. A regular file is replaced atomically. A pipe or
/// device is opened and written.
package struct OutputFile: Sendable {
  private let path: String
  /// The destination of the bytes.
  private let target: Target

  private enum Target {
    /// A file that does not exist yet, or that a complete new file replaces.
    case file(String)
    /// An existing file, pipe or device that is opened and written.
    case place
    /// The file of the standard output or standard error, which is already open.
    ///
    /// It is not replaced, because the lines that the command prints later would not be in the new file.
    case open(Int32)
  }

  /// Creates an output with a path.
  ///
  /// - Parameters:
  ///   - path: The path of the output.
  ///   - trace: The file of the trace, which must not be overwritten.
  /// - Throws: The reason why the file cannot be written, if this is known before the work begins.
  package init(_ path: String, from trace: TraceFile) throws(TraceFile.Mistake) {
    self.path = path
    guard let facts = FileFacts(path) else {
      guard errno == ENOENT, let end = OutputFile.end(of: path) else {
        throw OutputFile.unwritten(path, errno)
      }
      let folder = (end as NSString).deletingLastPathComponent
      guard access(folder.isEmpty ? "." : folder, W_OK | X_OK) == 0 else {
        throw OutputFile.unwritten(path, errno)
      }
      target = .file(end)
      return
    }
    guard !facts.isFolder else { throw OutputFile.unwritten(path, EISDIR) }
    if facts.isRegular, trace.facts?.isSame(as: facts) ?? false {
      throw TraceFile.Mistake(message: "\(path): The output is the trace itself.", status: 64)
    }
    if let open = [Int32(1), 2].first(where: { FileFacts(descriptor: $0)?.isSame(as: facts) ?? false }) {
      target = .open(open)
      return
    }
    guard access(path, W_OK) == 0 else { throw OutputFile.unwritten(path, errno) }
    let file = facts.isRegular ? OutputFile.end(of: path) : nil
    let folder = file.map { ($0 as NSString).deletingLastPathComponent } ?? ""
    let isReplaced = access(folder.isEmpty ? "." : folder, W_OK | X_OK) == 0
    target = file.flatMap { isReplaced ? .file($0) : nil } ?? .place
  }

  /// Writes a text to the file.
  package func write(_ text: [UInt8]) throws(TraceFile.Mistake) {
    switch target {
    case .open(let descriptor): try put(text, into: descriptor)
    case .place: try fill(text)
    case .file(let end):
      let (facts, new) = (FileFacts(end), "\(end).\(getpid()).new")
      let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL, 0o666)
      guard descriptor >= 0 else { return try fill(text) }
      do throws(TraceFile.Mistake) {
        try put(text, into: descriptor)
      } catch {
        close(descriptor)
        unlink(new)
        throw error
      }
      let isKept = facts.map {
        fchown(descriptor, $0.owner.user, $0.owner.group) == 0 && fchmod(descriptor, $0.mode) == 0
      }
      close(descriptor)
      if isKept ?? true, rename(new, end) == 0 { return }
      // The new file would have a different owner, so the existing file is overwritten instead.
      unlink(new)
      try fill(text)
    }
  }

  /// Overwrites the existing file, or writes into the pipe or device.
  private func fill(_ text: [UInt8]) throws(TraceFile.Mistake) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw OutputFile.unwritten(path, errno) }
    defer { close(descriptor) }
    try put(text, into: descriptor)
  }

  private func put(_ text: [UInt8], into descriptor: Int32) throws(TraceFile.Mistake) {
    if let reason = OutputFile.put(text, into: descriptor) { throw OutputFile.unwritten(path, reason) }
  }

  /// Writes all bytes of a text to an open file.
  ///
  /// - Returns: The error number, or `nil` if all bytes have been written.
  static func put(_ text: [UInt8], into descriptor: Int32) -> Int32? {
    var rest = text[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Returns the destination of a path that may be a link, or `nil` if links form a cycle.
  private static func end(of path: String) -> String? {
    var end = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: end) else { return end }
      let folder = (end as NSString).deletingLastPathComponent
      end = next.hasPrefix("/") || folder.isEmpty ? next : "\(folder)/\(next)"
    }
    errno = ELOOP
    return nil
  }

  private static func unwritten(_ path: String, _ reason: Int32) -> TraceFile.Mistake {
    let words = reason == ENOENT ? "There is no such folder" : String(cString: strerror(reason))
    return TraceFile.Mistake(message: "\(path): The file cannot be written: \(words).", status: 73)
  }
}

/// A buffer for the lines that the command prints to the standard output.
package struct OutputLines {
  private var waiting: [UInt8] = []

  /// Creates an empty buffer.
  package init() {}

  /// Adds a line, and prints the buffer if it is large.
  package mutating func add(_ line: String) throws(TraceFile.Mistake) {
    waiting += line.utf8
    waiting.append(UInt8(ascii: "\n"))
    if waiting.count >= 1 << 14 { try flush() }
  }

  /// Prints the lines in the buffer.
  package mutating func flush() throws(TraceFile.Mistake) {
    defer { waiting = [] }
    guard let reason = OutputFile.put(waiting, into: 1) else { return }
    throw TraceFile.Mistake(
      message: "The output cannot be written: \(String(cString: strerror(reason))).", status: 73)
  }
}
