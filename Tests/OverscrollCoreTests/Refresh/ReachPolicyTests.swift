@testable import OverscrollCore
import Testing

/// Policies that start on reaching the threshold, and the gap that waits for the content to come back.
@Suite struct ReachPolicyTests {
  private func isHeld(_ rig: Rig) -> Bool? {
    if case .refreshing(let refreshing) = rig.engine.edges.start.phase { refreshing.isHeld } else { nil }
  }

  @Test("It starts under the finger, at the threshold and not before", arguments: Preset.pulled.prefix(4))
  func atThreshold(_ preset: Preset) {
    var rig = Rig(start: preset.configuration)
    let trigger = rig.engine.edges.start.resolution.trigger
    rig.touch()
    rig.pull(to: trigger - 0.25)
    #expect(rig.starts(.start) == 0)
    rig.pull(to: trigger + 0.25)
    #expect(rig.starts(.start) == (preset.configuration.policy == .reach ? 1 : 0))
  }

  @Test("The gap is held once the finger has brought the content back to the threshold, and stays held")
  func heldByReturn() {
    var rig = Rig(start: .reachThenHold(80))
    rig.touch()
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

  @Test("The gap is held at the lift, and the content comes to rest in it")
  func heldByLift() {
    var rig = Rig(start: .reachThenHold(80))
    rig.touch()
    rig.pull(to: 140)
    rig.lift()
    #expect(isHeld(rig) == true)
    rig.run(1)
    #expect(rig.engine.presentation.contentOffset == -80)
  }

  @Test("A start from code holds the gap at once, also where it has waited for the other edge")
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

  @Test("A start by coming near holds the gap at once too")
  func heldByApproach() {
    var configuration = EdgeConfiguration(policy: .approach(100), holdsOnReturn: true)
    configuration.hold = .points(50)
    let rig = Rig(start: nil, end: configuration, content: 900)
    #expect(rig.engine.edges.end.phase.name == "refreshing")
    #expect(rig.engine.edges.end.gap == 50)
  }

  @Test("A pinned header that runs is not armed again until it has ended", arguments: [true, false])
  func pinnedHeader(_ isPulled: Bool) throws {
    var rig = Rig(start: .pinnedHeader())
    if isPulled {
      rig.touch()
      rig.pull(to: 110)
      rig.lift()
      rig.run(1)
    } else {
      rig.send(.begin(.start))
    }
    rig.touch(pointer: 2)
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

  @Test("A pull that comes back to its edge in one movement is over at once", arguments: [0.0, 400])
  func overAtOnce(_ inside: Double) {
    var rig = Rig()
    rig.touch()
    rig.pull(to: 120)
    rig.send(.dragMoved(pointer: 1, main: 300 - inside, cross: 0))
    #expect(rig.engine.presentation.contentOffset >= 0)
    #expect(rig.engine.edges.start.phase == .idle)
  }
}
