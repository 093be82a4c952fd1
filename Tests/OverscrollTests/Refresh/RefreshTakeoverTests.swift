@testable import Overscroll
@testable import OverscrollCore
import OverscrollTrace
import Testing

/// A controller that several scroll views use in turn.
@MainActor @Suite struct RefreshTakeoverTests {
  @Test("When a newer view is detached, the earlier view uses the controller again")
  func shared() async throws {
    let rig = ControllerSetup()
    rig.host.pullAndLift()
    await settle()
    #expect(rig.host.insets.start == 60)
    let second = FakeHost(rig.controller)
    second.attach()
    #expect(rig.host.insets.start == 0 && second.insets.start == 60)
    try rig.action.end()
    await rig.pass(.seconds(2))
    second.detach()
    #expect(rig.controller.delegate === rig.host)
    rig.host.pullAndLift()
    await settle()
    #expect(rig.host.starts() == 2 && rig.host.insets.start == 60)
    // A view that is detached while a newer view uses the controller does not get the controller again.
    let third = FakeHost(rig.controller)
    third.attach()
    rig.host.detach()
    third.detach()
    #expect(!rig.controller.isAttached)
  }

  @Test("A new view may be attached before the old view detaches, and the late detachment changes nothing")
  func overlap() async throws {
    let rig = ControllerSetup()
    rig.host.pullAndLift()
    let second = FakeHost(rig.controller)
    second.attach()
    rig.host.detach()
    #expect(rig.controller.isAttached && rig.controller.delegate === second && second.insets.start == 60)
    rig.host.pull(to: 150)
    rig.host.report(900, .resting)
    rig.controller.layOut(ScrollExtents(viewport: 10, content: 20), from: rig.host)
    #expect(rig.controller.presentation.contentOffset == second.offset)
    #expect(rig.controller.runner.engine.content.scroller.geometry == second.geometry)
    await settle()
    try rig.action.end()
    await settle()
    #expect(second.outcomes() == [.success] && rig.host.outcomes().isEmpty)
  }

  @Test("Attaching or detaching a view far from an edge does not start the action of that edge")
  func approachOnAttach() async {
    let rig = ControllerSetup(start: EdgeConfiguration(policy: .approach(300)))
    rig.controller.cancel()
    rig.host.report(2000, .resting)
    rig.controller.layOut(ScrollExtents(viewport: 800, content: 4000), from: rig.host)
    let starts = rig.host.starts()
    rig.host.detach()
    #expect(!rig.controller.isRefreshing(at: .start))
    let second = FakeHost(rig.controller)
    rig.controller.attach(second)
    rig.controller.layOut(ScrollExtents(viewport: 800, content: 5000), from: second)
    second.report(3000, .resting)
    #expect(!rig.controller.isRefreshing(at: .start) && second.starts() == 0 && starts <= 1)
  }

  @Test(
    "If a view with long content replaces a view with short content, it loads nothing before its layout",
    arguments: [true, false])
  func fullAfterShort(_ isReplaced: Bool) async {
    let end = EdgeConfiguration(policy: .approach(200), minimumDuration: 0)
    let rig = ControllerSetup(end: end, attached: false, content: 100)
    rig.controller.setNoMoreContent(true, at: .end)
    rig.host.attach()
    let second = FakeHost(rig.controller)
    if isReplaced { rig.controller.attach(second) } else { rig.host.detach() }
    rig.controller.setNoMoreContent(false, at: .end)
    second.attach()
    rig.controller.layOut(second.geometry, from: second)
    second.report(0, .resting)
    await settle()
    #expect(rig.endAction.calls.isEmpty)
    second.report(2100, .resting)
    await rig.pass(.seconds(LoadMoreGate.changeDelay))
    #expect(rig.endAction.calls.count == 1)
  }

  @Test(
    "A start that waits for a view moves to another controller, and starts only that controller's action",
    arguments: ScrollEdge.allCases, [true, false])
  func waitingStart(_ edge: ScrollEdge, isRefreshing: Bool) async throws {
    let old = ControllerSetup(attached: false)
    let new = ControllerSetup()
    let run = old.controller.begin(at: edge)
    if isRefreshing { new.controller.begin(at: edge) }
    new.controller.adoptPending(from: old.controller)
    old.host.attach()
    await settle()
    #expect(new.action(at: edge).calls.count == 1 && old.action(at: edge).calls.isEmpty)
    #expect(!run.isFinished && old.phase == "idle" && old.endPhase == "idle")
    try new.action(at: edge).end()
    #expect(await run.value()?.result == .success)
  }

  @Test("When a new view is attached, the engine receives one attach event")
  func takesOverOnce() {
    TraceRecording.isEnabled = true
    let rig = ControllerSetup()
    func count() -> Int {
      rig.controller.exportTrace().split(separator: "\n").count { $0.hasSuffix(" attach") }
    }
    let before = count()
    #expect(before > 0)
    let second = FakeHost(rig.controller)
    second.attach()
    #expect(count() == before + 1 && rig.controller.delegate === second)
  }
}
