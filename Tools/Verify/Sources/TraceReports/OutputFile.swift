import Foundation

/// A file that the command writes.
package struct OutputFile: Sendable {
  private let path: String

  /// Creates an output with a path.
  ///
  /// - Parameters:
  ///   - path: The path of the output.
  ///   - trace: The file of the trace, which must not be overwritten.
  /// - Throws: The reason why the file cannot be written, if this is known before the work begins.
  package init(_ path: String, from trace: TraceFile) throws(TraceFile.Mistake) {
    self.path = path
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    if file == URL(fileURLWithPath: trace.path).resolvingSymlinksInPath() {
      throw TraceFile.Mistake(message: "\(path): The output is the trace itself.", status: 64)
    }
    if file.hasDirectoryPath { throw OutputFile.unwritten(path, EISDIR) }
    guard access(file.path, W_OK) != 0 else { return }
    let folder = file.deletingLastPathComponent().path
    guard errno == ENOENT, access(folder, W_OK | X_OK) == 0 else { throw OutputFile.unwritten(path, errno) }
  }

  /// Writes a text to the file.
  package func write(_ text: [UInt8]) throws(TraceFile.Mistake) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw OutputFile.unwritten(path, errno) }
    defer { close(descriptor) }
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
