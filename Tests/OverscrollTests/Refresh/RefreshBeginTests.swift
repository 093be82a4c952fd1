import OverscrollCore
import Testing

@testable import Overscroll

/// Starts by `begin()` and `refresh()`: with and without a view, during an action, and at edges that
/// decline.
@MainActor @Suite struct RefreshBeginTests {
  @Test(
    "Without a view, `begin` waits, and the action starts when a view is attached",
    arguments: ScrollEdge.allCases)
  func waits(_ edge: ScrollEdge) async throws {
    let rig = ControllerSetup(attached: false)
    let run = rig.controller.begin(at: edge)
    await settle()
    #expect(!run.isFinished && !rig.controller.isRefreshing(at: edge) && rig.action(at: edge).calls.isEmpty)
    rig.host.attach()
    #expect(rig.controller.isRefreshing(at: edge))
    await settle()
    try rig.action(at: edge).end()
    #expect(await run.value()?.result == .success)
    #expect(rig.action(at: edge).calls.count == 1)
  }

  @Test("While a start waits for a view, every call of `begin` returns the same run")
  func joinsWaiting() async throws {
    let rig = ControllerSetup(attached: false)
    let runs = (0..<3).map { _ in rig.controller.begin() }
    #expect(runs.allSatisfy { $0 === runs[0] })
    rig.host.attach()
    #expect(rig.controller.begin() === runs[0])
    await settle()
    #expect(rig.action.calls.count == 1)
  }

  @Test("`begin` during a running action returns the run of that action", arguments: [true, false])
  func joinsRunning(_ byPull: Bool) async throws {
    let rig = ControllerSetup()
    if byPull { rig.host.pullAndLift() } else { rig.controller.begin() }
    await settle()
    let run = rig.controller.begin()
    #expect(rig.controller.begin() === run)
    await settle()
    #expect(rig.action.calls.count == 1 && rig.host.starts() == 1)
    try rig.action.end()
    #expect(await run.value()?.result == .success)
  }

  @Test("After an action has ended, `begin` starts a new one, even while the indicator is still visible")
  func afterTheEnd() async throws {
    let rig = ControllerSetup(start: EdgeConfiguration(minimumDuration: 1, resultDuration: 1))
    let first = rig.controller.begin()
    await settle()
    try rig.action.end()
    #expect(await first.value()?.result == .success)
    #expect(rig.phase == "refreshing" && !rig.controller.isRefreshing(at: .start))
    let second = rig.controller.begin()
    #expect(second !== first && rig.controller.isRefreshing(at: .start))
    await settle()
    #expect(rig.action.calls.count == 2)
    try rig.action.end(.failure)
    #expect(await second.value()?.result == .failure)
    #expect(rig.host.outcomes() == [.success, .failure])
  }

  @Test("If a start is declined, its run ends at once without an outcome", arguments: [true, false])
  func declined(_ isOff: Bool) async {
    let rig = ControllerSetup()
    if isOff { rig.controller.setEnabled(false) } else { rig.controller.setNoMoreContent(true, at: .start) }
    let run = rig.controller.begin()
    #expect(run.isFinished && run.outcome == nil)
    #expect(await run.value()?.result == nil)
    #expect(await rig.controller.refresh()?.result == nil)
    #expect(rig.action.calls.isEmpty && rig.controller.lastOutcome(of: .start) == nil)
  }

  @Test(
    "A start waits until both an action and a view exist, in either order", arguments: [true, false])
  func waitsForAction(_ actionFirst: Bool) async throws {
    let rig = ControllerSetup(attached: false)
    rig.controller.setAction(at: .start, levels: nil)
    let run = rig.controller.begin()
    if actionFirst { rig.controller.setAction(levels: rig.action.action) } else { rig.host.attach() }
    await settle()
    #expect(!run.isFinished && rig.host.starts() == 0 && rig.controller.begin() === run)
    if actionFirst { rig.host.attach() } else { rig.controller.setAction(levels: rig.action.action) }
    #expect(rig.controller.isRefreshing(at: .start) && rig.host.starts() == 1)
    await settle()
    try rig.action.end()
    #expect(await run.value()?.result == .success)
  }

  @Test("`cancel` ends a start that waits for an action")
  func cancelsWaiting() async {
    let rig = ControllerSetup()
    rig.controller.setAction(at: .start, levels: nil)
    let run = rig.controller.begin()
    rig.controller.cancel()
    #expect(run.outcome?.result == .cancelled)
    rig.controller.setAction(levels: rig.action.action)
    await settle()
    #expect(rig.action.calls.isEmpty && rig.phase == "idle")
  }

  @Test("A start that waits for a view is declined if the edge is disabled when the view is attached")
  func declinedAtAttach() async {
    let rig = ControllerSetup(attached: false)
    let run = rig.controller.begin()
    rig.controller.setEnabled(false)
    #expect(!run.isFinished)
    rig.host.attach()
    #expect(run.isFinished && run.outcome == nil)
    rig.controller.setEnabled(true)
    await settle()
    #expect(rig.phase == "idle" && rig.action.calls.isEmpty)
  }

  @Test("If an edge is disabled, its running action continues, and nothing new starts")
  func switchedOffWhileRunning() async throws {
    let rig = ControllerSetup()
    let run = rig.controller.begin()
    await settle()
    rig.controller.setEnabled(false)
    #expect(rig.controller.isRefreshing(at: .start))
    try rig.action.end()
    #expect(await run.value()?.result == .success)
    rig.host.rest()
    #expect(rig.phase == "disabled")
    rig.host.pullAndLift()
    #expect(rig.host.starts() == 1)
    rig.controller.setEnabled(true)
    rig.host.rest()
    rig.host.pullAndLift()
    #expect(rig.host.starts() == 2)
  }

  @Test("An edge without more content starts nothing until code resets it")
  func noMoreContent() async throws {
    let rig = ControllerSetup()
    let run = rig.controller.begin(at: .end)
    await settle()
    try rig.endAction.fail(NoMoreContent())
    #expect(await run.value()?.result == .noMoreContent)
    rig.host.rest()
    #expect(rig.endPhase == "noMoreContent")
    rig.host.pullAndLift(past: .end)
    #expect(rig.host.starts(.end) == 1)
    rig.controller.setNoMoreContent(false, at: .end)
    rig.host.rest()
    rig.host.pullAndLift(past: .end)
    #expect(rig.host.starts(.end) == 2)
  }
}
