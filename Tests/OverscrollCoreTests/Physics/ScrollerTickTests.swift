import Testing

@testable import OverscrollCore

extension PhysicsTests {
  /// A state depends on what happened and when, not on how often it was looked at: to the last bit.
  @Suite("The scroller at 60, 90 and 120 Hz")
  struct ScrollerTickTests {
    /// What happens in a run, besides ticks.
    enum Deed {
      case release(Double)
      case pull(from: Double, to: Double, over: Double)
      case hold(EdgePair<Double>, ScrollEdge?)
      case lay(ScrollExtents)
      case scroll(Double)
      case notch(Double)
      case step(ScrollStep)
      case stop
    }

    /// A scroller and what befalls it.
    struct Run {
      var scroller: Scroller
      var deeds: [(time: Double, deed: Deed)] = []
      var end = 0.0
    }

    enum Plot: CaseIterable {
      case fling, flingIntoStart, flingIntoEnd, pull, throwIn, timed, notches, snap, hard, everything
    }

    private func run(_ plot: Plot, _ seeded: inout Dice) -> Run {
      let behavior = ScrollBehavior(
        deceleration: seeded.pick([.normal, .fast]),
        snapping: plot == .snap ? SnapTargets(every: seeded.next(in: 50...700)) : nil, bounces: plot != .hard)
      var run = Run(scroller: scroller(at: seeded.next(in: 200...2000), behavior: behavior))
      var time = seeded.next(in: 0...50)
      run.scroller.advance(to: time)
      func add(_ deed: Deed, after wait: Double) {
        time += wait
        run.deeds.append((time, deed))
      }
      switch plot {
      case .fling: add(.release(seeded.next(in: -400...400)), after: 0.1)
      case .flingIntoStart: add(.release(seeded.next(in: -9000 ... -5000)), after: 0.1)
      case .flingIntoEnd, .hard: add(.release(seeded.next(in: 5000...9000)), after: 0.1)
      case .snap: add(.release(seeded.next(in: -6000...6000)), after: 0.1)
      case .pull: add(.pull(from: 0, to: seeded.next(in: 2300...3500), over: 0.5), after: 0.1)
      case .throwIn:
        add(.pull(from: 0, to: seeded.next(in: 2800...3500), over: 0.5), after: 0.1)
        add(.release(seeded.next(in: 3000...9000)), after: 0)
      case .timed: add(.scroll(seeded.next(in: -100...2300)), after: 0.1)
      case .notches:
        for _ in 0..<4 { add(.notch(seeded.pick([-120, 120])), after: seeded.next(in: 0.01...0.1)) }
      case .everything: break
      }
      for _ in 0..<(plot == .everything ? 12 : 3) {
        add(deed(&seeded, anything: plot == .everything), after: seeded.next(in: 0.01...0.5))
      }
      run.end = time + 2
      return run
    }

    private func deed(_ seeded: inout Dice, anything: Bool) -> Deed {
      switch anything ? seeded.index(below: 8) : 0 {
      case 1: .release(seeded.next(in: -9000...9000))
      case 2: .pull(from: seeded.next(in: -1500...1500), to: seeded.next(in: -1500...1500), over: 0.05)
      case 3: .lay(ScrollExtents(viewport: seeded.next(in: 300...900), content: seeded.next(in: 0...4000)))
      case 4: .scroll(seeded.next(in: -100...2300))
      case 5: .notch(seeded.pick([-120, 120]))
      case 6: .step(seeded.pick(ScrollStep.allCases))
      case 7: .stop
      default:
        .hold(
          EdgePair(start: seeded.pick([0, 60, 80]), end: seeded.pick([0, 44])),
          seeded.pick([nil, .start, .end]))
      }
    }

    private func perform(_ deed: Deed, on scroller: inout Scroller) {
      switch deed {
      case .release(let velocity): scroller.release(velocity: velocity)
      case .pull(let from, let to, let seconds):
        scroller.sweepFinger(from: from, to: to, over: seconds)
        scroller.endDrag()
      case .hold(let gaps, let edge): scroller.hold(gaps, revealing: edge)
      case .lay(let geometry): scroller.geometry = geometry
      case .scroll(let offset): scroller.scroll(to: offset, animated: true)
      case .notch(let delta): scroller.wheel(by: delta, isPrecise: false)
      case .step(let step): scroller.scroll(by: step)
      case .stop: scroller.stop()
      }
    }

    @Test(
      "is in the same state at the same instant, frames dropped or not", arguments: Plot.allCases,
      UInt64(1)...12)
    func independence(plot: Plot, seed: UInt64) {
      var seeded = Dice(seed: seed)
      let run = run(plot, &seeded)
      for (rate, dropped) in [(60.0, 0.0), (90, 0), (120, 0), (60, 0.5), (120, 0.9), (1000, 0.2)] {
        var ticked = run.scroller
        var jumped = run.scroller  // Stops only where something happens.
        var deeds = run.deeds[...]
        var compared = 0
        var tick = (run.scroller.time * rate).rounded(.up)
        while tick / rate < run.end {
          let now = tick / rate
          while let next = deeds.first, next.time <= now {
            // A pull takes time, which may pass the next deed's.
            ticked.advance(to: max(next.time, ticked.time))
            jumped.advance(to: ticked.time)
            perform(next.deed, on: &ticked)
            perform(next.deed, on: &jumped)
            deeds = deeds.dropFirst()
          }
          tick += 1
          guard now >= ticked.time, !seeded.chance(dropped) else { continue }
          ticked.advance(to: now)
          var once = jumped
          once.advance(to: now)
          compared += 1
          guard isIdentical(ticked.offset, once.offset), isIdentical(ticked.velocity, once.velocity),
            ticked == once
          else {
            Issue.record("seed \(seed), \(plot), \(rate) Hz, \(dropped) dropped, at \(now) s")
            return
          }
        }
        #expect(compared > 10)
      }
    }
  }
}
