#if hasFeature(Embedded)
  /// The type of what reading a trace throws.
  public typealias TraceThrown = TraceError
#else
  /// The type of what reading a trace throws: always a `TraceError`.
  public typealias TraceThrown = any Error
#endif

/// Why a trace can't be read.
public struct TraceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, from 1 on.
  public let line: Int
  /// What is wrong there.
  public let reason: String

  init(_ reason: String, line: Int) {
    self.line = line
    self.reason = reason
  }

  /// Quotes a word, as far as it can be shown.
  init(_ reason: String, _ word: TraceBytes, line: Int) {
    var quoted = "\(reason) '"
    for byte in word.prefix(40) {
      quoted.unicodeScalars.append(byte >= 32 && byte < 127 ? Unicode.Scalar(byte) : "?")
    }
    self.init(quoted + (word.count > 40 ? "…'." : "'."), line: line)
  }

  /// The line and the reason.
  public var description: String { "line \(line): \(reason)" }
}
