import Foundation
import OverscrollCore

/// What has happened to the engine of a scroll view, for a report; see `RefreshController.exportTrace()`.
struct EngineRecord {
  private var recorder: TraceRecorder?
  /// When edges and a list last went separate ways: which of them all, and after how many events.
  private var parting: (id: UUID, count: Int)?
  /// How often a list has come or gone, or the beginning was left out.
  private var meetings = 0

  /// Begins with an engine that nothing has happened to.
  @MainActor init(_ engine: Trace.Engine, behavior: ScrollBehavior) {
    guard TraceRecording.isEnabled else { return }
    recorder = TraceRecorder(engine: engine, limit: TraceRecording.limit)
    note(.scroll(.setBehavior(behavior)), at: 0)
  }

  /// Keeps an event.
  mutating func note(_ input: ListInput, at time: Double) { recorder?.record(input, at: time) }

  /// What is kept, where there is so much of it that the beginning is to be left out; nil until there is more again.
  mutating func takeLong() -> Kept? {
    guard recorder?.isLong == true, let recorder else { return nil }
    self.recorder?.putOffShortening()
    return Kept(recorder: recorder, meetings: meetings)
  }

  /// What was kept at an instant.
  struct Kept: Sendable {
    let recorder: TraceRecorder
    fileprivate let meetings: Int
  }

  /// Leaves out the beginning of what is kept, unless a list has come or gone meanwhile: it may come back to what it left.
  ///
  /// - Parameters:
  ///   - long: What was kept when that began.
  ///   - short: The same without its beginning. What has happened since follows.
  /// - Complexity: O(n) in the number of events since.
  mutating func replace(_ long: Kept, with short: TraceRecorder) {
    guard let recorder, meetings == long.meetings else {
      self.recorder?.askForShortening()
      return
    }
    parting = parting.flatMap { parting in
      let place = short.count - (long.recorder.count - parting.count)
      // Where the parting has been left out, so has what a list that comes back would come back to.
      return short.hasKept(place - 1) ? (parting.id, place) : nil
    }
    var result = short
    result.append(recorder, since: long.recorder)
    self.recorder = result
    meetings += 1
  }

  /// Keeps that a list joins these edges, and what has happened to it before, or what leads to how it is.
  mutating func join(_ list: EngineRecord, showing player: TracePlayer, isPlaced: Bool, at time: Double) {
    meetings += 1
    guard let other = list.recorder else { return recorder = nil }
    if let parting = list.parting, parting.id == self.parting?.id {
      recorder?.record(.list(isNew: false), at: time)
      recorder?.append(other, from: parting.count)
    } else if list.parting == nil {
      recorder?.record(.list(isNew: true), at: time)
      recorder?.append(other)
    } else if let beginning = player.resumption()?.beginning {
      // A list that belonged to other edges: what has happened to those is no part of this.
      recorder?.record(.list(isNew: true), at: time)
      for event in beginning.events { recorder?.record(event) }
    } else {
      recorder?.end()
    }
    recorder?.record(.join(isPlaced: isPlaced), at: time)
  }

  /// Keeps that the list leaves these edges.
  ///
  /// - Returns: What has happened to the list.
  mutating func leave(at time: Double) -> EngineRecord {
    meetings += 1
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
/// It is on by default. A frequent event takes 6 to 23 bytes, and a controller keeps the last minutes, at most 2 MB.
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
  /// Returns the scroll view's recent events as text to attach to a report.
  ///
  /// The text says what fingers, code and the layout did, and when, but nothing about the content. A replay gives the
  /// same states on any machine, to the last bit. Once 1 MB is recorded, which takes five minutes of motion or more,
  /// the first half is left out.
  ///
  /// - Returns: The trace; empty if `TraceRecording.isEnabled` was false when the controller was made.
  /// - Complexity: O(n) in the number of events.
  public func exportTrace() -> String { runner.trace }
}

extension ListController {
  /// Returns the list's recent events as text to attach to a report.
  ///
  /// See `RefreshController.exportTrace()`.
  public func exportTrace() -> String { runner.trace }
}
