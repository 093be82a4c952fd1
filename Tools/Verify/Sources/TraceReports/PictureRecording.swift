import OverscrollCore
import OverscrollTrace
import Models

/// The content of a trace's picture: frames and marks in the order of time.
///
/// Its size is bounded, because it keeps no more than is visible.
struct PictureRecording {
  /// An effect of the engine, with a label.
  struct Mark {
    let time: Double
    let words: String
  }

  private(set) var frames: [PictureFrame] = []
  private(set) var marks: [Mark] = []
  /// The list's states, in the order of time.
  var lists: [(time: Double, list: PictureFrame.List)] {
    frames.compactMap { frame in frame.list.map { (frame.time, $0) } }
  }

  /// The limit of frames, or marks.
  ///
  /// At the limit, invisible ones are removed.
  private static let frameLimit = 1 << 16
  private static let markLimit = 1 << 14
  /// The number of time columns that are kept when frames are removed.
  ///
  /// A picture has fewer half pixels.
  private static let columnCount = 2048.0

  /// The clock's time at the trace's first event, in s.
  private(set) var start = 0.0

  /// The remaining number of states that may be read between events, while the content moves.
  ///
  /// The limit matters if a clock is set back repeatedly.
  private var samples = 4 * sampleLimit

  private static let sampleLimit = 600

  /// Replays a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - window: The times to keep, in s. All events are replayed.
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

  /// Adds a frame, unless it equals the last one.
  private mutating func add(_ state: ShownState, at time: Double) {
    let frame = PictureFrame(state, at: time)
    guard frame != frames.last else { return }
    if frames.count >= Self.frameLimit, let first = frames.first {
      frames = frames.thinned(toColumns: (time - first.time) / Self.columnCount)
    }
    frames.append(frame)
  }

  /// Adds a mark.
  ///
  /// At most three marks at one position have labels.
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

  /// Returns the range of the kept events' times, in s.
  private static func span(of trace: Trace, in window: ClosedRange<Double>) -> ClosedRange<Double> {
    let times = trace.events.map(\.time).filter { $0.isFinite && window.contains($0) }
    let (first, last) = (times.min() ?? 0, times.max() ?? 0)
    return first...last
  }

  /// Adds frames of the engine's presentation before the next event.
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

  /// Adds marks for the effects that matter to a reader.
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
  /// A label of one or two words.
  fileprivate var name: String {
    switch self {
    case .started(let token, _): "starts \(token.rawValue)"
    case .ended(_, let result): "ends: \(result)"
    case .armed: "armed"
    case .successHaptic: "haptic"
    case .queued: "queued"
    case .declined: "declined"
    case .resumed: "reopened"
    }
  }
}
