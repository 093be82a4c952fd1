#if hasFeature(Embedded)
  /// The error type of reading a trace.
  public typealias TraceThrownError = TraceError
#else
  /// The error type of reading a trace: always a `TraceError`.
  public typealias TraceThrownError = any Error
#endif

/// The reason why a trace cannot be read.
public struct TraceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line number, starting at 1.
  public let line: Int
  /// The reason.
  public let reason: String

  init(_ reason: String, line: Int) {
    self.line = line
    self.reason = reason
  }

  /// Creates an error that quotes up to 40 bytes of a word.
  init(_ reason: String, _ word: TraceBytes, line: Int) {
    var quoted = "\(reason) '"
    for byte in word.prefix(40) {
      quoted.unicodeScalars.append(byte >= 32 && byte < 127 ? Unicode.Scalar(byte) : "?")
    }
    self.init(quoted + (word.count > 40 ? "…'." : "'."), line: line)
  }

  /// The line number and the reason.
  public var description: String { "line \(line): \(reason)" }
}
