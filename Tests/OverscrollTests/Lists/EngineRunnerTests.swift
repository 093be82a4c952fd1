import OverscrollTesting
@testable import OverscrollCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A list that joins the edges of its scroll view, so both use one engine.
@MainActor @Suite struct EngineRunnerTests {
  /// A list that has joined the edges of its scroll view.
  @MainActor struct Joined {
    let rig: ControllerSetup
    let list: FakeList
    var runner: EngineRunner { rig.controller.runner }

    init(
      start: EdgeConfiguration = EdgeConfiguration(minimumDuration: 0),
      end: EdgeConfiguration = EdgeConfiguration(minimumDuration: 0), rows: Int = 200, at item: Int = 0
    ) {
      list = FakeList(Array(0..<rows))
      if item > 0 {
        list.controller.scrollTo(index: item, anchor: .topLeading, animated: false)
        list.tick(4)
      }
      rig = ControllerSetup(start: start, end: end, attached: false)
      rig.controller.attach(rig.host)
      list.controller.join(rig.controller)
      list.report(list.platform, .resting)
    }

    /// The insets of the latest change and its offset, in pt, or `nil` without a change.
    var change: (start: Double, end: Double, offset: Double?)? {
      rig.host.changes.last.map { ($0.insets.start, $0.insets.end, $0.offset) }
    }

    /// The engine's content offset, in pt.
    var offset: Double { rig.controller.presentation.contentOffset }
  }

  @Test("When a list joins, it keeps its position and its content extent")
  func joins() async {
    for item in [0, 100, 199] {
      let joined = Joined(start: EdgeConfiguration(policy: .approach(300)), at: item)
      await joined.rig.pass(.seconds(LoadMoreGate.changeDelay))
      #expect(joined.list.controller.runner === joined.runner && joined.runner.hasList)
      #expect(joined.offset == joined.list.controller.runner.engine.presentation.contentOffset)
      #expect(joined.rig.phase == (item == 0 ? "refreshing" : "idle"), "at item \(item)")
      let content = joined.list.controller.content.contentExtent
      #expect(
        joined.runner.engine.content.scroller.geometry == ScrollExtents(viewport: 600, content: content))
    }
  }

  @Test("Pulling a joined list starts the action, opens a gap, and closes it after the end")
  func pulled() async throws {
    let joined = Joined()
    joined.list.report(0, .tracking)
    joined.list.report(-130, .tracking)
    joined.list.report(-130, .free)
    #expect(joined.rig.phase == "refreshing")
    #expect(joined.change?.start == 60 && joined.change?.offset == -60)
    joined.list.report(-60, .resting)
    #expect(joined.list.seen[0] == 60)
    await settle()
    try joined.rig.action.end()
    await settle()
    await joined.rig.pass(.seconds(GapInsets.closingDelay))
    #expect(joined.change?.start == 0 && joined.change?.offset == 0)
    joined.list.report(0, .resting)
    #expect(joined.rig.phase == "idle" && joined.list.seen[0] == 0)
  }

  @Test(
    "At the end of a list with more content than the platform can scroll, a gap opens at the right offset")
  func endOfALongList() async {
    let joined = Joined(
      end: EdgeConfiguration(gap: .points(60), minimumDuration: 0), rows: 100_000, at: 99_999)
    let offset = joined.list.platform
    #expect(joined.list.controller.content.origin > 0)
    joined.rig.controller.begin(at: .end)
    await settle()
    #expect(joined.change?.end == 60 && abs((joined.change?.offset ?? 0) - offset - 60) < 1)
  }

  @Test("Inserting rows at the start is not a scroll and does not start load-more")
  func prepended() async {
    let joined = Joined(start: EdgeConfiguration(policy: .approach(300)), at: 100)
    await settle()
    joined.list.update(Array(-50..<200))
    joined.list.tick(4)
    await settle()
    #expect(joined.rig.phase == "idle" && joined.list.seen[100] == 0)
  }

  @Test("When a list leaves, it keeps its position, and the action of the edges continues")
  func leaves() async throws {
    let joined = Joined(at: 100)
    joined.rig.controller.begin()
    await settle()
    let seen = joined.list.seen
    joined.list.controller.leaveEdges()
    #expect(joined.list.controller.runner !== joined.runner && !joined.runner.hasList)
    joined.list.tick(3)
    #expect(joined.list.seen == seen && joined.rig.phase == "refreshing")
    #expect(joined.list.controller.runner.engine.edges.start.phase == .disabled)
    joined.list.report(joined.list.platform + 10, .tracking)
    try joined.rig.action.end()
    await settle()
    #expect(joined.rig.phase == "idle")
    // The list joins again.
    joined.list.controller.join(joined.rig.controller)
    #expect(joined.offset == joined.list.controller.runner.engine.presentation.contentOffset)
  }

  @Test("When the edges attach to a new scroll view, the list leaves and the edges use the new layout")
  func edgesTaken() async {
    let joined = Joined(at: 100)
    let (seen, offset) = (joined.list.seen, joined.list.platform)
    let second = FakeHost(joined.rig.controller)
    second.attach(at: 200)
    #expect(!joined.runner.hasList && joined.list.controller.runner !== joined.runner)
    #expect(joined.runner.engine.content.scroller.geometry == second.geometry && joined.offset == 200)
    joined.list.tick(2)
    #expect(joined.list.seen == seen && joined.list.platform == offset)
    // From here on, the list's reports must not reach the edges.
    joined.list.report(-200, .tracking)
    joined.list.report(-200, .free)
    await settle()
    #expect(joined.rig.phase == "idle" && joined.offset == 200)
  }

  @Test(
    "A list that moves to a new view leaves the runner of the old view's edges and can join the new one's")
  func listTaken() async {
    let joined = Joined()
    let second = FakeList(Array(0..<200), controller: joined.list.controller, clock: joined.list.clock)
    #expect(!joined.runner.hasList && second.controller.runner !== joined.runner)
    let other = ControllerSetup(attached: false)
    other.controller.attach(other.host)
    second.controller.join(other.controller)
    #expect(second.controller.runner === other.controller.runner)
    // The first edges no longer have the list, so a second unplugging changes nothing.
    joined.runner.unplug()
    #expect(second.controller.runner === other.controller.runner && other.controller.runner.hasList)
    // Edges with a list accept no second one.
    let third = FakeList([1])
    third.controller.join(other.controller)
    #expect(third.controller.runner !== other.controller.runner)
  }

  /// Returns edges whose list has been released without leaving them.
  private func afterList() async -> ControllerSetup {
    let rig = ControllerSetup(attached: false)
    rig.controller.attach(rig.host)
    do {
      let list = FakeList(Array(0..<200))
      list.controller.join(rig.controller)
      #expect(rig.controller.runner.hasList)
      list.report(0, .resting)
    }
    await settle()
    return rig
  }

  @Test("After their list has been released, the edges accept a new list")
  func listGone() async {
    let rig = await afterList()
    let other = FakeList(Array(0..<300))
    #expect(!rig.controller.runner.hasList)
    other.controller.join(rig.controller)
    #expect(other.controller.runner === rig.controller.runner)
    let content = other.controller.content.contentExtent
    #expect(
      rig.controller.runner.engine.content.scroller.geometry == ScrollExtents(viewport: 600, content: content)
    )
  }

  @Test("After their list has been released, the edges handle the layout of other content")
  func contentAfterList() async {
    let rig = await afterList()
    rig.controller.layOut(rig.host.geometry, from: rig.host)
    rig.host.report(0, .resting)
    #expect(!rig.controller.runner.hasList)
    #expect(rig.controller.runner.engine.content.scroller.geometry == rig.host.geometry)
  }

  @Test("If a list joins during a touch, neither the join nor the lift starts an action")
  func joinsUnderFinger() async {
    let joined = Joined()
    joined.list.report(0, .tracking)
    joined.list.report(-150, .tracking)
    #expect(joined.rig.phase == "armed")
    joined.list.controller.leaveEdges()
    joined.list.controller.join(joined.rig.controller)
    joined.list.report(-151, .tracking)
    await settle()
    #expect(joined.rig.phase != "refreshing")
    joined.list.report(-100, .free)
    await settle()
    #expect(joined.rig.phase != "refreshing")
  }

  @Test("A list without edges is at rest after a delay, unless the platform reports that it still moves")
  func rests() async {
    let list = FakeList(Array(0..<2000))
    list.report(500, .tracking)
    list.report(520, .decelerating)
    let clock = list.clock
    // The list's platform still reports motion.
    for _ in 0..<3 {
      clock.advance(by: .milliseconds(120))
      await settle()
      #expect(!list.controller.isAtRest)
    }
    list.isMoving = false
    for _ in 0..<3 {
      clock.advance(by: .milliseconds(120))
      await settle()
    }
    #expect(list.controller.isAtRest && clock.sleeperCount == 0)
  }

  @Test("While the content moves, each report postpones the check for rest instead of adding a second one")
  func putsOff() async {
    let list = FakeList(Array(0..<2000))
    for frame in 0..<100 {
      list.report(500 + Double(frame), .free)
      await settle()
    }
    // In 1.6 s there is about one sleep for each 0.1 s.
    #expect(list.clock.sleepCount <= 20)
    #expect(!list.controller.isAtRest)
    list.clock.advance(by: .milliseconds(120))
    await settle()
    #expect(list.controller.isAtRest && list.clock.sleeperCount == 0)
  }
}
