@testable import Overscroll
import OverscrollCore
import Testing

/// The controller wakes itself: for the minimum time, the dwell and the timeout, by the clock that it was given.
@MainActor @Suite struct RefreshDeadlineTests {
  @Test("The indicator is shown for the minimum time, whoever waits has the outcome before")
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
    // The indicator turns on to a whole turn.
    await rig.pass(.milliseconds(500))
    await eventually { rig.clock.sleeperCount == 0 }
  }

  @Test("A result is shown for the dwell, and only then the gap is given back")
  func dwell() async throws {
    let rig = ControllerRig(start: EdgeConfiguration(minimumDuration: 0.5, dwell: 0.25))
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

  @Test("An action that takes longer than the timeout is timed out, its task cancelled, its end ignored")
  func timeout() async throws {
    let rig = ControllerRig(start: EdgeConfiguration(minimumDuration: 0, timeout: 3))
    let run = rig.controller.begin()
    await eventually { rig.clock.sleeperCount == 1 && rig.action.calls.count == 1 }
    await rig.pass(.milliseconds(2999))
    #expect(!run.isOver)
    await rig.pass(.milliseconds(1))
    #expect(await run.value()?.result == .timedOut)
    try rig.action.end()
    await settle()
    #expect(rig.action.calls.first?.wasCancelled == true)
    #expect(rig.host.outcomes() == [.timedOut] && rig.controller.lastUpdated(.start) == nil)
  }

  @Test("An action that ends in time takes its timeout with it")
  func inTime() async throws {
    let rig = ControllerRig(start: EdgeConfiguration(minimumDuration: 0, timeout: 3))
    for _ in 0..<2 {
      let run = rig.controller.begin()
      await eventually { rig.clock.sleeperCount == 1 }
      await rig.pass(.seconds(2))
      try rig.action.end()
      #expect(await run.value()?.result == .success)
      await rig.pass(.milliseconds(500))  // in which the indicator comes to rest
      await eventually { rig.clock.sleeperCount == 0 }
    }
    await rig.pass(.seconds(10))
    #expect(rig.host.outcomes() == [.success, .success])
  }

  @Test("Time that has passed all deadlines at once brings each at its own instant, in order")
  func allAtOnce() async throws {
    let rig = ControllerRig(start: EdgeConfiguration(minimumDuration: 0.5, dwell: 0.5, timeout: 2))
    rig.controller.begin()
    await eventually { rig.clock.sleeperCount == 1 }
    await rig.pass(.seconds(60))
    await eventually { !rig.controller.isRefreshing(.start) }
    rig.host.rest()
    #expect(rig.phase == "idle" && rig.host.outcomes() == [.timedOut] && rig.clock.sleeperCount == 0)
  }

  @Test("A configuration that comes while the action runs has its deadlines counted from the start")
  func configuredMeanwhile() async throws {
    let rig = ControllerRig()
    let run = rig.controller.begin()
    await settle()
    await rig.pass(.seconds(1))
    rig.controller.configure(.start, EdgeConfiguration(hold: .points(40), timeout: 3))
    #expect(rig.controller.isRefreshing(.start) && rig.host.insets.start == 40)
    await eventually { rig.clock.sleeperCount == 1 }
    await rig.pass(.milliseconds(1999))
    #expect(!run.isOver)
    await rig.pass(.milliseconds(1))
    #expect(await run.value()?.result == .timedOut)
  }

  @Test("What is drawn at an instant can be asked between events, and asking changes nothing")
  func now() async {
    let rig = ControllerRig()
    rig.controller.begin()
    let before = rig.controller.presentation
    rig.clock.advance(by: .milliseconds(250))
    #expect(rig.controller.presentationNow.start.rotation == 0.25)
    #expect(rig.controller.presentationNow.start.pulse == 0.75)
    #expect(rig.controller.presentation == before)
  }

  @Test("Seconds and durations turn into each other", arguments: [0.0, 0.5, 0.0625, 3, 90000.25])
  func seconds(_ seconds: Double) {
    let clock = ManualClock()
    clock.advance(by: .seconds(2))
    let engineClock = EngineClock(clock)
    clock.advance(by: .seconds(seconds))
    #expect(engineClock.now() == seconds && Duration.seconds(seconds).inSeconds == seconds)
  }
}
