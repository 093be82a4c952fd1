@testable import OverscrollCore

/// Edges in a world that is small enough to be searched: two fingers, five places, a quarter of a second.
///
/// Positions are real numbers, so the reachable situations have no end; the search keeps one representative for each `Cell`,
/// which is `canonical(at:)` with lengths and ages rounded.
struct SmallWorld: SearchedWorld {
  /// What the search is about.
  enum Kind: String, CaseIterable, Sendable {
    /// Fingers, keys and wheels, where the engine scrolls.
    case fingers
    /// The same with few fingers, while viewports, numbers and indicators change.
    case layouts
    /// A platform that scrolls, in both ways to hold a gap.
    case shifted, inset

    var source: ScrollBehavior.Source {
      switch self {
      case .fingers, .layouts: .driven
      case .shifted: .shifted
      case .inset: .inset
      }
    }
  }

  /// Something that can happen, and how long after the last thing.
  struct Move: SearchedMove {
    let name: String
    let inputs: @Sendable (ScrollEngine) -> [ScrollInput]
    var wait = 0.25
    /// Whether a start that follows is the finger's doing.
    var isFinger = false
  }

  /// A situation, with what the search remembers of how it came about.
  struct Situation: Sendable {
    var engine: ScrollEngine
    /// How often the finger that is down has started each edge.
    var starts = EdgePair(start: 0, end: 0)
  }

  let first: Situation
  let moves: [Move]

  init(_ configuration: EdgeConfiguration, _ exclusion: ExclusionPolicy, _ kind: Kind) {
    var engine = ScrollEngine(
      start: configuration, end: configuration, behavior: ScrollBehavior(source: kind.source))
    _ = engine.handle(ScrollEvent(.setExclusion(exclusion), at: 0))
    _ = engine.handle(ScrollEvent(.layout(SmallWorld.long, revision: 1), at: 0))
    first = Situation(engine: engine)
    moves = SmallWorld.moves(kind)
  }

  func cell(of situation: Situation, _ grain: Grain) -> Cell { Cell(situation, grain) }

  func take(_ move: Move, in situation: inout Situation) -> [String] {
    let inputs = move.inputs(situation.engine)
    let mayStart = EdgePair(
      start: SmallWorld.mayStartByItself(situation.engine, .start),
      end: SmallWorld.mayStartByItself(situation.engine, .end))
    for input in inputs {
      let time = situation.engine.time + move.wait / Double(inputs.count)
      var running = SmallWorld.tokens(situation.engine)
      var effects = situation.engine.handle(ScrollEvent(.tick, at: time))
      let waited = effects.count
      // A finger that lifted meanwhile is none that is put down now.
      if !situation.engine.isDragging { situation.starts = EdgePair(start: 0, end: 0) }
      let still = situation.engine
      effects += situation.engine.handle(ScrollEvent(input, at: time))
      var faults = StepFaults(before: still, after: situation.engine, input: input).faults
      for (index, effect) in effects.enumerated() {
        guard case .edge(let edge, let said) = effect else { continue }
        switch said {
        case .started(let token, _):
          if running[edge] != nil { faults.append("a start while one runs") }
          running[edge] = token
          guard !mayStart[edge] else { continue }
          if index < waited {
            faults.append("a start by momentum")
          } else if move.isFinger {
            situation.starts[edge] += 1
          }
        case .ended(let token, _):
          if running[edge] != token { faults.append("an outcome of no start") }
          running[edge] = nil
        case .queued, .armed, .successHaptic, .declined, .reopened:
          break
        }
      }
      let isUnderFinger = situation.engine.platform.phase == .tracking
      if isUnderFinger,
        effects[waited...].contains(where: { if case .setInsets = $0 { true } else { false } })
      {
        faults.append("insets that change under a finger")
      }
      if running != SmallWorld.tokens(situation.engine) { faults.append("a start without an outcome") }
      if situation.starts.start > 1 || situation.starts.end > 1 {
        faults.append("two starts under one finger")
      }
      if !situation.engine.isDragging { situation.starts = EdgePair(start: 0, end: 0) }
      guard faults.isEmpty else { return faults }
    }
    return []
  }

  func faults(of situation: Situation) -> [String] {
    [SmallWorld.strands(situation.engine), SmallWorld.countsTicks(situation.engine)].compactMap { $0 }
  }

  /// Whether a start may come about without a finger: by waiting for the other edge, by coming near or back.
  private static func mayStartByItself(_ engine: ScrollEngine, _ edge: ScrollEdge) -> Bool {
    engine.queued?.edge == edge || engine.approachDistance(of: edge) >= 0 || engine.edges[edge].startsOnReturn
  }

  private static func tokens(_ engine: ScrollEngine) -> EdgePair<RefreshToken?> {
    func running(_ edge: EdgeMachine) -> RefreshToken? { edge.phase.isRunning ? edge.token : nil }
    return EdgePair(start: running(engine.edges.start), end: running(engine.edges.end))
  }

  /// Promise 6: fingers up, actions ended, and it is home within two seconds of the dwell; or what is wrong.
  private static func strands(_ situation: ScrollEngine) -> String? {
    var engine = situation
    var time = engine.time
    func send(_ input: ScrollInput) { _ = engine.handle(ScrollEvent(input, at: time)) }
    send(.dragCancelled(pointer: nil))
    send(.observed(engine.platform.offset.clamped(to: 0, engine.scroller.geometry.maximumOffset), .resting))
    for _ in 0..<5 {
      for edge in ScrollEdge.allCases {
        if let token = engine.edges[edge].token { send(.finish(token, .success)) }
      }
      time += 0.75
      send(.tick)
    }
    time += 2
    send(.tick)
    let edge = ScrollEdge.allCases.first { engine.edges[$0].phase != engine.edges[$0].home.phase }
    return edge.map { "\($0) is \(engine.edges[$0].phase) and not home: \(engine.scroller)" }
  }

  /// The state at an instant does not depend on the ticks before it, to the last bit; or what is different.
  private static func countsTicks(_ situation: ScrollEngine) -> String? {
    var (often, once) = (situation, situation)
    for tick in 1...7 {
      _ = often.handle(ScrollEvent(.tick, at: situation.time + Double(tick) * 0.093))
    }
    _ = once.handle(ScrollEvent(.tick, at: situation.time + 7 * 0.093))
    return often == once ? nil : "ticks change the state: \(often) and not \(once)"
  }
}
