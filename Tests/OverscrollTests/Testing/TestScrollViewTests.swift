import Overscroll
import OverscrollCore
import OverscrollTesting
import Testing

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The scroll view for the tests of an app, with the public API only.
@MainActor @Suite struct TestScrollViewTests {
  private let clock = TestClock()
  private let controller: RefreshController

  init() {
    controller = RefreshController(clock: clock)
    let plain = EdgeConfiguration(threshold: .points(100))
    for edge in [Edge.top, .bottom] {
      controller.configure(plain, at: edge)
      controller.setAction(at: edge) {}
    }
  }

  @Test("A scroll view is attached and at rest at its start")
  func attached() {
    let screen = TestScrollView(controller)
    #expect(controller.isAttached && screen.offset == 0 && !screen.showsSpinner())
    #expect(screen.viewport == 800 && screen.content == 3000)
  }

  @Test(
    "A pull past the threshold starts that edge's action, and a shorter one starts nothing",
    arguments: [Edge.top, .bottom, .leading, .trailing], [90.0, 110.0])
  func pull(_ edge: Edge, _ overscroll: Double) {
    let screen = TestScrollView(controller)
    screen.pull(by: overscroll, at: edge)
    let other: Edge = edge == .top || edge == .leading ? .bottom : .top
    #expect(screen.showsSpinner(at: edge) == (overscroll >= 100))
    #expect(controller.isRefreshing(at: edge) == (overscroll >= 100))
    #expect(!screen.showsSpinner(at: other))
  }

  @Test("A dragged finger arms the edge, and the lift starts the action")
  func drag() {
    let screen = TestScrollView(controller)
    screen.drag(by: 60)
    guard case .pulling = controller.phase(of: .top) else { return #expect(Bool(false)) }
    screen.drag(by: 120)
    #expect(screen.offset == -120 && screen.presentation.contentOffset == -120)
    guard case .armed = controller.phase(of: .top) else { return #expect(Bool(false)) }
    // A finger that stands still keeps the content where it is.
    clock.advance(by: .seconds(5))
    #expect(!screen.showsSpinner())
    screen.drag(by: 20)
    screen.lift()
    #expect(!screen.showsSpinner() && screen.offset == 0)
    screen.drag(by: 120)
    screen.lift()
    #expect(screen.showsSpinner())
  }

  @Test("Content that refreshes rests below the spinner, and returns to its edge afterwards")
  func gap() async {
    let screen = TestScrollView(controller)
    screen.pull(by: 120)
    let gap = -screen.offset
    #expect(gap > 0 && gap < 120)
    _ = await controller.begin().value()
    clock.advance(by: .seconds(1))
    await eventually { screen.offset == 0 }
    #expect(!screen.showsSpinner())
  }

  @Test("A scroll stops at the content's ends")
  func scroll() {
    let screen = TestScrollView(controller, viewport: 400, content: 1000)
    for (offset, expected) in [(250.0, 250.0), (900, 600), (-50, 0)] {
      screen.scroll(to: offset)
      #expect(screen.offset == expected && screen.presentation.contentOffset == expected)
    }
  }

  @Test("An edge that loads more loads again after the content has grown")
  func growth() async {
    controller.configure(EdgeConfiguration(policy: .approach(300)), at: .bottom)
    let screen = TestScrollView(controller)
    clock.advance(by: .seconds(1))
    screen.scroll(to: 1950)
    #expect(screen.showsSpinner(at: .bottom))
    #expect(await controller.begin(at: .bottom).value()?.result == .success)
    clock.advance(by: .seconds(1))
    await eventually { !screen.showsSpinner(at: .bottom) }
    screen.content = 6000
    clock.advance(by: .seconds(1))
    screen.scroll(to: 4000)
    #expect(!screen.showsSpinner(at: .bottom) && screen.offset == 4000)
    screen.scroll(to: 4950)
    #expect(screen.showsSpinner(at: .bottom))
  }

  @Test("Content that gets shorter rests at its new end")
  func shorter() {
    let screen = TestScrollView(controller)
    screen.scroll(to: 2200)
    screen.content = 1000
    #expect(screen.offset == 200)
  }

  @Test("A scroll view continues after a later one has left its controller")
  func returns() {
    let first = TestScrollView(controller)
    let second = TestScrollView(controller)
    first.pull(by: 120)
    #expect(!controller.isRefreshing(at: .top))
    controller.detach(second)
    first.pull(by: 120)
    #expect(first.showsSpinner())
  }
}
