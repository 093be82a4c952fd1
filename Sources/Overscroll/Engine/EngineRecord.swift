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
    recorder = TraceRecorder(engine: engine)
    note(.scroll(.setBehavior(behavior)), at: 0)
  }

  /// Keeps an event.
  mutating func note(_ input: ListInput, at time: Double) { recorder?.record(input, at: time) }

  /// Keeps that a list joins these edges, and what has happened to it before.
  mutating func join(_ list: EngineRecord, isPlaced: Bool, at time: Double) {
    guard let other = list.recorder else { return recorder = nil }
    if let parting = list.parting, parting.id == self.parting?.id {
      recorder?.record(.list(isNew: false), at: time)
      recorder?.append(other, from: parting.count)
    } else if list.parting == nil {
      recorder?.record(.list(isNew: true), at: time)
      recorder?.append(other)
    } else {
      // A list that belonged to other edges: what has happened to those is no part of this.
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

/// Whether controllers keep what happens to them.
///
/// They do by default: 6 to 23 bytes for a frequent event, and at most 2 MB. `RefreshController.exportTrace()` gives it as text.
@MainActor public enum TraceRecording {
  /// Whether controllers that are made from now on keep what happens to them.
  public static var isEnabled = true

  /// Told, in tests, of everything that records: what its trace is.
  package static var witness: ((@escaping @MainActor () -> String) -> Void)?
}

extension RefreshController {
  /// What has happened to the scroll view's engine so far, as text to attach to a report.
  ///
  /// It says what fingers, code and the layout did, and when, but nothing of the content. A replay gives the same states to
  /// the last bit, on any machine. Of a scroll view in motion for more than about half an hour it is the beginning.
  ///
  /// - Returns: The trace; empty if `TraceRecording.isEnabled` was false when the controller was made.
  /// - Complexity: O(n) in the number of events.
  public func exportTrace() -> String { runner.trace }
}

extension ListController {
  /// What has happened to the list's engine so far, as text to attach to a report.
  ///
  /// See `RefreshController.exportTrace()`.
  public func exportTrace() -> String { runner.trace }
}
