@testable import Overscroll
@testable import OverscrollCore
import Testing

/// Handlers that call the controller while it notifies them.
@MainActor @Suite struct RefreshReentrancyTests {
  @Test("A handler that calls `begin` when an action ends starts a new action", arguments: [0.0, 0.5])
  func beginAtEnd(_ minimum: Double) async throws {
    let rig = ControllerSetup(start: EdgeConfiguration(minimumDuration: minimum))
    var second: RefreshRun?
    rig.host.onEffect = { [controller = rig.controller] effect, edge in
      if case .ended(_, .success) = effect { second = controller.begin(at: edge) }
    }
    let first = rig.controller.begin()
    await settle()
    try rig.action.end()
    #expect(await first.value()?.result == .success)
    await settle()
    let run = try #require(second)
    #expect(run !== first && rig.action.calls.count == 2 && !run.isFinished)
    try rig.action.end(.failure)
    #expect(await run.value()?.result == .failure)
    #expect(rig.host.outcomes() == [.success, .failure])
  }

  @Test("A handler that calls `begin` when an action starts gets the run of that action")
  func beginAtStart() async throws {
    let rig = ControllerSetup()
    var joined: RefreshRun?
    rig.host.onEffect = { [controller = rig.controller] effect, edge in
      if case .started = effect { joined = controller.begin(at: edge) }
    }
    let run = rig.controller.begin()
    #expect(joined === run)
    await settle()
    #expect(rig.action.calls.count == 1)
  }

  @Test("A handler that calls `cancel` when an action starts cancels that action once")
  func cancelAtStart() async throws {
    let rig = ControllerSetup()
    rig.host.onEffect = { [controller = rig.controller] effect, edge in
      if case .started = effect { controller.cancel(at: edge) }
    }
    let run = rig.controller.begin()
    #expect(run.outcome?.result == .cancelled && !rig.controller.isRefreshing(at: .start))
    #expect(rig.host.starts() == 1 && rig.host.outcomes() == [.cancelled])
    await settle()
    try rig.action.end()
    await settle()
    #expect(rig.phase == "idle" && rig.host.insets.start == 0)
  }

  @Test("A handler that calls `begin` just before the start is reported gets the run of that start")
  func beginBetween() async throws {
    let rig = ControllerSetup()
    rig.controller.setExclusion(.cancel)
    rig.controller.begin(at: .end)
    var early: RefreshRun?
    rig.host.onEffect = { [controller = rig.controller] effect, edge in
      if case .ended = effect, edge == .end { early = controller.begin(at: .start) }
    }
    rig.host.pullAndLift()
    let run = try #require(early)
    #expect(rig.controller.begin(at: .start) === run && rig.host.starts() == 1)
    await settle()
    try rig.action.end()
    #expect(await run.value()?.result == .success)
  }

  @Test("A view that is detached when its action starts gets no more effects, and the action continues")
  func detachAtStart() async throws {
    let rig = ControllerSetup()
    rig.host.onEffect = { [host = rig.host] effect, _ in
      if case .started = effect { host.detach() }
    }
    rig.host.pullAndLift()
    #expect(!rig.controller.isAttached && rig.controller.isRefreshing(at: .start) && rig.host.changes.isEmpty)
    rig.host.onEffect = nil
    await settle()
    try rig.action.end()
    await settle()
    #expect(rig.controller.lastOutcome(of: .start)?.result == .success && rig.host.outcomes().isEmpty)
  }

  @Test(
    "If a new view replaces the view when the action starts, only the new view opens the gap, once"
  )
  func attachAtStart() async throws {
    let rig = ControllerSetup()
    let second = FakeHost(rig.controller)
    rig.host.onEffect = { effect, _ in
      if case .started = effect { second.attach() }
    }
    rig.host.pullAndLift()
    #expect(rig.controller.delegate === second && rig.host.changes.isEmpty)
    #expect(second.changes == [InsetChange(insets: EdgePair(start: 60, end: 0), offset: -60)])
    await settle()
    try rig.action.end()
    await settle()
    second.rest()
    #expect(second.insets.start == 0 && second.outcomes() == [.success] && rig.phase == "idle")
  }

  @Test("A presentation handler may call `begin` and `cancel`, and the calls take effect in order")
  func onPresentation() async throws {
    let rig = ControllerSetup()
    var steps = 0
    rig.host.onPresentation = { [controller = rig.controller] in
      steps += 1
      if steps == 1 { controller.begin() }
      if steps == 2 { controller.cancel() }
    }
    rig.host.pull(to: 30)
    rig.host.lift()
    #expect(steps > 2 && rig.host.starts() == 1 && rig.host.outcomes() == [.cancelled])
    await settle()
    try rig.action.end()
    await settle()
    rig.host.rest()
    #expect(rig.phase == "idle" && rig.host.insets.start == 0)
  }

  @Test("A view that is attached while the previous view detaches stays attached")
  func attachAtDetach() async throws {
    let rig = ControllerSetup()
    let second = FakeHost(rig.controller)
    rig.host.pullAndLift()
    await settle()
    #expect(rig.host.insets.start == 60)
    rig.host.onHold = { _ in second.attach() }
    rig.host.detach()
    #expect(rig.controller.delegate === second)
    #expect(second.insets.start == 60 && second.starts() == 0)
  }

  @Test("If a view reports a scroll while it opens a gap, the report is handled after the gap has opened")
  func reportAtHold() async throws {
    let rig = ControllerSetup()
    rig.host.onHold = { [host = rig.host] change in
      if change.offset != nil { host.rest() }
    }
    rig.host.pullAndLift()
    #expect(rig.host.offset == -60 && rig.phase == "refreshing")
    #expect(rig.controller.presentation.contentOffset == -60)
    await settle()
    try rig.action.end()
    await settle()
    await rig.pass(.seconds(GapInsets.closingDelay))
    #expect(rig.host.offset == 0 && rig.phase == "idle" && rig.controller.presentation.contentOffset == 0)
  }

  @Test("A caller that has awaited an outcome can call `refresh` again at once")
  func chain() async throws {
    let rig = ControllerSetup()
    rig.controller.setAction {}
    for _ in 0..<20 { #expect(await rig.controller.refresh()?.result == .success) }
    #expect(rig.host.starts() == 20 && rig.host.outcomes().count == 20)
  }
}
