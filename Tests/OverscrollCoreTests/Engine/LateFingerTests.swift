import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Touch events that a busy app delivers late and in batches, between punctual frames.
@Suite struct LateFingerTests {
  private struct Sample {
    let input: ScrollInput
    let time: Double
    /// The delivery time of the sample, in s.
    let arrival: Double
  }

  /// Samples of a finger that moves `way` pt in eight steps of 8 to 20 ms, and then lifts.
  private func samples(way: Double, delays: (Int) -> Double, _ seeded: inout Dice) -> [Sample] {
    let steps = 8
    var time = 1.0
    var arrival = 0.0
    return (0...steps + 1).map { step in
      if step > 0, step <= steps { time += seeded.next(in: 0.008...0.02) }
      // The app delivers samples in their order.
      arrival = max(arrival, time + delays(step))
      let main = 400 + way * Double(min(step, steps)) / Double(steps)
      let input: ScrollInput =
        switch step {
        case 0: .dragBegan(DragStart(pointer: 1, main: main))
        case steps + 1: .dragEnded(pointer: 1)
        default: .dragMoved(pointer: 1, main: main, cross: 0)
        }
      return Sample(input: input, time: time, arrival: arrival)
    }
  }

  private func velocity(afterLift samples: [Sample]) -> Double {
    var engine = ScrollEngine(start: .standard)
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 90_000), revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.scrollTo(40_000, animated: false), at: 0.5))
    var frame = 0.75
    for sample in samples {
      while frame < sample.arrival {
        _ = engine.handle(ScrollEvent(.tick, at: frame))
        frame += 1 / 60
      }
      _ = engine.handle(ScrollEvent(sample.input, at: sample.time))
    }
    return engine.presentation.velocity
  }

  @Test("A fling has the finger's velocity, however late its events arrive", arguments: UInt64(1)...200)
  func late(seed: UInt64) {
    var seeded = Dice(seed: seed)
    let way = seeded.next(in: 80...600) * (seeded.chance(0.5) ? 1 : -1)
    let stall = seeded.next(in: 0...0.25)
    let first = Int(seeded.next(in: 0...9))
    var again = seeded
    let punctual = velocity(afterLift: samples(way: way, delays: { _ in 0 }, &seeded))
    let late = velocity(afterLift: samples(way: way, delays: { $0 >= first ? stall : 0 }, &again))
    #expect(abs(punctual) > 300, "seed \(seed)")
    #expect(late == punctual, "seed \(seed): \(stall) s late from sample \(first)")
  }

  @Test("A finger that stood still before its lift flings nothing, even if the lift arrives late")
  func still() {
    var engine = ScrollEngine(start: .standard)
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 90_000), revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.dragBegan(DragStart(pointer: 1, main: 700)), at: 1))
    for step in 1...6 {
      let time = 1 + Double(step) / 60
      _ = engine.handle(
        ScrollEvent(.dragMoved(pointer: 1, main: 700 - 50 * Double(step), cross: 0), at: time))
    }
    _ = engine.handle(ScrollEvent(.tick, at: 1.5))
    _ = engine.handle(ScrollEvent(.dragEnded(pointer: 1), at: 1.1 + 0.05))
    #expect(engine.presentation.velocity == 0)
  }

  @Test(
    "An event without a finite time is handled at the current time",
    arguments: [Double.nan, .infinity, -.infinity])
  func nonsense(time: Double) {
    var engine = ScrollEngine(start: .standard)
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 90_000), revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.dragBegan(DragStart(pointer: 1, main: 700)), at: 1))
    _ = engine.handle(ScrollEvent(.dragMoved(pointer: 1, main: 600, cross: 0), at: time))
    _ = engine.handle(ScrollEvent(.dragEnded(pointer: 1), at: time))
    #expect(engine.presentation.velocity.isFinite)
    #expect(engine.presentation.contentOffset == 90)
  }
}
