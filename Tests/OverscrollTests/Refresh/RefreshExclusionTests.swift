import OverscrollCore
import Testing

@testable import Overscroll

/// The exclusion policy: whether actions of opposite edges may run at the same time (promise 7).
@MainActor @Suite struct RefreshExclusionTests {
  private func rig(_ policy: ExclusionPolicy) -> ControllerSetup {
    let rig = ControllerSetup()
    rig.controller.setExclusion(policy)
    return rig
  }

  @Test("Policy `drop`: nothing starts while the opposite edge's action runs", arguments: ScrollEdge.allCases)
  func drop(_ edge: ScrollEdge) async throws {
    let rig = ControllerSetup()
    let first = rig.controller.begin(at: edge)
    await settle()
    let second = rig.controller.begin(at: edge.opposite)
    #expect(second.isFinished && second.outcome == nil)
    rig.host.pullAndLift(past: edge.opposite)
    #expect(rig.host.starts(edge.opposite) == 0)
    try rig.action(at: edge).end()
    #expect(await first.value()?.result == .success)
    rig.host.rest()
    rig.host.pullAndLift(past: edge.opposite)
    #expect(rig.host.starts(edge.opposite) == 1)
  }

  @Test(
    "Policy `queue`: a start waits until the opposite edge's action has ended", arguments: ScrollEdge.allCases
  )
  func queue(_ edge: ScrollEdge) async throws {
    let rig = rig(.queue)
    let first = rig.controller.begin(at: edge)
    await settle()
    let second = rig.controller.begin(at: edge.opposite)
    #expect(rig.controller.begin(at: edge.opposite) === second)
    await settle()
    #expect(!second.isFinished && !rig.controller.isRefreshing(at: edge.opposite))
    try rig.action(at: edge).fail(Fault())
    #expect(await first.value()?.result == .failure)
    await settle()
    #expect(rig.controller.isRefreshing(at: edge.opposite) && rig.action(at: edge.opposite).calls.count == 1)
    try rig.action(at: edge.opposite).end()
    #expect(await second.value()?.result == .success)
  }

  @Test("Policy `queue`: if a pull is queued, `begin` returns the run of that pull")
  func queuedPull() async throws {
    let rig = rig(.queue)
    rig.controller.begin(at: .start)
    await settle()
    rig.host.pullAndLift(past: .end)
    #expect(rig.host.asked.last?.effect == .queued(.first))
    let run = rig.controller.begin(at: .end)
    try rig.action.end()
    await settle()
    #expect(rig.endAction.calls.count == 1)
    try rig.endAction.end(.noMoreContent)
    #expect(await run.value()?.result == .noMoreContent)
  }

  @Test("Policy `queue`: setting the action again, as a view update does, does not queue a second start")
  func rebuilt() async throws {
    let rig = rig(.queue)
    rig.controller.begin(at: .start)
    let run = rig.controller.begin(at: .end)
    let queued = FakeHost.Asked(effect: .queued(.first), edge: .end)
    for _ in 0..<3 { rig.controller.setAction(at: .end, levels: rig.endAction.action) }
    #expect(rig.host.asked.count { $0 == queued } == 1)
    await settle()
    try rig.action.end()
    await settle()
    try rig.endAction.end()
    #expect(await run.value()?.result == .success)
  }

  @Test("A queued start ends when it is cancelled or its edge is disabled", arguments: [true, false])
  func unqueue(_ byCancel: Bool) async throws {
    let rig = rig(.queue)
    rig.controller.begin(at: .start)
    await settle()
    let run = rig.controller.begin(at: .end)
    if byCancel { rig.controller.cancel(at: .end) } else { rig.controller.setEnabled(false, at: .end) }
    #expect(run.isFinished && run.outcome?.result == (byCancel ? .cancelled : nil))
    try rig.action.end()
    await settle()
    #expect(rig.endAction.calls.isEmpty && !rig.controller.isRefreshing(at: .end))
  }

  @Test(
    "Policy `cancel`: a start cancels the opposite edge's action and begins at once",
    arguments: ScrollEdge.allCases)
  func cancel(_ edge: ScrollEdge) async throws {
    let rig = rig(.cancel)
    let first = rig.controller.begin(at: edge)
    await settle()
    let second = rig.controller.begin(at: edge.opposite)
    #expect(first.outcome?.result == .cancelled)
    #expect(rig.controller.isRefreshing(at: edge.opposite) && !rig.controller.isRefreshing(at: edge))
    await settle()
    try rig.action(at: edge).end()
    await settle()
    #expect(rig.action(at: edge).calls.first?.wasCancelled == true)
    #expect(!second.isFinished)
    try rig.action(at: edge.opposite).end()
    #expect(await second.value()?.result == .success)
    #expect(rig.host.outcomes(edge) == [.cancelled] && rig.host.outcomes(edge.opposite) == [.success])
  }

  @Test(
    "If two starts have waited for a view, the exclusion policy applies to them when the view is attached",
    arguments: ExclusionPolicy.allCases)
  func attached(_ policy: ExclusionPolicy) async throws {
    let rig = ControllerSetup(attached: false)
    rig.controller.setExclusion(policy)
    let runs = EdgePair(start: rig.controller.begin(at: .start), end: rig.controller.begin(at: .end))
    rig.host.attach()
    await settle()
    switch policy {
    case .drop:
      #expect(!runs.start.isFinished && runs.end.isFinished && runs.end.outcome == nil)
    case .queue:
      #expect(!runs.start.isFinished && !runs.end.isFinished && rig.endAction.calls.isEmpty)
      try rig.action.end()
      #expect(await runs.start.value()?.result == .success)
      await settle()
      #expect(rig.endAction.calls.count == 1)
    case .cancel:
      #expect(runs.start.outcome?.result == .cancelled && !runs.end.isFinished)
      #expect(rig.controller.isRefreshing(at: .end))
    }
  }

  @Test("An edge can start if it has an action and the opposite edge's action does not exclude it")
  func free() async throws {
    let rig = ControllerSetup()
    #expect(rig.controller.canStart(.start) && rig.controller.canStart(.end))
    rig.controller.begin(at: .end)
    await settle()
    #expect(!rig.controller.canStart(.start) && rig.controller.isOn(.start))
    try rig.action(at: .end).end()
    await settle()
    rig.host.rest()
    #expect(rig.controller.canStart(.start))
    rig.controller.setAction(at: .end, levels: nil)
    #expect(!rig.controller.canStart(.end))
  }
}
