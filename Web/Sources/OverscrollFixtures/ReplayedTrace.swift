public import Foundation
import OverscrollCore
import OverscrollTrace

/// A trace after its replay in Swift: the states, their digest, and the deviations.
public struct ReplayedTrace: Sendable {
  /// The number of events.
  public let events: Int
  /// The digest of all states in 16 hexadecimal digits, as `overscroll_trace_replay` writes it.
  public let digest: String
  /// A line for each state that differs from the state in the trace.
  public let mistakes: [String]
  /// The trace's line about its subject.
  public let about: String
  /// The trace's line about the platform of the recording.
  public let platform: String
  /// The states before the first event and after each event, as values by their names.
  ///
  /// Names and effects are written as in a trace, and phases and results as in `engine.js`.
  public let shown: [[String: String]]

  /// Reads and replays a trace.
  ///
  /// - Throws: The error in the text, if the trace is invalid.
  public init(_ text: String) throws {
    let trace = try Trace(text: Array(text.utf8))
    events = trace.events.count
    mistakes = trace.mistakes()
    about = trace.about
    platform = trace.platform
    var player = TracePlayer(trace.engine)
    var shown = [ReplayedTrace.shown(&player)]
    digest = Row.digits(trace.replay { shown.append(ReplayedTrace.shown(&$1)) })
    self.shown = shown
  }

  private static func shown(_ player: inout TracePlayer) -> [String: String] {
    var shown = Dictionary(player.state.map { ($0.name, $0.value) }) { $1 }
    shown["effects"] = player.effects.map(\.word).joined(separator: " ")
    return shown
  }

  /// Returns the traces in `Tests/Fixtures`, of views and of lists, sorted by name.
  public static func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: Fixture.folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "trace" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
