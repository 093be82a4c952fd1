import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The engine's state at a time does not depend on the ticks that it received before, to the last bit.
@Suite struct EngineTickTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let preset: Preset
    let source: ScrollBehavior.Source
    var testDescription: String { "\(preset.testDescription), \(source)" }
  }

  static let presets =
    Preset.pulled + [
      Preset("approach", EdgeConfiguration(policy: .approach(150), gap: .points(50))),
      Preset("at the edge", EdgeConfiguration(policy: .approach(0))),
      Preset("near, with a long gap", EdgeConfiguration(policy: .approach(20), gap: .points(200))),
      Preset(
        "kept, with a result display, timed out",
        EdgeConfiguration(resultDuration: 0.2, timeout: 1.3, keepsFailure: true)),
      Preset("two levels", EdgeConfiguration(threshold: .points(40), secondThreshold: .points(120))),
      Preset("tap", EdgeConfiguration(policy: .tap)),
    ]
  static let rows = presets.flatMap {
    [
      Row(preset: $0, source: .engine), Row(preset: $0, source: .platformTransform),
      Row(preset: $0, source: .platformInset),
    ]
  }

  /// Frame rates in Hz; every `drops`th frame is dropped, or none if `drops` is 0.
  static let clocks: [(rate: Double, drops: Int)] = [(60, 0), (120, 3), (7, 0)]

  func timeline(_ row: Row, _ seed: UInt64) -> RandomTimeline {
    RandomTimeline(
      seed: seed,
      ScrollEngine(
        start: row.preset.configuration, end: row.preset.configuration,
        behavior: ScrollBehavior(source: row.source)),
      exclusion: ExclusionPolicy.allCases[Int(seed % 3)])
  }

  @Test(
    "The engine's state is the same at every frame rate, with dropped frames and without ticks",
    arguments: rows)
  func anyRate(_ row: Row) {
    for seed in UInt64(1)...32 {
      let timeline = timeline(row, seed)
      for clock in Self.clocks {
        var engine = timeline.first
        var frame = 0.0
        for (event, expected) in zip(timeline.events, timeline.expected) {
          var effects: ScrollEffects = []
          while (frame + 1) / clock.rate < event.time {
            frame += 1
            if clock.drops > 0, Int(frame) % clock.drops == 0 { continue }
            effects += engine.handle(ScrollEvent(.tick, at: frame / clock.rate))
          }
          effects += engine.handle(event)
          guard engine == expected.engine, effects == expected.effects else {
            Issue.record("seed \(seed), \(clock): differs after \(event): \(effects) \(expected.effects)")
            return
          }
        }
      }
    }
  }

  @Test("Extra ticks shortly before a deadline and at the deadline change nothing", arguments: rows)
  func aroundDeadlines(_ row: Row) {
    for seed in UInt64(1)...32 {
      let timeline = timeline(row, seed)
      var engine = timeline.first
      for (event, expected) in zip(timeline.events, timeline.expected) {
        var effects: ScrollEffects = []
        while case let due = engine.nextDeadline, engine.time < due, due < event.time {
          for early in [0.001, 0.0001, 0.000_01, 0] where due - early > engine.time {
            effects += engine.handle(ScrollEvent(.tick, at: due - early))
          }
        }
        effects += engine.handle(event)
        guard engine == expected.engine, effects == expected.effects else {
          Issue.record("seed \(seed): differs after \(event): \(effects) \(expected.effects)")
          return
        }
      }
    }
  }

  @Test("A second tick at the same time changes nothing, unless a deadline is due", arguments: rows)
  func secondLook(_ row: Row) {
    for seed in UInt64(1)...30 {
      let timeline = timeline(row, seed)
      for (event, expected) in zip(timeline.events, timeline.expected) {
        var engine = expected.engine
        guard engine.nextDeadline > engine.time else { continue }
        let effects = engine.handle(ScrollEvent(.tick, at: engine.time))
        let decided = decisions(expected.engine)
        guard effects.isEmpty, decisions(engine) == decided else {
          Issue.record("seed \(seed): \(effects) after \(event), from \(decided) to \(decisions(engine))")
          return
        }
      }
    }
  }

  /// The discrete part of the engine's state.
  ///
  /// It omits positions, because the positions of a new spring differ in their last bits.
  private func decisions(_ engine: ScrollEngine) -> Decisions {
    let shown = engine.presentation
    return Decisions(
      start: EdgeDecisions(engine.edges.start, gap: shown.start.gap),
      end: EdgeDecisions(engine.edges.end, gap: shown.end.gap),
      gate: engine.content.gate.state, queued: engine.queued)
  }

  private struct Decisions: Equatable {
    let start: EdgeDecisions
    let end: EdgeDecisions
    let gate: DragGate.State
    let queued: ScrollEngine.QueuedStart?
  }

  private struct EdgeDecisions: Equatable {
    let phase: String
    let latch: EdgeMachine.RearmState
    let home: EdgeMachine.RestingPhase
    let gap: UInt64

    init(_ edge: EdgeMachine, gap: Double) {
      (phase, latch, home, self.gap) = (edge.phase.name, edge.rearmState, edge.restingPhase, gap.bitPattern)
    }
  }

  @Test(
    "If the engine requests no frames, the presentation is constant until the next deadline", arguments: rows)
  func still(_ row: Row) {
    var times = 0
    for seed in UInt64(1)...30 {
      let timeline = timeline(row, seed)
      for (event, expected) in zip(timeline.events, timeline.expected) {
        let before = expected.engine.presentation
        var engine = expected.engine
        let deadline = engine.nextDeadline
        guard !before.needsFrames, deadline > engine.time else { continue }
        times += 1
        _ = engine.handle(ScrollEvent(.tick, at: min(engine.time + 0.37, deadline.nextDown)))
        let after = engine.presentation
        guard after.start == before.start, after.end == before.end,
          after.contentOffset == before.contentOffset, after.shift == before.shift
        else {
          Issue.record("seed \(seed): after \(event) from \(before) to \(after)")
          return
        }
      }
    }
    #expect(times > 100)
  }

  @Test("A spring that carries content inward and out again re-arms the edge, with or without ticks")
  func swing() {
    var rig = Rig()
    rig.pull(to: 158)
    rig.drag(by: -2, over: Rig.frame)
    rig.drag(by: -130, over: Rig.frame)
    rig.lift()
    #expect(rig.starts(.start) == 1 && rig.engine.edges.start.rearmState == .closed(byThisFinger: false))
    var once = rig.engine
    _ = once.handle(ScrollEvent(.tick, at: rig.time + 2))
    var nearest = 60.0
    for _ in 0..<128 {
      rig.run(Rig.frame)
      nearest = min(nearest, rig.engine.presentation.start.overscroll)
    }
    #expect(nearest < 9 && rig.engine.presentation.contentOffset == -60)
    #expect(once.edges.start.rearmState == .open && once == rig.engine)
  }

  @Test("The random event timelines start and end enough actions at both edges")
  func stories() {
    var starts = EdgePair(start: 0, end: 0)
    var others = 0
    for row in Self.rows {
      for effect in (UInt64(1)...12).flatMap({ timeline(row, $0).expected.flatMap(\.effects) }) {
        if case .edge(let edge, .started) = effect { starts[edge] += 1 } else { others += 1 }
      }
    }
    #expect(starts.start > 100 && starts.end > 100 && others > 1000, "\(starts), \(others)")
  }
}
