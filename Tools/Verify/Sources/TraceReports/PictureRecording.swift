import OverscrollCore
import OverscrollTrace
import Models

/// What a picture of a trace draws: frames in the order of time, and what was asked for.
///
/// However long the trace is, it keeps no more than can be seen.
struct PictureRecording {
  /// Something that the host was asked to do.
  struct Mark {
    let time: Double
    let words: String
  }

  private(set) var frames: [PictureFrame] = []
  private(set) var marks: [Mark] = []
  /// The list's mounted items, in the order of time.
  var lists: [(time: Double, list: PictureFrame.List)] {
    frames.compactMap { frame in frame.list.map { (frame.time, $0) } }
  }

  /// How many frames, and marks, are kept until those that are not seen are left out.
  private static let frameLimit = 1 << 16
  private static let markLimit = 1 << 14
  /// The number of time columns that are kept when frames are left out.
  ///
  /// A picture has fewer half pixels.
  private static let columnCount = 2048.0

  /// What the clock shows at the trace's first event, in s.
  private(set) var start = 0.0

  /// How many more states may be read between events, where the content moves by itself.
  ///
  /// The limit counts where a clock is set back again and again.
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
      add(taken.before, at: clock)
      add(taken.after, at: clock)
      note(taken.waited + taken.effects, at: clock)
    }
  }

  /// Adds a frame, unless the last one is the same.
  private mutating func add(_ state: ShownState, at time: Double) {
    let frame = PictureFrame(state, at: time)
    guard frame != frames.last else { return }
    if frames.count >= Self.frameLimit, let first = frames.first {
      frames = frames.thinned(toColumns: (time - first.time) / Self.columnCount)
    }
    frames.append(frame)
  }

  /// Adds a mark; of those that stand in one place, three may have words.
  private mutating func add(_ mark: Mark) {
    if marks.count >= Self.markLimit, let first = marks.first {
      let width = (mark.time - first.time) / Self.columnCount
      var (column, count) = (-Double.infinity, 0)
      marks = marks.filter { mark in
        if mark.time - column >= width { (column, count) = (mark.time, 0) }
        count += 1
        return count <= 3
      }
    }
    marks.append(mark)
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
      add(ShownState(waiting, list: step.last.list), at: clock + part)
    }
  }

  /// Notes what a person would want to know of.
  private mutating func note(_ effects: ScrollEffects, at time: Double) {
    for effect in effects {
      switch effect {
      case .edge(_, .successHaptic), .report, .swallowTap: break
      case .adjustOffset(let change):
        add(Mark(time: time, words: "offset \(Wording.points(change))"))
      case .setInsets(let change):
        let words = [change.insets.start, change.insets.end].map { Wording.points($0) }
        add(Mark(time: time, words: "insets \(words.joined(separator: ", "))"))
      case .edge(let edge, let effect): add(Mark(time: time, words: "\(edge) \(effect.name)"))
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
