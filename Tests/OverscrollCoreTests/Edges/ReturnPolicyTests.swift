import OverscrollTestSupport
import Foundation
@testable import OverscrollCore
import Testing

/// The policy `return`, which starts an action when the content returns through the threshold.
@Suite struct ReturnPolicyTests {
  /// Returns a phone right after a still finger has lifted at an overscroll.
  private func released(at overscroll: Double) -> Rig {
    var rig = Rig(start: EdgeConfiguration(policy: .return))
    rig.pull(to: overscroll)
    rig.lift()
    return rig
  }

  private func startTime(_ engine: ScrollEngine) -> Double? {
    if case .refreshing(let refreshing) = engine.edges.start.phase { refreshing.since } else { nil }
  }

  /// Returns the time that the bounce spring takes from `overscroll` back to 100 pt, in s.
  ///
  /// The time is found by bisection of the spring's closed form.
  private func crossing(from overscroll: Double) -> Double {
    var (before, after) = (0.0, 2.0)
    for _ in 0..<60 {
      let age = (before + after) / 2
      let frequency = 120.0.squareRoot()
      let slope = (frequency - 7.2) * overscroll
      if (overscroll + slope * age) * exp(-frequency * age) > 100 { before = age } else { after = age }
    }
    return after
  }

  @Test(
    "The action starts when the spring's closed form reaches the threshold",
    arguments: [101.0, 110, 140, 158])
  func instant(_ overscroll: Double) throws {
    var rig = released(at: overscroll)
    let lifted = rig.time
    #expect(rig.engine.edges.start.phase.name == "armed")
    #expect(abs(rig.engine.nextDeadline - lifted - crossing(from: overscroll)) < 1e-9)
    rig.run(1)
    let since = try #require(startTime(rig.engine))
    #expect(abs(since - lifted - crossing(from: overscroll)) < 1e-9)
  }

  @Test("The start time does not depend on the frame rate", arguments: [30.0, 60, 90, 120, 144])
  func frames(_ rate: Double) throws {
    let rig = released(at: 140)
    var once = rig.engine
    var often = rig.engine
    let end = ScrollEvent(.tick, at: rig.time + 0.5)
    let effects = once.handle(end)
    var ticked: ScrollEffects = []
    for frame in 1..<Int(rate / 2) {
      ticked += often.handle(ScrollEvent(.tick, at: rig.time + Double(frame) / rate))
    }
    ticked += often.handle(end)
    #expect(once == often)
    #expect(effects == ticked && effects.count == 1)
  }

  @Test("The gap opens during the return, and the content comes to rest in the gap without reversing")
  func comesToRest() {
    var rig = released(at: 150)
    var last = rig.engine.presentation.contentOffset
    for _ in 0..<96 {
      rig.run(Rig.frame)
      #expect(rig.engine.presentation.contentOffset >= last)
      last = rig.engine.presentation.contentOffset
    }
    #expect(last == -60)
  }
}
