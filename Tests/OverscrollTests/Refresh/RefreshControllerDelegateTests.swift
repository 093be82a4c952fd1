import OverscrollTesting
@testable import Overscroll
@testable import OverscrollCore
import Testing

/// Scroll views that attach to and detach from one controller.
@MainActor @Suite struct RefreshControllerDelegateTests {
  @Test("A view that is attached while an action runs opens the gap")
  func heldAnew() async throws {
    let rig = ControllerSetup()
    rig.host.pullAndLift()
    await settle()
    rig.host.detach()
    #expect(!rig.controller.isAttached && rig.controller.isRefreshing(at: .start))
    let second = FakeHost(rig.controller)
    second.attach()
    #expect(second.changes == [InsetChange(insets: EdgePair(start: 60, end: 0), offset: -60)])
    #expect(second.insets.start == 60 && rig.phase == "refreshing")
    try rig.action.end()
    await settle()
    second.rest()
    #expect(second.outcomes() == [.success] && second.insets.start == 0 && second.offset == 0)
    #expect(rig.phase == "idle" && rig.host.outcomes().isEmpty)
  }

  @Test("A view that is attached far from the edge stays there, and opens its gap when it reaches the edge")
  func comesBackInside() async {
    let rig = ControllerSetup()
    rig.controller.begin()
    rig.host.detach()
    let second = FakeHost(rig.controller)
    second.attach(at: 700)
    #expect(second.changes.isEmpty)
    second.report(0, .decelerating)
    #expect(second.changes == [InsetChange(insets: EdgePair(start: 60, end: 0), offset: nil)])
  }

  @Test("A view that is attached after the action has ended shows nothing")
  func over() async throws {
    let rig = ControllerSetup()
    let run = rig.controller.begin()
    await settle()
    rig.host.detach()
    try rig.action.end()
    #expect(await run.value()?.result == .success)
    let second = FakeHost(rig.controller)
    second.attach()
    #expect(second.insets.start == 0 && second.asked.isEmpty && rig.phase == "idle")
  }

  /// Returns a change that closes all gaps and scrolls to an offset, or does not scroll if it is `nil`.
  private func withdrawal(to offset: Double?) -> InsetChange {
    InsetChange(insets: EdgePair(start: 0, end: 0), offset: offset)
  }

  @Test(
    "When a view is detached, its gap closes, and content in the gap scrolls back to the edge",
    arguments: ScrollEdge.allCases,
    [true, false])
  func withdraws(_ edge: ScrollEdge, isReplaced: Bool) async {
    let rig = ControllerSetup()
    rig.controller.setAction(at: .end) { _ in .success }
    let home = edge == .start ? 0 : rig.host.geometry.maximumOffset
    rig.host.report(home, .resting)
    rig.controller.begin(at: edge)
    rig.host.rest()
    #expect(rig.host.offset != home && rig.host.insets[edge] > 0)
    if isReplaced { FakeHost(rig.controller).attach() } else { rig.host.detach() }
    #expect(rig.host.changes.last == withdrawal(to: home))
  }

  @Test(
    "When a view is detached during a touch or far from the edge, its gap closes without a scroll",
    arguments: [true, false])
  func withdrawsInPlace(_ isHeld: Bool) {
    let rig = ControllerSetup()
    rig.controller.begin()
    rig.host.rest()
    rig.host.report(isHeld ? -40 : 700, isHeld ? .tracking : .resting)
    rig.host.detach()
    #expect(rig.host.changes.last == withdrawal(to: nil))
  }

  @Test("A detached view receives no more effects and is not scrolled")
  func leaves() async throws {
    let rig = ControllerSetup()
    rig.host.pullAndLift()
    rig.host.rest()
    rig.host.report(500, .resting)
    await settle()
    let (asked, shown) = (rig.host.asked, rig.host.presentations)
    let changes = rig.host.changes
    #expect(changes.last == withdrawal(to: nil))
    rig.host.detach()
    #expect(rig.host.changes == changes)
    try rig.action.end()
    await settle()
    rig.controller.begin()
    #expect(rig.host.asked == asked && rig.host.changes == changes && rig.host.presentations <= shown + 1)
  }

  @Test("Releasing the view detaches it from the controller, and a start waits for the next view")
  func released() async throws {
    let rig = ControllerSetup(attached: false)
    var host: FakeHost? = FakeHost(rig.controller)
    host?.attach()
    host?.pull(to: 120)
    #expect(rig.phase == "armed")
    host = nil
    #expect(!rig.controller.isAttached)
    let run = rig.controller.begin()
    await settle()
    #expect(!rig.controller.isRefreshing(at: .start))
    rig.host.attach()
    #expect(rig.controller.isRefreshing(at: .start) && rig.host.starts() == 1)
    await settle()
    try rig.action.end()
    #expect(await run.value()?.result == .success)
  }

  @Test("When its view is detached, a pull ends without a start", arguments: [true, false])
  func pullEnds(_ isReplaced: Bool) {
    let rig = ControllerSetup()
    rig.host.pull(to: 120)
    let second = FakeHost(rig.controller)
    if isReplaced { second.attach() } else { rig.host.detach() }
    #expect(rig.phase == "idle" && rig.host.starts() == 0 && second.starts() == 0)
  }

  @Test("A second attachment of a view, and detaching a view that is not attached, change nothing")
  func twice() async {
    let rig = ControllerSetup()
    rig.controller.begin()
    let changes = rig.host.changes
    rig.controller.attach(rig.host)
    #expect(rig.host.changes == changes)
    FakeHost(rig.controller).detach()
    #expect(rig.controller.isAttached)
  }

  @Test("Empty content loads more once the viewport has a size, and not earlier")
  func emptyLayout() async {
    var configuration = EdgeConfiguration.plain
    configuration.policy = .approach(200)
    let rig = ControllerSetup(start: .plain, end: configuration, viewport: 0, content: 0)
    await settle()
    #expect(rig.endAction.calls.isEmpty)
    rig.controller.layOut(ScrollExtents(viewport: 800, content: 0), from: rig.host)
    await rig.pass(.seconds(LoadMoreGate.changeDelay))
    #expect(rig.endAction.calls.count == 1)
  }

  @Test("A view is notified only of reports that change the presentation")
  func frames() {
    let rig = ControllerSetup()
    let before = rig.host.presentations
    for offset in [-10.0, -20, -20, -30] { rig.host.report(offset, .tracking) }
    #expect(rig.host.presentations == before + 3)
  }

  @Test("After the indicator has come to rest, no frames are requested, even if the view reports nothing")
  func framesEnd() async throws {
    let rig = ControllerSetup(start: .pinnedHeader())
    rig.host.pullAndLift()
    rig.host.report(0, .resting)
    await rig.pass(.seconds(1))
    #expect(rig.controller.presentation.needsFrames)
    try rig.action.end()
    await eventually { rig.phase == "idle" }
    let shown = rig.host.presentations
    await rig.pass(.seconds(1))
    await eventually { !rig.controller.presentation.needsFrames }
    #expect(rig.host.presentations > shown && rig.clock.sleeperCount == 0)
  }

  @Test("A view can disallow an edge, but it cannot enable an edge that the app has disabled")
  func allowance() {
    let rig = ControllerSetup()
    rig.controller.setEnabled(false)
    rig.controller.declare(EdgeDeclaration(isAllowed: true), at: .start)
    #expect(rig.phase == "disabled")
    rig.controller.setEnabled(true)
    rig.controller.declare(EdgeDeclaration(isAllowed: false), at: .start)
    #expect(rig.phase == "disabled")
    rig.host.detach()
    #expect(rig.phase == "idle")
  }

  @Test("A view that was detached before its first offset can be attached again and pulled")
  func withoutOffset() {
    let rig = ControllerSetup()
    rig.host.detach()
    let second = FakeHost(rig.controller)
    for _ in 0..<3 {
      rig.controller.attach(second)
      rig.controller.layOut(second.geometry, from: second)
      second.detach()
    }
    second.attach()
    second.pullAndLift()
    #expect(second.starts() == 1)
  }
}
