import Foundation
import OverscrollCore

/// What has happened to the engine of a scroll view, for a report; see `RefreshController.exportTrace()`.
struct EngineRecord {
  private var recorder: TraceRecorder?
  /// When edges and a list last went separate ways: which of them all, and after how many events.
  private var parting: (id: UUID, count: Int)?

  /// Begins with an engine that nothing has happened to.
  @MainActor init(_ engine: Trace.Engine, behavior: ScrollBehavior) {
    guard TraceRecording.isEnabled else { return }
    recorder = TraceRecorder(engine: engine, limit: TraceRecording.limit)
    note(.scroll(.setBehavior(behavior)), at: 0)
  }

  /// Keeps an event.
  mutating func note(_ input: ListInput, at time: Double) { recorder?.record(input, at: time) }

  /// Keeps that a list joins these edges, and what has happened to it before.
  ///
  /// The recording ends if the list has belonged to other edges: what has happened to those is no part of this.
  mutating func join(_ list: EngineRecord, isPlaced: Bool, at time: Double) {
    guard let other = list.recorder else { return recorder = nil }
    if let parting = list.parting, parting.id == self.parting?.id {
      recorder?.record(.list(isNew: false), at: time)
      recorder?.append(other, from: parting.count)
    } else if list.parting == nil {
      recorder?.record(.list(isNew: true), at: time)
      recorder?.append(other)
    } else {
      recorder?.end()
    }
    recorder?.record(.join(isPlaced: isPlaced), at: time)
  }

  /// Keeps that the list leaves these edges.
  ///
  /// - Returns: What has happened to the list.
  mutating func leave(at time: Double) -> EngineRecord {
    var list = self
    recorder?.record(.leave(followsList: false), at: time)
    list.recorder?.record(.leave(followsList: true), at: time)
    parting = recorder.map { (UUID(), $0.count) }
    list.parting = parting
    return list
  }

  /// The text of a trace that ends with what an engine shows; empty where nothing is recorded.
  func text(showing player: TracePlayer) -> String {
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    guard let trace = recorder?.trace(platform: system, showing: player) else { return "" }
    return String(decoding: trace.text, as: UTF8.self)
  }
}

/// Turns the recording of controllers' events on and off.
///
/// It is on by default. A frequent event takes 6 to 23 bytes, and a controller keeps at most 2 MB of them.
/// `RefreshController.exportTrace()` returns them as text.
@MainActor public enum TraceRecording {
  /// Whether controllers made from now on record their events.
  public static var isEnabled = true

  /// How many bytes controllers that are made from now on keep at most: fewer in tests.
  package static var limit = TraceRecorder.limit

  /// Told, in tests, of everything that records: what its trace is.
  package static var witness: ((@escaping @MainActor () -> String) -> Void)?
}

extension RefreshController {
  /// Returns the scroll view's events as text to attach to a report.
  ///
  /// The text says what fingers, code and the layout did, and when, but nothing about the content. A replay gives the
  /// same states on any machine, to the last bit. The recording ends after 2 MB, which takes ten minutes of motion or more;
  /// the text says so.
  ///
  /// - Returns: The trace; empty if `TraceRecording.isEnabled` was false when the controller was made.
  /// - Complexity: O(n) in the number of events.
  public func exportTrace() -> String { runner.trace }
}

extension ListController {
  /// Returns the list's events as text to attach to a report.
  ///
  /// See `RefreshController.exportTrace()`.
  public func exportTrace() -> String { runner.trace }
}
