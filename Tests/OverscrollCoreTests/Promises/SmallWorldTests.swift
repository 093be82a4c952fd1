@testable import OverscrollCore
import Testing

/// Searches every situation of the small world, breadth first, and checks the promises at every step.
@Suite struct SmallWorldTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let preset: Preset
    let exclusion: ExclusionPolicy
    var world = SmallWorld.World.fingers
    var testDescription: String { "\(preset.testDescription), \(exclusion), \(world)" }
  }

  /// The most situations that are looked at. Optimised tests look at all of them; others stop early.
  #if DEBUG && !OPTIMISED
    static let limit = 4000
  #else
    static let limit = Int.max
  #endif

  static let rows: [Row] =
    Preset.pulled.enumerated().map { index, preset in
      Row(
        preset: preset, exclusion: ExclusionPolicy.allCases[index % 3],
        world: ["standard", "pinnedHeader", "reachThenHold"].contains(preset.testDescription)
          ? .fingers : .layouts
      )
    } + [
      Row(
        preset: Preset("kept failure", EdgeConfiguration(dwell: 0.25, timeout: 1, keepsFailure: true)),
        exclusion: .queue, world: .layouts),
      Row(
        preset: Preset("two levels", EdgeConfiguration(trigger: .points(40), secondTrigger: .points(90))),
        exclusion: .cancel, world: .layouts),
      Row(preset: Preset("approach", EdgeConfiguration(policy: .approach(60))), exclusion: .drop),
      Row(preset: Preset("tap", EdgeConfiguration(policy: .tap)), exclusion: .queue, world: .layouts),
      Row(preset: Preset("manual", EdgeConfiguration(policy: .manual)), exclusion: .drop, world: .layouts),
      Row(preset: Preset("return", EdgeConfiguration(policy: .return)), exclusion: .drop, world: .layouts),
      Row(preset: Preset("release", EdgeConfiguration()), exclusion: .queue, world: .layouts),
      Row(preset: Preset("release", EdgeConfiguration(dwell: 0.25)), exclusion: .cancel, world: .shifted),
      Row(
        preset: Preset("approach", EdgeConfiguration(policy: .approach(60))), exclusion: .drop,
        world: .shifted),
      Row(
        preset: Preset("reach", EdgeConfiguration(policy: .reach, timeout: 1)), exclusion: .queue,
        world: .inset),
      Row(
        preset: Preset("release", EdgeConfiguration(keepsFailure: true)), exclusion: .cancel, world: .inset),
    ]

  @Test("The promises hold at every step of the small world", arguments: rows)
  func search(_ row: Row) {
    var engine = ScrollEngine(
      start: row.preset.configuration, end: row.preset.configuration,
      behavior: ScrollBehavior(source: row.world.source))
    _ = engine.handle(ScrollEvent(.setExclusion(row.exclusion), at: 0))
    _ = engine.handle(ScrollEvent(.layout(SmallWorld.long, revision: 1), at: 0))
    var queue = [SmallWorld.Situation(engine: engine)]
    var seen = Set([SmallWorld.Cell(queue[0])])
    var next = 0
    let moves = SmallWorld.moves(row.world)
    while next < queue.count, queue.count < Self.limit {
      let situation = queue[next]
      next += 1
      guard comesHome(situation), ignoresTicks(situation) else { return }
      for move in moves {
        guard let after = step(situation, move) else { return }
        if seen.insert(SmallWorld.Cell(after)).inserted { queue.append(after) }
      }
    }
    print("\(row.testDescription): \(queue.count) situations")
    #expect(queue.count > 2000)
  }

  /// Takes a step and checks it, or reports what is wrong with it.
  private func step(_ situation: SmallWorld.Situation, _ move: SmallWorld.Move) -> SmallWorld.Situation? {
    var after = situation
    after.path.append(move.name)
    let inputs = move.inputs(situation.engine)
    for input in inputs {
      let time = after.engine.time + move.wait / Double(inputs.count)
      var running = tokens(after.engine)
      var effects = after.engine.handle(ScrollEvent(.tick, at: time))
      let waited = effects.count
      let still = after.engine
      effects += after.engine.handle(ScrollEvent(input, at: time))
      var faults = StepFaults(before: still, after: after.engine, input: input).faults
      for (index, effect) in effects.enumerated() {
        guard case .edge(let edge, let said) = effect else { continue }
        switch said {
        case .started(let token, _):
          if running[edge] != nil { faults.append("a start while one runs") }
          running[edge] = token
          if index < waited, !mayStartByItself(situation.engine, edge) {
            faults.append("a start by momentum")
          }
          if move.isFinger, index >= waited, !mayStartByItself(situation.engine, edge) {
            after.starts[edge] += 1
          }
        case .ended(let token, _):
          if running[edge] != token { faults.append("an outcome of no start") }
          running[edge] = nil
        case .queued, .armed, .successHaptic, .declined, .reopened:
          break
        }
      }
      let isUnderFinger = after.engine.platform.phase == .tracking
      if isUnderFinger,
        effects[waited...].contains(where: { if case .setInsets = $0 { true } else { false } })
      {
        faults.append("insets that change under a finger")
      }
      if running != tokens(after.engine) { faults.append("a start without an outcome") }
      if after.starts.start > 1 || after.starts.end > 1 { faults.append("two starts under one finger") }
      if !after.engine.isDragging { after.starts = EdgePair(start: 0, end: 0) }
      guard faults.isEmpty else {
        Issue.record("\(faults) after \(after.path)")
        return nil
      }
    }
    if inputs.isEmpty { after.path.removeLast() }
    return after
  }

  /// Whether a start may come about without a finger: by waiting for the other edge, by coming near or back.
  private func mayStartByItself(_ engine: ScrollEngine, _ edge: ScrollEdge) -> Bool {
    engine.queued?.edge == edge || engine.approachDistance(of: edge) >= 0 || engine.edges[edge].startsOnReturn
  }

  private func tokens(_ engine: ScrollEngine) -> EdgePair<RefreshToken?> {
    EdgePair(start: running(engine.edges.start), end: running(engine.edges.end))
  }

  private func running(_ edge: EdgeMachine) -> RefreshToken? { edge.phase.isRunning ? edge.token : nil }

  /// Promise 6, from this situation: fingers up, actions ended, and it is home within two seconds of the dwell.
  private func comesHome(_ situation: SmallWorld.Situation) -> Bool {
    var engine = situation.engine
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
    for edge in ScrollEdge.allCases where engine.edges[edge].phase != engine.edges[edge].home.phase {
      Issue.record(
        "\(edge) is \(engine.edges[edge].phase) and not home after \(situation.path): \(engine.scroller)")
      return false
    }
    return true
  }

  private func difference(_ one: ScrollEngine, _ other: ScrollEngine) -> String {
    var lines = ""
    for (label, pair) in [
      ("scroller", ("\(one.scroller)", "\(other.scroller)")),
      ("start", ("\(one.edges.start)", "\(other.edges.start)")),
      ("end", ("\(one.edges.end)", "\(other.edges.end)")), ("gate", ("\(one.gate)", "\(other.gate)")),
    ] where pair.0 != pair.1 {
      lines += "\n\(label)\n\(pair.0)\n\(pair.1)"
    }
    return lines
  }

  /// The state at an instant does not depend on the ticks before it, to the last bit.
  private func ignoresTicks(_ situation: SmallWorld.Situation) -> Bool {
    var often = situation.engine
    var once = situation.engine
    for tick in 1...7 {
      _ = often.handle(ScrollEvent(.tick, at: situation.engine.time + Double(tick) * 0.093))
    }
    _ = once.handle(ScrollEvent(.tick, at: situation.engine.time + 7 * 0.093))
    guard often == once else {
      Issue.record("ticks change the state after \(situation.path): \(difference(often, once))")
      return false
    }
    return true
  }
}
