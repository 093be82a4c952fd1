import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Policies that start at the threshold, and the gap that waits for the content to return.
@Suite struct ReachPolicyTests {
  private func isHeld(_ rig: Rig) -> Bool? {
    if case .refreshing(let refreshing) = rig.engine.edges.start.phase { refreshing.isGapOpen } else { nil }
  }

  @Test("The action starts under the finger, exactly at the threshold", arguments: Preset.pulled.prefix(4))
  func atThreshold(_ preset: Preset) {
    var rig = Rig(start: preset.configuration)
    let threshold = rig.engine.edges.start.resolution.threshold
    rig.pull(to: threshold - 0.25)
    #expect(rig.starts(.start) == 0)
    rig.pull(to: threshold + 0.25)
    #expect(rig.starts(.start) == (preset.configuration.policy == .reach ? 1 : 0))
  }

  @Test("The gap opens once the finger has returned the content to the threshold, and stays open")
  func heldByReturn() {
    var rig = Rig(start: .reachThenHold(80))
    rig.pull(to: 100)
    #expect(isHeld(rig) == false)
    rig.pull(to: 80.5)
    #expect(isHeld(rig) == false)
    rig.pull(to: 79.5)
    #expect(isHeld(rig) == true)
    #expect(abs(rig.engine.presentation.contentOffset + 79.5) < 1e-6)
    rig.pull(to: 150)
    #expect(isHeld(rig) == true)
    #expect(rig.engine.presentation.start.gap == 80)
  }

  @Test("The gap opens at the lift, and the content comes to rest in the gap")
  func heldByLift() {
    var rig = Rig(start: .reachThenHold(80))
    rig.pull(to: 140)
    rig.lift()
    #expect(isHeld(rig) == true)
    rig.run(1)
    #expect(rig.engine.presentation.contentOffset == -80)
  }

  @Test("A start from code opens the gap at once, even after it was queued")
  func heldByCode() {
    var rig = Rig(start: .reachThenHold(80), end: .headerFooter)
    rig.send(.begin(.start))
    #expect(isHeld(rig) == true)
    rig.send(.cancel(.start))
    rig.run(2)
    rig.send(.setExclusion(.queue))
    rig.send(.begin(.end))
    rig.send(.begin(.start))
    rig.send(.cancel(.end))
    #expect(isHeld(rig) == true)
  }

  @Test("An automatic start opens the gap at once")
  func heldByApproach() {
    var configuration = EdgeConfiguration(policy: .approach(100), opensGapOnReturn: true)
    configuration.gap = .points(50)
    var rig = Rig(start: nil, end: configuration, content: 900)
    rig.run(LoadMoreGate.changeDelay)
    #expect(rig.engine.edges.end.phase.name == "refreshing")
    #expect(rig.engine.edges.end.gap == 50)
  }

  @Test("A running pinned header is not armed again until its action has ended", arguments: [true, false])
  func pinnedHeader(_ isPulled: Bool) throws {
    var rig = Rig(start: .pinnedHeader())
    if isPulled {
      rig.pull(to: 110)
      rig.lift()
      rig.run(1)
    } else {
      rig.send(.begin(.start))
    }
    rig.pull(to: 110, pointer: 2)
    rig.run(1)
    try rig.finish(.start)
    rig.pull(to: 50, pointer: 2)
    rig.pull(to: 110, pointer: 2)
    #expect(rig.starts(.start) == 1)
    rig.pull(to: 4, pointer: 2)
    rig.pull(to: 110, pointer: 2)
    #expect(rig.starts(.start) == 2)
  }

  @Test("A pull that returns to its edge in one movement ends at once", arguments: [0.0, 400])
  func overAtOnce(_ inside: Double) {
    var rig = Rig()
    rig.pull(to: 120)
    rig.send(.dragMoved(pointer: 1, main: 300 - inside, cross: 0))
    #expect(rig.engine.presentation.contentOffset >= 0)
    #expect(rig.engine.edges.start.phase == .idle)
  }
}
