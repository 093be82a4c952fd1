import OverscrollTestSupport
@testable import OverscrollCore
@testable import OverscrollListCore
import Testing

/// A system clock that is set back, and events with wrong times.
@Suite struct ClockTests {
  /// Random inputs, each with the time since the previous one, in s.
  private static func inputs(_ dice: inout Dice, source: ScrollBehavior.Source) -> [(
    wait: Double, input: ScrollInput
  )] {
    (0..<24).map { _ in
      let edge = dice.pick(ScrollEdge.allCases)
      let offset = dice.unit() * 1200 - 300
      let input: ScrollInput
      switch Int(dice.unit() * 8) {
      case 0:
        input =
          source == .engine ? .dragBegan(DragStart(pointer: 1, main: 400)) : .observed(offset, .tracking)
      case 1, 2:
        input =
          source == .engine ? .dragMoved(pointer: 1, main: offset, cross: 0) : .observed(offset, .tracking)
      case 3: input = source == .engine ? .dragEnded(pointer: 1) : .observed(offset, .free)
      case 4: input = source == .engine ? .step(.pageForward) : .observed(offset, .unknown)
      case 5: input = .begin(edge)
      case 6: input = .finish(RefreshToken(rawValue: UInt32(1 + dice.unit() * 4)), .success)
      default: input = .tick
      }
      return (dice.unit() * 0.4, input)
    }
  }

  private static func engine(_ source: ScrollBehavior.Source) -> ScrollEngine {
    let configuration = EdgeConfiguration(minimumDuration: 0.25, resultDuration: 0.25)
    var engine = ScrollEngine(
      start: configuration, end: configuration, behavior: ScrollBehavior(source: source))
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 500, content: 1200), revision: 1), at: 0))
    return engine
  }

  @Test(
    "After one event with a wrong time, every action and phase still ends on time",
    arguments: ScrollBehavior.Source.allCases)
  func wrongTime(_ source: ScrollBehavior.Source) {
    for seed in 0..<60 as Range<UInt64> {
      var dice = Dice(seed: seed)
      let inputs = Self.inputs(&dice, source: source)
      let broken = Int(dice.unit() * Double(inputs.count))
      let wrong = dice.pick([3.0, 3600, 1e9, .greatestFiniteMagnitude])
      var engine = Self.engine(source)
      var time = 0.0
      for (index, step) in inputs.enumerated() {
        time += step.wait
        if index == broken { _ = engine.handle(ScrollEvent(.tick, at: time + wrong)) }
        _ = engine.handle(ScrollEvent(step.input, at: time))
        #expect(engine.nextDeadline >= time - 2, "seed \(seed)")
      }
      for edge in ScrollEdge.allCases {
        if let token = engine.edges[edge].token {
          _ = engine.handle(ScrollEvent(.finish(token, .success), at: time))
        }
      }
      _ = engine.handle(ScrollEvent(.dragCancelled(pointer: nil), at: time))
      _ = engine.handle(ScrollEvent(.observed(0, .resting), at: time))
      for _ in 0..<3 {
        time += 1
        for edge in ScrollEdge.allCases {
          if let token = engine.edges[edge].token {
            _ = engine.handle(ScrollEvent(.finish(token, .success), at: time))
          }
        }
        _ = engine.handle(ScrollEvent(.tick, at: time))
      }
      #expect(engine.edges.start.phase == .idle && engine.edges.end.phase == .idle, "seed \(seed)")
    }
  }

  @Test(
    "When the clock is set back, the engine has the same effects and the same time until each deadline",
    arguments: ScrollBehavior.Source.allCases)
  func setBack(_ source: ScrollBehavior.Source) {
    for seed in 0..<40 as Range<UInt64> {
      var dice = Dice(seed: seed)
      let inputs = Self.inputs(&dice, source: source).map {
        (wait: ($0.wait * 64).rounded() / 64, input: $0.input)
      }
      let broken = Int(dice.unit() * Double(inputs.count))
      var (engine, other) = (Self.engine(source), Self.engine(source))
      var (time, otherTime) = (1024.0, 1024.0)
      for (index, step) in inputs.enumerated() {
        time += step.wait
        // The event after a clock reset is handled at the time of the previous event.
        otherTime += step.wait
        if index == broken {
          otherTime = 0
          _ = engine.handle(ScrollEvent(.tick, at: time - step.wait))
          time -= step.wait
        }
        let effects = engine.handle(ScrollEvent(step.input, at: time))
        let otherEffects = other.handle(ScrollEvent(step.input, at: otherTime))
        #expect(effects == otherEffects, "seed \(seed), step \(index)")
        let (due, otherDue) = (engine.nextDeadline - time, other.nextDeadline - otherTime)
        #expect(due == otherDue || abs(due - otherDue) < 1e-9, "seed \(seed), step \(index)")
      }
      #expect(engine.canonical(at: engine.time) == other.canonical(at: other.time), "seed \(seed)")
    }
  }

  @Test(
    "After an event with a wrong time, a fling moves the content as it does without that event",
    arguments: [1e9, 0x1p32, 1e10, 0x1p40, 1e30, .greatestFiniteMagnitude] as [Double], [1.0, -1])
  func exact(_ size: Double, _ sign: Double) {
    var (engine, other) = (Self.engine(.engine), Self.engine(.engine))
    _ = engine.handle(ScrollEvent(.tick, at: sign * size))
    var time = 0.0
    for (wait, input) in [
      (1 / 3.0, .dragBegan(DragStart(pointer: 1, main: 400))),
      (0.1, .dragMoved(pointer: 1, main: 300, cross: 0)),
      (0.01, .dragMoved(pointer: 1, main: 280, cross: 0)),
      (0.01, .dragEnded(pointer: 1)),
    ] as [(Double, ScrollInput)] {
      time += wait
      _ = engine.handle(ScrollEvent(input, at: time))
      _ = other.handle(ScrollEvent(input, at: time))
    }
    for _ in 0..<60 {
      time += 1 / 60
      _ = engine.handle(ScrollEvent(.tick, at: time))
      _ = other.handle(ScrollEvent(.tick, at: time))
      #expect(abs(engine.content.scroller.offset - other.content.scroller.offset) < 0.05)
    }
    #expect(other.content.scroller.offset > 200)
  }

  @Test("A measurement with an earlier time does not set the list's clock back")
  func measured() {
    var scroll = ListScrollEngine(ListEngine(count: 10))
    _ = scroll.handle(.layOut(viewport: 500, cross: 300), at: 1000)
    _ = scroll.handle(.measure(item: 0, extent: 70), at: 0)
    _ = scroll.handle(.commit, at: 1000.5)
    #expect(scroll.scroll.time == 1000.5 && scroll.scroll.hostTime == 1000.5)
    #expect(scroll.content.frame(of: 0).extent == 70)
  }

  @Test("A list reaches its target item although the clock is set back", arguments: [true, false])
  func list(_ isObserved: Bool) {
    var rig = ListRig(isObserved ? .platformTransform : .engine, count: 5000)
    rig.tick(4)
    rig.send(.scrollTo(ItemTarget(item: 2500), animated: true))
    rig.tick(3)
    rig.time -= 100_000
    rig.tick(60)
    #expect(rig.placed()[2500].map { abs($0) < 1 } == true)
    #expect(!rig.engine.needsFrames)
  }
}
