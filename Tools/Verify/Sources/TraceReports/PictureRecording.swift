import OverscrollCore
import OverscrollTrace
import PromiseChecks

/// The content of a picture of a trace: frames and labeled effects, in the order of time.
///
/// Its size is limited, because details that would not be visible are removed.
struct PictureRecording {
  /// An effect of the engine that the picture labels.
  struct Mark {
    let time: Double
    let words: String
  }

  private(set) var frames: [PictureFrame] = []
  private(set) var marks: [Mark] = []
  /// The states of the list, in the order of time.
  var lists: [(time: Double, list: PictureFrame.List)] {
    frames.compactMap { frame in frame.list.map { (frame.time, $0) } }
  }

  /// The largest number of frames.
  ///
  /// A larger recording removes invisible frames.
  private static let frameLimit = 1 << 16
  private static let markLimit = 1 << 14
  /// The number of columns into which the time is divided to find the visible frames.
  ///
  /// It is larger than the number of half pixels of a picture's width.
  private static let columnCount = 2048.0

  /// The time of the trace's first event, in s.
  private(set) var start = 0.0

  /// The number of frames that may still be added between events while the content moves.
  ///
  /// The limit matters only for a trace whose clock is set back repeatedly.
  private var samples = 4 * sampleLimit

  private static let sampleLimit = 600

  /// Replays a trace, and records its presentation.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - window: The range of times that is recorded, in s. Events outside it are also replayed.
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

  /// Adds a frame, unless it is equal to the previous frame.
  private mutating func add(_ state: ShownState, at time: Double) {
    let frame = PictureFrame(state, at: time)
    guard frame != frames.last else { return }
    if frames.count >= Self.frameLimit, let first = frames.first {
      frames = frames.thinned(toColumns: (time - first.time) / Self.columnCount)
    }
    frames.append(frame)
  }

  /// Adds a labeled effect.
  ///
  /// At most three effects at one position keep their labels.
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

  /// Returns the range of times of the recorded events, in s.
  private static func span(of trace: Trace, in window: ClosedRange<Double>) -> ClosedRange<Double> {
    let times = trace.events.map(\.time).filter { $0.isFinite && window.contains($0) }
    let (first, last) = (times.min() ?? 0, times.max() ?? 0)
    return first...last
  }

  /// Adds frames between the previous event and the next event, while the content moves.
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

  /// Adds labels for the effects that a reader of the picture needs.
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
  /// The label of the effect, one or two words.
  fileprivate var name: String {
    switch self {
    case .started(let token, _): "starts \(token.rawValue)"
    case .ended(_, let result): "ends: \(result)"
    case .armed: "armed"
    case .successHaptic: "haptic"
    case .queued: "queued"
    case .declined: "declined"
    case .resumed: "resumed"
    }
  }
}
