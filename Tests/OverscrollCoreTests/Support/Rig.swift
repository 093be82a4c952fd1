@testable import OverscrollCore
import Testing

/// A simulated phone: an engine, a clock that advances in frames, and one finger.
struct Rig {
  private var watched: WatchedEngine
  var engine: ScrollEngine { watched.engine }
  private(set) var time = 0.0
  private(set) var effects: [ScrollEffect] = []
  /// The phases that each edge has had so far, in order, without immediate repetitions.
  private(set) var phases = EdgePair(start: ["idle"], end: ["idle"])
  private var finger = 400.0

  static let frame = 1.0 / 64

  init(
    start: EdgeConfiguration? = .phone, end: EdgeConfiguration? = nil,
    behavior: ScrollBehavior = ScrollBehavior(),
    viewport: Double = 800, content: Double = 3000
  ) {
    watched = WatchedEngine(ScrollEngine(start: start, end: end, behavior: behavior))
    send(.layout(ScrollExtents(viewport: viewport, content: content), revision: 1))
    phases = EdgePair(start: [engine.edges.start.phase.name], end: [engine.edges.end.phase.name])
  }

  /// Sends an input at the current time, and checks that the engine keeps its promises.
  @discardableResult
  mutating func send(_ input: ScrollInput, _ location: SourceLocation = #_sourceLocation) -> ScrollEffects {
    let (answer, faults) = watched.handle(ScrollEvent(input, at: time))
    note()
    #expect(faults == [], "\(input)", sourceLocation: location)
    effects += answer
    return answer
  }

  /// Advances time, frame by frame.
  mutating func run(_ seconds: Double, _ location: SourceLocation = #_sourceLocation) {
    let end = time + seconds
    while time < end {
      time = min(end, time + Rig.frame)
      send(.tick, location)
    }
  }

  /// Puts a finger down.
  ///
  /// The drag begins when the finger has moved farther than the touch slop.
  mutating func touch(pointer: Int32 = 1, at main: Double = 400) {
    finger = main
    send(.dragBegan(DragStart(pointer: pointer, main: main)))
  }

  /// Moves the finger at constant speed, one step per frame.
  mutating func drag(by distance: Double, over seconds: Double = 0.25, pointer: Int32 = 1) {
    let from = finger
    let steps = max(1, Int((seconds / Rig.frame).rounded()))
    for step in 1...steps {
      time += Rig.frame
      let main = from + distance * Double(step) / Double(steps)
      send(.dragMoved(pointer: pointer, main: main, cross: 0))
      finger = main
    }
  }

  /// Moves the finger until the content is `overscroll` pt past the start, and keeps it there.
  mutating func pull(to overscroll: Double, pointer: Int32 = 1) {
    for _ in 0..<400 where abs(-engine.presentation.contentOffset - overscroll) > 1e-9 {
      let missing = overscroll + engine.presentation.contentOffset
      drag(by: missing.clamped(to: -120, 120), over: Rig.frame, pointer: pointer)
    }
    run(0.125)
  }

  mutating func lift(pointer: Int32 = 1) { send(.dragEnded(pointer: pointer)) }

  /// The number of starts of an edge's action.
  func starts(_ edge: ScrollEdge) -> Int { tokens(edge).count }

  /// The tokens of an edge's starts, in order.
  func tokens(_ edge: ScrollEdge) -> [RefreshToken] {
    effects.compactMap {
      if case .edge(edge, .started(let token, _)) = $0 { token } else { nil }
    }
  }

  /// The outcomes of an edge's starts, in order.
  func outcomes(_ edge: ScrollEdge) -> [RefreshResult] {
    effects.compactMap {
      if case .edge(edge, .ended(_, let result)) = $0 { result } else { nil }
    }
  }

  /// Reports the result of an edge's latest start to the engine.
  mutating func finish(_ edge: ScrollEdge, _ result: RefreshResult = .success) throws {
    let token = try #require(tokens(edge).last)
    send(.finish(token, result))
  }

  private mutating func note() {
    for edge in ScrollEdge.allCases where phases[edge].last != engine.edges[edge].phase.name {
      phases[edge].append(engine.edges[edge].phase.name)
    }
  }
}

extension EdgeConfiguration {
  /// The `.standard` configuration of a phone, on every platform that runs the tests.
  static var phone: EdgeConfiguration { EdgeConfiguration() }
}

/// A named configuration, used as an argument of parameterized tests.
struct Preset: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let configuration: EdgeConfiguration

  init(_ name: String, _ configuration: EdgeConfiguration) {
    testDescription = name
    self.configuration = configuration
  }

  /// The configurations whose action a pull can start.
  static let pulled = [
    Preset("standard", .phone), Preset("fraction", .fraction(0.15)),
    Preset("reachThenHold", .reachThenHold(80)), Preset("pinnedHeader", .pinnedHeader()),
    Preset("headerFooter", .headerFooter), Preset("return", EdgeConfiguration(policy: .return)),
  ]
}
