import OverscrollTesting
@testable import Overscroll
import OverscrollCore
import Testing

/// The controller's three deadlines: minimum duration of the indicator, result display and timeout.
@MainActor @Suite struct RefreshDeadlineTests {
  @Test("The indicator stays for the minimum duration, and a waiting caller gets the outcome earlier")
  func minimum() async throws {
    let rig = ControllerSetup(start: EdgeConfiguration(minimumDuration: 0.5))
    let run = rig.controller.begin()
    await settle()
    try rig.action.end()
    #expect(await run.value()?.result == .success)
    await eventually { rig.clock.sleeperCount == 1 }
    await rig.pass(.milliseconds(499))
    #expect(rig.phase == "refreshing" && rig.host.insets.start == 60)
    await rig.pass(.milliseconds(1))
    await eventually { rig.phase != "refreshing" }
    #expect(rig.host.insets.start == 0)
    rig.host.rest()
    #expect(rig.phase == "idle")
    // The indicator turns until it completes its current turn.
    await rig.pass(.milliseconds(500))
    await eventually { rig.clock.sleeperCount == 0 }
  }

  @Test("The gap stays open until the result display is over")
  func resultDisplay() async throws {
    let rig = ControllerSetup(start: EdgeConfiguration(minimumDuration: 0.5, resultDuration: 0.25))
    rig.controller.begin()
    await settle()
    try rig.action.end()
    await eventually { rig.clock.sleeperCount == 1 }
    await rig.pass(.milliseconds(500))
    await eventually { rig.phase == "showingResult" }
    await eventually { rig.clock.sleeperCount == 1 }
    await rig.pass(.milliseconds(249))
    #expect(rig.phase == "showingResult" && rig.host.insets.start == 60)
    await rig.pass(.milliseconds(1))
    await eventually { rig.phase == "idle" || rig.phase == "settling" }
    #expect(rig.host.insets.start == 0)
  }

  @Test("A timeout cancels the action's task, and the later end of the action is ignored")
  func timeout() async throws {
    let rig = ControllerSetup(start: EdgeConfiguration(minimumDuration: 0, timeout: 3))
    let run = rig.controller.begin()
    await eventually { rig.clock.sleeperCount == 1 && rig.action.calls.count == 1 }
    await rig.pass(.milliseconds(2999))
    #expect(!run.isFinished)
    await rig.pass(.milliseconds(1))
    #expect(await run.value()?.result == .timedOut)
    try rig.action.end()
    await settle()
    #expect(rig.action.calls.first?.wasCancelled == true)
    #expect(rig.host.outcomes() == [.timedOut] && rig.controller.lastUpdated(of: .start) == nil)
  }

  @Test("When an action ends, its timeout is removed")
  func inTime() async throws {
    let rig = ControllerSetup(start: EdgeConfiguration(minimumDuration: 0, timeout: 3))
    for _ in 0..<2 {
      let run = rig.controller.begin()
      await eventually { rig.clock.sleeperCount == 1 }
      await rig.pass(.seconds(2))
      try rig.action.end()
      #expect(await run.value()?.result == .success)
      await rig.pass(.milliseconds(500))  // meanwhile the indicator comes to rest
      await eventually { rig.clock.sleeperCount == 0 }
    }
    await rig.pass(.seconds(10))
    #expect(rig.host.outcomes() == [.success, .success])
  }

  @Test("If the clock passes all deadlines in one step, they take effect in order, each at its own time")
  func allAtOnce() async throws {
    let rig = ControllerSetup(start: EdgeConfiguration(minimumDuration: 0.5, resultDuration: 0.5, timeout: 2))
    rig.controller.begin()
    await eventually { rig.clock.sleeperCount == 1 }
    await rig.pass(.seconds(60))
    await eventually { !rig.controller.isRefreshing(at: .start) }
    rig.host.rest()
    #expect(rig.phase == "idle" && rig.host.outcomes() == [.timedOut] && rig.clock.sleeperCount == 0)
  }

  @Test("If a timeout is configured while the action runs, it is measured from the action's start")
  func configuredMeanwhile() async throws {
    let rig = ControllerSetup()
    let run = rig.controller.begin()
    await settle()
    await rig.pass(.seconds(1))
    rig.controller.configure(EdgeConfiguration(gap: .points(40), timeout: 3), at: .start)
    #expect(rig.controller.isRefreshing(at: .start) && rig.host.insets.start == 40)
    await eventually { rig.clock.sleeperCount == 1 }
    await rig.pass(.milliseconds(1999))
    #expect(!run.isFinished)
    await rig.pass(.milliseconds(1))
    #expect(await run.value()?.result == .timedOut)
  }

  @Test("Reading the presentation between two events gives current values, and changes nothing")
  func now() async {
    let rig = ControllerSetup()
    rig.controller.begin()
    let before = rig.controller.presentation
    rig.clock.advance(by: .milliseconds(250))
    #expect(rig.controller.presentationNow.start.rotation == 0.25)
    #expect(rig.controller.presentationNow.start.pulse == 0.75)
    #expect(rig.controller.presentation == before)
  }

  @Test("Seconds convert to durations and back without loss", arguments: [0.0, 0.5, 0.0625, 3, 90000.25])
  func seconds(_ seconds: Double) {
    let clock = TestClock()
    clock.advance(by: .seconds(2))
    let engineClock = EngineClock(clock)
    clock.advance(by: .seconds(seconds))
    #expect(engineClock.now() == seconds && Duration.seconds(seconds).inSeconds == seconds)
  }
}
