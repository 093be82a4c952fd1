import OverscrollCore
import OverscrollListCore
import OverscrollTrace
import PromiseChecks

/// Consecutive similar events that the timeline prints as one line.
///
/// The events have changed no phase and had no effect. They are movements of one finger, offsets of a
/// platform, measurements or wheel events, with ticks between them.
struct EventRun {
  private(set) var first: Double
  private(set) var last: Double
  /// The content offset after the latest event, in pt.
  private(set) var offset: Double

  private var ticks = 0
  private var kind: Kind?
  private var count = 0
  private var values: ClosedRange<Double>?
  /// The description of the first event, which is used if the run has only one event.
  private let words: String

  /// The kind of the similar events.
  ///
  /// Ticks belong to every kind.
  private enum Kind: Equatable {
    case dragMoved(Int32)
    case observed(ObservedPhase)
    case wheel
    case measure

    var name: String {
      switch self {
      case .dragMoved(let pointer): "dragMoved \(pointer)"
      case .observed(let phase): "observed \(phase)"
      case .wheel: "wheel"
      case .measure: "list.measure"
      }
    }
  }

  /// Begins a run with an event, or returns `nil` if the event needs its own line.
  init?(_ event: TraceEvent, _ step: TraceStep) {
    (first, last, offset) = (event.time, event.time, step.after.offset)
    words = Wording.input(event.input)
    guard add(event, step) else { return nil }
  }

  /// Adds an event if it is similar to the events of the run, and returns whether it is.
  mutating func add(_ event: TraceEvent, _ step: TraceStep) -> Bool {
    switch event.input {
    case .input(.scroll(.tick)): ticks += 1
    case .input(.scroll(.dragMoved(let pointer, let main, _))):
      guard add(.dragMoved(pointer), main) else { return false }
    case .input(.scroll(.observed(let offset, let phase))):
      guard add(.observed(phase), offset) else { return false }
    case .input(.scroll(.wheel(let delta, true))):
      guard add(.wheel, delta) else { return false }
    case .input(.measure(let item, _)):
      guard add(.measure, Double(item)) else { return false }
    case .input, .list, .join, .leave: return false
    }
    last = event.time
    offset = step.after.offset
    return true
  }

  private mutating func add(_ other: Kind, _ value: Double) -> Bool {
    guard kind == nil || kind == other, value.isFinite else { return false }
    kind = other
    count += 1
    values = values.map { min($0.lowerBound, value)...max($0.upperBound, value) } ?? value...value
    return true
  }

  /// The text of the run's line: its events, their values and the number of ticks.
  var description: String {
    guard ticks + count > 1 else { return words }
    var parts: [String] = []
    if let kind, let values {
      parts.append(kind.name)
      if count > 1 { parts.append("\(count) times") }
      let range = (Wording.points(values.lowerBound), Wording.points(values.upperBound))
      parts.append(range.0 == range.1 ? range.0 : "\(range.0) … \(range.1)")
    }
    if ticks > 0 { parts.append(ticks == 1 ? "a tick" : "\(ticks) ticks") }
    return parts.joined(separator: ", ")
  }
}
