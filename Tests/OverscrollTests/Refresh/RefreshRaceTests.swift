import OverscrollTesting
@testable import Overscroll
@testable import OverscrollCore
import Testing

/// Pairs of events that happen at the same time, in both orders.
@MainActor @Suite struct RefreshRaceTests {
  @Test("A start that is cancelled in the same turn has one outcome and opens no gap")
  func cancelWhileStarting() async throws {
    let rig = ControllerSetup()
    let run = rig.controller.begin()
    rig.controller.cancel()
    #expect(run.outcome?.result == .cancelled && rig.action.calls.isEmpty)
    await settle()
    for call in rig.action.calls { call.end(.success(.success)) }
    await settle()
    #expect(rig.action.calls.allSatisfy { $0.wasCancelled == true })
    #expect(rig.host.outcomes() == [.cancelled] && rig.host.insets.start == 0)
    rig.host.rest()
    #expect(rig.phase == "idle")
  }

  @Test("If an action is started and cancelled many times in one turn, each start has its own outcome")
  func manyInOneTurn() async throws {
    let rig = ControllerSetup()
    let runs = (0..<10).map { _ in
      defer { rig.controller.cancel() }
      return rig.controller.begin()
    }
    let last = rig.controller.begin()
    await settle()
    try rig.action.end()
    #expect(await last.value()?.result == .success)
    #expect(runs.allSatisfy { $0.outcome?.result == .cancelled })
    #expect(rig.host.outcomes() == Array(repeating: .cancelled, count: 10) + [.success])
  }

  @Test("If a cancelled action ends while the content scrolls back, nothing changes")
  func finishWhileSettling() async throws {
    let rig = ControllerSetup()
    rig.host.pullAndLift()
    await settle()
    rig.controller.cancel()
    #expect(rig.phase == "settling")
    try rig.action.end()
    await settle()
    #expect(rig.phase == "settling" && rig.host.outcomes() == [.cancelled])
    rig.host.rest()
    #expect(rig.phase == "idle")
  }

  @Test("A pull while the content scrolls back starts a new action")
  func pullWhileSettling() async throws {
    let rig = ControllerSetup()
    rig.host.pullAndLift()
    await settle()
    try rig.action.end()
    await settle()
    #expect(rig.phase == "settling")
    rig.host.report(-5, .decelerating)
    rig.host.pull(to: 130)
    rig.host.lift()
    #expect(rig.host.starts() == 2)
    await settle()
    try rig.action.end(.failure)
    await settle()
    #expect(rig.host.outcomes() == [.success, .failure])
  }

  @Test(
    "If the finger lifts and code calls `begin` in the same turn, one action starts",
    arguments: [true, false])
  func pullAndBegin(_ pullsFirst: Bool) async throws {
    let rig = ControllerSetup()
    rig.host.pull(to: 120)
    if pullsFirst { rig.host.lift() }
    let run = rig.controller.begin()
    if !pullsFirst { rig.host.lift() }
    await settle()
    #expect(rig.host.starts() == 1 && rig.action.calls.count == 1)
    try rig.action.end()
    #expect(await run.value()?.result == .success)
    rig.host.rest()
    #expect(rig.phase == "idle")
  }

  @Test("If the end of an action and its timeout coincide, there is one outcome", arguments: [true, false])
  func endAndTimeout(_ endsFirst: Bool) async throws {
    let rig = ControllerSetup(start: EdgeConfiguration(minimumDuration: 0, timeout: 1))
    let run = rig.controller.begin()
    await eventually { rig.clock.sleeperCount == 1 && rig.action.calls.count == 1 }
    if endsFirst { try rig.action.end() }
    rig.clock.advance(by: .seconds(1))
    if !endsFirst { try rig.action.end() }
    let outcome = await run.value()
    await settle()
    #expect(rig.host.outcomes().count == 1 && rig.host.outcomes().first == outcome?.result)
  }

  @Test("If the action is replaced while it runs, it continues, and the next start calls the new action")
  func replaced() async throws {
    let rig = ControllerSetup()
    let run = rig.controller.begin()
    await settle()
    let other = ManualAction()
    for _ in 0..<3 { rig.controller.setAction(levels: other.action) }
    #expect(rig.controller.isRefreshing(at: .start) && !run.isFinished)
    try rig.action.end()
    #expect(await run.value()?.result == .success && rig.action.calls[0].wasCancelled == false)
    rig.controller.begin()
    await settle()
    #expect(rig.action.calls.count == 1 && other.calls.count == 1)
  }

  @Test("A start calls the action of that moment, even if the action is replaced before its task runs")
  func replacedAtOnce() async {
    let rig = ControllerSetup()
    let other = ManualAction()
    rig.controller.begin()
    rig.controller.setAction(levels: other.action)
    await settle()
    #expect(rig.action.calls.count == 1 && other.calls.isEmpty)
  }

  @Test("A new configuration while the action runs cancels nothing, and the gap gets the new size")
  func configured() async throws {
    let rig = ControllerSetup()
    rig.host.pullAndLift()
    rig.host.rest()
    await settle()
    rig.controller.configure(
      EdgeConfiguration(policy: .manual, gap: .points(90), minimumDuration: 0), at: .start)
    #expect(rig.host.insets.start == 90 && rig.controller.isRefreshing(at: .start))
    try rig.action.end()
    await settle()
    rig.host.rest()
    #expect(rig.phase == "idle" && rig.host.insets.start == 0)
    rig.host.pullAndLift()
    #expect(rig.host.starts() == 1)
  }
}
