import OverscrollCore
import TraceChecks

/// What a picture of a trace draws: states in the order of time, and what was asked for.
struct PictureRecording {
  /// A state.
  struct Frame {
    /// When, in s since the trace's first event, on a clock that is never set back.
    let time: Double
    let state: ShownState
  }

  /// Something that the host was asked to do.
  struct Mark {
    let time: Double
    let words: String
  }

  private(set) var frames: [Frame] = []
  private(set) var marks: [Mark] = []
  /// The list's mounted items, in the order of time.
  var lists: [(time: Double, list: ShownList)] {
    frames.compactMap { frame in frame.state.list.map { (frame.time, $0) } }
  }

  /// What the clock shows at the trace's first event, in s.
  private(set) var start = 0.0

  /// How many states are still looked at between events, where the content moves by itself; a clock that is set back again
  /// and again has no more.
  private var samples = 4 * sampleLimit

  private static let sampleLimit = 600

  /// Replays a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - window: The times, in s, that are kept. All events are replayed.
  init(of trace: Trace, in window: ClosedRange<Double>) {
    let span = PictureRecording.span(of: trace, in: window)
    let step = max((span.upperBound - span.lowerBound) / Double(Self.sampleLimit), 1e-3)
    var player = WatchedPlayer(trace.engine)
    var clock = 0.0
    for (index, event) in trace.events.enumerated() {
      let engine = player.player.engine
      let taken = player.play(event)
      guard window.contains(event.time) || !event.time.isFinite else {
        clock += index > 0 ? taken.elapsed : 0
        if index == 0 { start = taken.before.time }
        continue
      }
      if index == 0 {
        start = taken.before.time
      } else {
        sample(engine, taken, from: clock, every: step)
        clock += taken.elapsed
      }
      frames.append(Frame(time: clock, state: taken.before))
      frames.append(Frame(time: clock, state: taken.after))
      note(taken.waited + taken.effects, at: clock)
    }
  }

  /// The times of events that are kept.
  private static func span(of trace: Trace, in window: ClosedRange<Double>) -> ClosedRange<Double> {
    let times = trace.events.map(\.time).filter { $0.isFinite && window.contains($0) }
    let (first, last) = (times.min() ?? 0, times.max() ?? 0)
    return first...last
  }

  /// Looks at what an engine shows while it waits for an event.
  private mutating func sample(
    _ engine: ScrollEngine, _ step: TraceStep, from clock: Double, every gap: Double
  ) {
    guard !step.isSwitch, step.elapsed > gap, !frames.isEmpty, samples > 0 else { return }
    var waiting = engine
    let count = min(step.elapsed / gap, Double(Self.sampleLimit))
    samples -= Int(count)
    for index in 1..<max(2, Int(count)) {
      let part = step.elapsed * Double(index) / count
      _ = waiting.handle(.tick, at: step.last.time + part)
      frames.append(Frame(time: clock + part, state: ShownState(waiting, list: step.last.list)))
    }
  }

  /// Notes what a person would want to know of.
  private mutating func note(_ effects: ScrollEffects, at time: Double) {
    for effect in effects {
      switch effect {
      case .edge(_, .successHaptic), .report, .swallowTap: break
      case .adjustOffset(let change):
        marks.append(Mark(time: time, words: "offset \(Wording.points(change))"))
      case .setInsets(let change):
        marks.append(
          Mark(
            time: time,
            words: "insets \(Wording.points(change.insets.start)), \(Wording.points(change.insets.end))"))
      case .edge(let edge, let effect): marks.append(Mark(time: time, words: "\(edge) \(effect.name)"))
      }
    }
  }
}

extension EdgeEffect {
  /// The effect in a word or two.
  fileprivate var name: String {
    switch self {
    case .started(let token, _): "starts \(token.rawValue)"
    case .ended(_, let result): "ends: \(result)"
    case .armed: "armed"
    case .successHaptic: "haptic"
    case .queued: "waits"
    case .declined: "declined"
    case .reopened: "reopened"
    }
  }
}
