import OverscrollCore
import Testing

@testable import Overscroll

/// The end of an action, and the outcome that callers read or await.
@MainActor @Suite struct RefreshOutcomeTests {
  /// Errors that an action throws, each with the result that it causes.
  nonisolated static let throwing: [(any Error, RefreshResult)] = [
    (Fault(number: 7), .failure), (CancellationError(), .cancelled), (NoMoreContent(), .noMoreContent),
  ]

  @Test("An action that returns is a success, and each pull starts it once")
  func success() async throws {
    let rig = ControllerSetup()
    for number in 1...3 {
      rig.host.pullAndLift()
      #expect(rig.phase == "refreshing" && rig.controller.isRefreshing(at: .start))
      await settle()
      #expect(rig.action.calls.count == number)
      try rig.action.end()
      await settle()
      #expect(!rig.controller.isRefreshing(at: .start))
      rig.host.rest()
      #expect(rig.phase == "idle")
    }
    #expect(rig.host.starts() == 3)
    #expect(rig.host.outcomes() == [.success, .success, .success])
  }

  @Test("The result that an action returns is the result of its outcome", arguments: RefreshResult.allCases)
  func returned(_ result: RefreshResult) async throws {
    let rig = ControllerSetup()
    let run = rig.controller.begin(at: .end)
    await settle()
    try rig.endAction.end(result)
    let outcome = try #require(await run.value())
    #expect(outcome.result == result && outcome.error == nil)
    #expect(outcome.level == .first && outcome.date == ControllerSetup.date)
  }

  @Test(
    "The thrown error determines the result, and the outcome contains the error only for a failure",
    arguments: throwing)
  func thrown(_ error: any Error, _ result: RefreshResult) async throws {
    let rig = ControllerSetup()
    let run = rig.controller.begin(at: .end)
    await settle()
    try rig.endAction.fail(error)
    let outcome = try #require(await run.value())
    #expect(outcome.result == result)
    #expect(outcome.error as? Fault == error as? Fault)
    #expect((outcome.error == nil) == (result != .failure))
    rig.host.rest()
    #expect(rig.endPhase == (result == .noMoreContent ? "noMoreContent" : "idle"))
  }

  @Test("An action without a return value succeeds when it returns and fails when it throws")
  func plain() async throws {
    let rig = ControllerSetup()
    rig.controller.setAction {}
    #expect(await rig.controller.refresh()?.result == .success)
    rig.controller.setAction { throw Fault(number: 1) }
    let outcome = await rig.controller.refresh()
    #expect(outcome?.result == .failure && outcome?.error as? Fault == Fault(number: 1))
  }

  @Test(
    "Only `success` and `noMoreContent` set the date of the last update",
    arguments: RefreshResult.allCases)
  func lastUpdated(_ result: RefreshResult) async throws {
    let rig = ControllerSetup()
    #expect(rig.controller.lastUpdated(of: .end) == nil && rig.controller.lastOutcome(of: .end) == nil)
    let run = rig.controller.begin(at: .end)
    await settle()
    #expect(rig.controller.lastOutcome(of: .end) == nil)
    try rig.endAction.end(result)
    let outcome = try #require(await run.value())
    #expect(outcome.isSuccess == [.success, .noMoreContent].contains(result))
    #expect(rig.controller.lastUpdated(of: .end) == (outcome.isSuccess ? ControllerSetup.date : nil))
    #expect(rig.controller.lastOutcome(of: .end)?.result == result)
    #expect(rig.controller.lastUpdated(of: .start) == nil && rig.controller.lastOutcome(of: .start) == nil)
  }

  @Test("A failure after a success does not change the date of the last update")
  func keepsLastUpdated() async throws {
    let rig = ControllerSetup()
    rig.controller.setAction {}
    await rig.controller.refresh()
    rig.controller.setAction { throw Fault() }
    await rig.controller.refresh()
    #expect(rig.controller.lastOutcome(of: .start)?.result == .failure)
    #expect(rig.controller.lastUpdated(of: .start) == ControllerSetup.date)
  }

  @Test("All callers get the same outcome, even if they ask after the end")
  func waiters() async throws {
    let rig = ControllerSetup()
    let run = rig.controller.begin()
    let waiters = (0..<5).map { _ in Task { await run.value()?.result } }
    await settle()
    #expect(!run.isFinished && run.outcome == nil)
    try rig.action.fail(Fault())
    for waiter in waiters { #expect(await waiter.value == .failure) }
    #expect(run.isFinished && run.outcome?.result == .failure)
    #expect(await run.value()?.result == .failure)
  }

  @Test("If a task that waits for the outcome is cancelled, the task still waits and the action continues")
  func waiterCancelled() async throws {
    let rig = ControllerSetup()
    let waiter = Task { await rig.controller.refresh()?.result }
    await settle()
    waiter.cancel()
    await settle()
    #expect(rig.controller.isRefreshing(at: .start))
    try rig.action.end()
    #expect(await waiter.value == .success)
    #expect(rig.action.calls.first?.wasCancelled == false)
  }

  @Test("A pull past the second threshold passes the second level to the action and the outcome")
  func level() async throws {
    var configuration = EdgeConfiguration.plain
    configuration.secondThreshold = .points(150)
    let rig = ControllerSetup(start: configuration)
    rig.host.pull(to: 155)
    rig.host.lift()
    await settle()
    #expect(rig.action.calls.first?.level == .second)
    try rig.action.end()
    await settle()
    #expect(rig.controller.lastOutcome(of: .start)?.level == .second)
  }

  @Test(
    "After load-more has no more content, a successful refresh allows it again, unless configured otherwise",
    arguments: [true, false])
  func resumed(_ resumes: Bool) async throws {
    let rig = ControllerSetup(
      end: EdgeConfiguration(policy: .approach(300), minimumDuration: 0, resumesAfterRefresh: resumes))
    rig.host.report(2000, .resting)
    await rig.pass(.milliseconds(100))
    await eventually { rig.endAction.calls.count == 1 }
    try rig.endAction.end(.noMoreContent)
    await eventually { rig.endPhase == "noMoreContent" }
    rig.host.report(0, .resting)
    rig.controller.begin()
    await eventually { rig.action.calls.count == 1 }
    try rig.action.end()
    await eventually { rig.phase == "idle" }
    #expect(rig.endPhase == (resumes ? "idle" : "noMoreContent"))
    if !resumes { rig.controller.setNoMoreContent(false, at: .end) }
    rig.host.report(2000, .resting)
    await rig.pass(.milliseconds(300))
    await eventually { rig.endAction.calls.count == 2 }
  }
}
