import OverscrollCore
import Testing

@testable import Overscroll

/// Actions that start because an assistive technology scrolls past an edge.
@MainActor @Suite struct RefreshAccessModifierTests {
  @Test(
    "If the content is at an edge, a scroll past that edge starts its action", arguments: ScrollEdge.allCases)
  func starts(_ edge: ScrollEdge) async throws {
    let rig = ControllerSetup()
    rig.host.report(rig.host.geometry.offset(forOverscroll: 0, past: edge), .resting)
    #expect(rig.controller.isAtEdge(edge))
    let run = try #require(rig.controller.scrollPast(edge))
    #expect(rig.controller.isRefreshing(at: edge))
    #expect(rig.controller.isRefreshing() == (edge == .start))
    await settle()
    try rig.action(at: edge).end()
    #expect(await run.value()?.result == .success)
  }

  @Test(
    "If the content is not at an edge, a scroll towards that edge starts nothing",
    arguments: ScrollEdge.allCases)
  func inside(_ edge: ScrollEdge) {
    let rig = ControllerSetup()
    rig.host.report(rig.host.geometry.offset(forOverscroll: -40, past: edge), .resting)
    #expect(!rig.controller.isAtEdge(edge))
    #expect(rig.controller.scrollPast(edge) == nil)
    #expect(rig.host.starts(edge) == 0)
  }

  @Test(
    "Content is at an edge if it is less than 1 pt before the edge, or past it", arguments: [-0.67, 0.33, 60])
  func tolerance(_ overscroll: Double) {
    let rig = ControllerSetup()
    rig.host.report(rig.host.geometry.offset(forOverscroll: overscroll, past: .start), .decelerating)
    #expect(rig.controller.isAtEdge(.start))
    #expect(!rig.controller.isAtEdge(.end))
  }

  @Test("Content smaller than the viewport is at both edges")
  func fits() {
    let rig = ControllerSetup(content: 100)
    #expect(rig.controller.isAtEdge(.start) && rig.controller.isAtEdge(.end))
  }

  @Test("A second scroll past the edge returns the run that is in progress")
  func joins() async throws {
    let rig = ControllerSetup()
    let run = try #require(rig.controller.scrollPast(.start))
    rig.host.rest()
    #expect(rig.host.insets.start > 0)
    #expect(rig.controller.scrollPast(.start) === run)
    #expect(rig.host.starts() == 1)
  }

  @Test("If the edge is disabled or no view is attached, a scroll past the edge starts nothing, now or later")
  func off() async {
    let rig = ControllerSetup()
    rig.controller.setEnabled(false)
    #expect(rig.controller.scrollPast(.start) == nil)
    rig.host.detach()
    rig.controller.setEnabled(true)
    #expect(rig.controller.scrollPast(.start) == nil)
    rig.host.attach()
    await settle()
    #expect(rig.host.starts() == 0)
  }

  @Test("A scroll past an edge without more content starts nothing")
  func noMoreContent() async throws {
    let rig = ControllerSetup(content: 100)
    rig.controller.setNoMoreContent(true, at: .end)
    let run = try #require(rig.controller.scrollPast(.end))
    #expect(run.isFinished && run.outcome == nil)
  }
}
