import OverscrollCore

/// A trace's text, replayed natively.
public struct ReplayedTrace: Sendable {
  /// How many events it has.
  public let events: Int
  /// The digest of all states, in 16 hexadecimal digits, as the interface writes it.
  public let digest: String
  /// What is not as the trace expects it.
  public let mistakes: [String]
  /// Where it was recorded.
  public let platform: String

  /// Reads and replays a trace.
  ///
  /// - Throws: What is wrong with the text.
  public init(_ text: String) throws {
    let trace = try Trace(text: Array(text.utf8))
    events = trace.events.count
    digest = Row.digits(trace.replay())
    mistakes = trace.mistakes()
    platform = trace.platform
  }
}
