public import Foundation
import OverscrollCore
import OverscrollTrace

/// A trace that was replayed natively.
public struct ReplayedTrace: Sendable {
  /// The number of events.
  public let events: Int
  /// The digest of all states, in 16 hexadecimal digits, as the interface writes it.
  public let digest: String
  /// The deviations from the trace.
  public let mistakes: [String]
  /// The subject of the trace.
  public let about: String
  /// The platform of the recording.
  public let platform: String
  /// The state after each number of events, from 0 on, by name.
  ///
  /// The names and effects are the words of a trace, the phases and results those of the interface.
  public let shown: [[String: String]]

  /// Reads and replays a trace.
  ///
  /// - Throws: The error of the text.
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
    var shown = Dictionary(player.state.map { ($0.name, Names.word(of: $0.value)) }) { $1 }
    shown["effects"] = player.effects.map(\.word).joined(separator: " ")
    return shown
  }

  /// Returns the files in `Tests/Fixtures`, for all kinds of engines.
  public static func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: Fixture.folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "trace" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
