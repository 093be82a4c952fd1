import OverscrollCore
import Testing

@testable import Overscroll

/// Cancellation: a waiting caller returns at once, and the action's task is cancelled cooperatively.
@MainActor @Suite struct RefreshCancelTests {
  @Test(
    "After `cancel`, a waiting caller gets the outcome at once, and the action's later end changes nothing")
  func cooperative() async throws {
    let rig = ControllerSetup()
    let run = rig.controller.begin()
    await settle()
    rig.controller.cancel()
    #expect(run.outcome?.result == .cancelled && run.outcome?.error == nil)
    #expect(!rig.controller.isRefreshing(at: .start))
    rig.host.rest()
    #expect(rig.phase == "idle")
    let shown = rig.controller.presentation
    try rig.action.end(.success)
    await settle()
    #expect(rig.action.calls.first?.wasCancelled == true)
    #expect(rig.controller.presentation == shown)
    #expect(run.outcome?.result == .cancelled && rig.controller.lastUpdated(of: .start) == nil)
    #expect(rig.host.outcomes() == [.cancelled])
  }

  @Test(
    "The late end of a cancelled action does not affect the next action",
    arguments: [
      Result<RefreshResult, any Error>.success(.success), .failure(Fault()), .failure(NoMoreContent()),
    ])
  func late(_ end: Result<RefreshResult, any Error>) async throws {
    let rig = ControllerSetup()
    rig.controller.begin()
    await settle()
    rig.controller.cancel()
    let second = rig.controller.begin()
    await settle()
    #expect(rig.action.calls.count == 2)
    rig.action.calls[0].end(end)
    await settle()
    #expect(rig.controller.isRefreshing(at: .start) && !second.isFinished)
    try rig.action.end(.failure)
    let outcome = try #require(await second.value())
    #expect(outcome.result == .failure && outcome.error == nil)
  }

  @Test("An action that throws because it is cancelled has one outcome, `cancelled`")
  func noticed() async throws {
    let rig = ControllerSetup()
    rig.controller.setAction { while true { try Task.checkCancellation(); await Task.yield() } }
    let run = rig.controller.begin()
    await settle()
    rig.controller.cancel()
    await settle()
    #expect(run.outcome?.result == .cancelled)
    #expect(rig.host.outcomes() == [.cancelled])
  }

  @Test("A start that is cancelled while it waits for a view does not begin later")
  func pending() async {
    let rig = ControllerSetup(attached: false)
    let run = rig.controller.begin()
    rig.controller.cancel()
    #expect(run.outcome?.result == .cancelled)
    rig.host.attach()
    await settle()
    #expect(rig.host.starts() == 0 && rig.action.calls.isEmpty && rig.phase == "idle")
    #expect(rig.controller.lastOutcome(of: .start) == nil)
  }

  @Test("After code cancels a pull, lifting the finger starts nothing")
  func pull() async {
    let rig = ControllerSetup()
    rig.host.pull(to: 120)
    #expect(rig.phase == "armed")
    rig.controller.cancel()
    rig.host.lift()
    await settle()
    #expect(rig.host.starts() == 0)
    rig.host.rest()
    #expect(rig.phase == "idle")
  }

  @Test("Cancelling one edge does not affect the opposite edge's action", arguments: ScrollEdge.allCases)
  func oneEdge(_ edge: ScrollEdge) async {
    let rig = ControllerSetup()
    let run = rig.controller.begin(at: edge)
    await settle()
    rig.controller.cancel(at: edge.opposite)
    #expect(!run.isFinished && rig.controller.isRefreshing(at: edge))
    rig.controller.cancel(at: edge)
    #expect(run.isFinished)
  }

  @Test("`cancel` without a running action, or a second time, changes nothing")
  func idle() async throws {
    let rig = ControllerSetup()
    rig.controller.cancel()
    #expect(rig.host.asked.isEmpty && rig.controller.lastOutcome(of: .start) == nil)
    rig.controller.begin()
    await settle()
    rig.controller.cancel()
    rig.controller.cancel()
    #expect(rig.host.outcomes() == [.cancelled])
    try rig.action.end()
    await settle()
    #expect(rig.host.outcomes() == [.cancelled])
  }

  @Test("When a cancelled action's task ends, the action is released")
  func releasesTask() async throws {
    let rig = ControllerSetup()
    weak var witness: ManualAction?
    do {
      let action = ManualAction()
      witness = action
      rig.controller.setAction(levels: action.action)
      rig.controller.begin()
      await settle()
      rig.controller.setAction(levels: rig.action.action)
      rig.controller.cancel()
      try action.end()
    }
    await settle()
    #expect(witness == nil)
  }
}
