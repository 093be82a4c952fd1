@testable import Overscroll
import OverscrollCore
import Testing

/// The controller's deadlines: minimum duration, result display and timeout, on its clock.
@MainActor @Suite struct RefreshDeadlineTests {
  @Test("The indicator is shown for the minimum duration, and a caller gets the outcome before")
  func minimum() async throws {
    let rig = ControllerRig(start: EdgeConfiguration(minimumDuration: 0.5))
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
    // The indicator continues to a whole turn.
    await rig.pass(.milliseconds(500))
    await eventually { rig.clock.sleeperCount == 0 }
  }

  @Test("The gap closes only after the result display")
  func dwell() async throws {
    let rig = ControllerRig(start: EdgeConfiguration(minimumDuration: 0.5, resultDuration: 0.25))
    rig.controller.begin()
    await settle()
    try rig.action.end()
    await eventually { rig.clock.sleeperCount == 1 }
    await rig.pass(.milliseconds(500))
    await eventually { rig.phase == "dwelling" }
    await eventually { rig.clock.sleeperCount == 1 }
    await rig.pass(.milliseconds(249))
    #expect(rig.phase == "dwelling" && rig.host.insets.start == 60)
    await rig.pass(.milliseconds(1))
    await eventually { rig.phase == "idle" || rig.phase == "settling" }
    #expect(rig.host.insets.start == 0)
  }

  @Test("A timeout cancels the action's task, and the action's later end is ignored")
  func timeout() async throws {
    let rig = ControllerRig(start: EdgeConfiguration(minimumDuration: 0, timeout: 3))
    let run = rig.controller.begin()
    await eventually { rig.clock.sleeperCount == 1 && rig.action.calls.count == 1 }
    await rig.pass(.milliseconds(2999))
    #expect(!run.isFinished)
    await rig.pass(.milliseconds(1))
    #expect(await run.value()?.result == .timedOut)
    try rig.action.end()
    await settle()
    #expect(rig.action.calls.first?.wasCancelled == true)
    #expect(rig.host.outcomes() == [.timedOut] && rig.controller.lastUpdated(.start) == nil)
  }

  @Test("An action that ends in time cancels its timeout")
  func inTime() async throws {
    let rig = ControllerRig(start: EdgeConfiguration(minimumDuration: 0, timeout: 3))
    for _ in 0..<2 {
      let run = rig.controller.begin()
      await eventually { rig.clock.sleeperCount == 1 }
      await rig.pass(.seconds(2))
      try rig.action.end()
      #expect(await run.value()?.result == .success)
      await rig.pass(.milliseconds(500))  // the indicator comes to rest meanwhile
      await eventually { rig.clock.sleeperCount == 0 }
    }
    await rig.pass(.seconds(10))
    #expect(rig.host.outcomes() == [.success, .success])
  }

  @Test("If time passes all deadlines at once, each takes effect at its own time, in order")
  func allAtOnce() async throws {
    let rig = ControllerRig(start: EdgeConfiguration(minimumDuration: 0.5, resultDuration: 0.5, timeout: 2))
    rig.controller.begin()
    await eventually { rig.clock.sleeperCount == 1 }
    await rig.pass(.seconds(60))
    await eventually { !rig.controller.isRefreshing(.start) }
    rig.host.rest()
    #expect(rig.phase == "idle" && rig.host.outcomes() == [.timedOut] && rig.clock.sleeperCount == 0)
  }

  @Test("A configuration that is set while the action runs has its deadlines counted from the start")
  func configuredMeanwhile() async throws {
    let rig = ControllerRig()
    let run = rig.controller.begin()
    await settle()
    await rig.pass(.seconds(1))
    rig.controller.configure(.start, EdgeConfiguration(gap: .points(40), timeout: 3))
    #expect(rig.controller.isRefreshing(.start) && rig.host.insets.start == 40)
    await eventually { rig.clock.sleeperCount == 1 }
    await rig.pass(.milliseconds(1999))
    #expect(!run.isFinished)
    await rig.pass(.milliseconds(1))
    #expect(await run.value()?.result == .timedOut)
  }

  @Test("The presentation can be read between events, and reading it changes nothing")
  func now() async {
    let rig = ControllerRig()
    rig.controller.begin()
    let before = rig.controller.presentation
    rig.clock.advance(by: .milliseconds(250))
    #expect(rig.controller.presentationNow.start.rotation == 0.25)
    #expect(rig.controller.presentationNow.start.pulse == 0.75)
    #expect(rig.controller.presentation == before)
  }

  @Test("Seconds convert to durations and back", arguments: [0.0, 0.5, 0.0625, 3, 90000.25])
  func seconds(_ seconds: Double) {
    let clock = ManualClock()
    clock.advance(by: .seconds(2))
    let engineClock = EngineClock(clock)
    clock.advance(by: .seconds(seconds))
    #expect(engineClock.now() == seconds && Duration.seconds(seconds).inSeconds == seconds)
  }
}
