import OverscrollCore

/// The presentation of an engine during a scene.
struct Recording {
  /// The presented values at one time.
  struct Frame {
    let time: Double
    /// The value that the curve shows, in pt.
    let value: Double
    /// The lengths of the gaps, in pt.
    let gaps: EdgePair<Double>
    /// The thresholds of the edges, in pt.
    let thresholds: EdgePair<Double>
    let phases: EdgePair<EdgePhase>
  }

  /// An event that the picture labels.
  struct Mark {
    let time: Double
    let text: String
  }

  /// The number of recorded frames in a second.
  static let rate = 120

  private(set) var frames: [Frame] = []
  private(set) var marks: [Mark] = []

  private let scene: Scene
  private var engine: ScrollEngine
  private var geometry: ScrollExtents
  private var revision: UInt32 = 1
  private var starts = 0
  private var running: [(token: RefreshToken, end: Double, work: Scene.Work)] = []

  /// Runs a scene with an engine, and records the presentation.
  init(of scene: Scene) {
    self.scene = scene
    geometry = scene.geometry
    engine = ScrollEngine(start: scene.start?.configuration, end: scene.end?.configuration)
    send(.layout(geometry, revision: revision), at: 0)
    send(.scrollTo(scene.offset, animated: false), at: 0)
    for frame in 0...Int(scene.duration * Double(Recording.rate)) {
      let time = Double(frame) / Double(Recording.rate)
      endActions(until: time)
      moveFingers(at: time)
      tap(at: time)
      record(at: time)
    }
  }

  private mutating func moveFingers(at time: Double) {
    send(.tick, at: time)
    let last = time - 1 / Double(Recording.rate)
    for (index, stroke) in scene.strokes.enumerated() {
      let pointer = Int32(index + 1)
      let position = 300 + stroke.position(at: time)
      if last < stroke.start, stroke.start <= time {
        send(.dragBegan(DragStart(pointer: pointer, main: position)), at: time)
      }
      if stroke.start < time, last < stroke.end {
        send(.dragMoved(pointer: pointer, main: position, cross: 0), at: time)
      }
      if last < stroke.end, stroke.end <= time {
        send(.dragEnded(pointer: pointer), at: time)
      }
    }
  }

  private mutating func tap(at time: Double) {
    let last = time - 1 / Double(Recording.rate)
    for tap in scene.taps where last < tap.time && tap.time <= time {
      marks.append(Mark(time: time, text: "tap"))
      send(.tap(tap.edge), at: time)
    }
  }

  private mutating func endActions(until time: Double) {
    while let index = running.firstIndex(where: { $0.end <= time }) {
      let (token, end, work) = running.remove(at: index)
      send(.finish(token, work.result), at: end)
      guard work.adds > 0 else { continue }
      geometry = ScrollExtents(viewport: geometry.viewport, content: geometry.content + work.adds)
      revision += 1
      send(.layout(geometry, revision: revision), at: end)
    }
  }

  private mutating func send(_ input: ScrollInput, at time: Double) {
    for case .edge(_, let effect) in engine.handle(ScrollEvent(input, at: time)) {
      switch effect {
      case .started(let token, _):
        marks.append(Mark(time: time, text: "action starts"))
        guard starts < scene.work.count else { continue }
        running.append((token, time + scene.work[starts].duration, scene.work[starts]))
        starts += 1
      case .ended(_, let result):
        marks.append(Mark(time: time, text: result == .success ? "action ends" : "action fails"))
      case .armed, .successHaptic, .queued, .declined, .resumed:
        break
      }
    }
  }

  private mutating func record(at time: Double) {
    let shown = engine.presentation
    let value =
      switch scene.curve {
      case .overscroll: shown.start.overscroll - shown.end.overscroll
      case .distanceToEnd: geometry.distance(to: .end, from: shown.contentOffset)
      }
    frames.append(
      Frame(
        time: time, value: value, gaps: EdgePair(start: shown.start.gap, end: shown.end.gap),
        thresholds: EdgePair(start: shown.start.threshold, end: shown.end.threshold),
        phases: EdgePair(start: shown.start.phase, end: shown.end.phase)))
  }
}
