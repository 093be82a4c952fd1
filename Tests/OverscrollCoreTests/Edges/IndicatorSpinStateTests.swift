@testable import OverscrollCore
import Testing

/// The rotation of an indicator, and its stop.
@Suite struct IndicatorSpinStateTests {
  @Test(
    "After the action, the rotation slows down to a whole turn and stops there",
    arguments: [0.0, 0.35, 0.8, 7.5])
  func stops(after seconds: Double) {
    let spin = IndicatorSpinState(since: 2, turns: 0.7, stopped: 2 + seconds)
    let running = IndicatorSpinState(since: 2, turns: 0.7, stopped: nil)
    let last = running.rotation(at: 2 + seconds)
    #expect(spin.rotation(at: 2 + seconds) == last)
    let turns = stride(from: 0, through: IndicatorSpinState.stopping, by: 0.05).map {
      spin.rotation(at: 2 + seconds + $0)
    }
    let steps = zip(turns, turns.dropFirst()).map { $1 - $0 }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 } && steps.allSatisfy { $0 > 0 })
    let rest = spin.rotation(at: 2 + seconds + IndicatorSpinState.stopping)
    #expect(rest == rest.rounded() && rest > last && rest < last + 1.2)
    #expect(spin.rotation(at: 1000) == rest)
  }

  @Test("The rotation after the action begins at 1 to 6 turns per second")
  func goesOn() {
    for seconds in stride(from: 0.0, to: 1, by: 0.05) {
      let spin = IndicatorSpinState(since: 0, turns: 0, stopped: seconds)
      let speed = (spin.rotation(at: seconds + 0.001) - spin.rotation(at: seconds)) / 0.001
      #expect(speed > 0.9 && speed < 6.1, "\(seconds)")
    }
  }

  @Test("The indicator rotates until it has stopped, and has no pulse after the action")
  func ends() {
    var spin = IndicatorSpinState(since: 1, turns: 0, stopped: nil)
    #expect(spin.isSpinning(at: 100) && spin.end(after: 100) == .infinity)
    #expect(spin.pulse(at: 1) == 0 && spin.pulse(at: 1.5) == 1 && spin.pulse(at: 3.25) == 0.75)
    spin.stopped = 3
    #expect(spin.isSpinning(at: 3.39) && !spin.isSpinning(at: 3.41) && spin.pulse(at: 3.25) == 0)
    #expect(spin.end(after: 3) == 3 + IndicatorSpinState.stopping && spin.end(after: 4) == .infinity)
  }
}
