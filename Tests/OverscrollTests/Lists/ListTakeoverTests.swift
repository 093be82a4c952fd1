import OverscrollCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A controller that several lists share.
///
/// The newest list uses the shared controller. An earlier list continues with a private controller.
@MainActor @Suite struct ListTakeoverTests {
  private let rows = Array(0..<2000)

  @Test(
    "When a newer list uses its controller, a list stays at its position",
    arguments: [ListScrolling.native, .driven])
  func staysInPlace(scrolling: ListScrolling) {
    let first = FakeList(rows, scrolling: scrolling)
    let controller = first.controller
    controller.scrollTo(index: 700, anchor: .topLeading, animated: false)
    first.tick(5)
    let (before, writes) = (first.seen, first.writes)
    let second = FakeList(rows, controller: controller, clock: first.clock, scrolling: scrolling)
    second.tick(5)
    #expect(second.seen == before, "the second list starts at the first list's position")
    controller.scrollTo(index: 300, anchor: .topLeading, animated: false)
    second.tick(5)
    first.tick(5)
    #expect(first.seen == before && first.controller !== controller && first.controllerStore.isReplaced)
    #expect(controller.currentVisibleRange.contains(300) && second.seen[300] == 0)
    second.end()
    first.tick(5)
    #expect(first.seen == before && first.controller !== controller && first.writes == writes)
    #expect(controller.delegate == nil)
  }

  @Test("A list with a private controller still updates its data", arguments: [-10, 0, 25])
  func data(change: Int) {
    let first = FakeList(rows)
    let controller = first.controller
    controller.scrollTo(index: 700, anchor: .topLeading, animated: false)
    first.tick(5)
    let before = first.seen
    let second = FakeList(Array(5000..<5010), controller: controller, clock: first.clock)
    first.update(Array(-change..<2000))
    first.tick(5)
    #expect(first.seen == before && controller.count == 10 && controller.delegate === second)
    first.update(Array(-change - 3..<2000))
    first.tick(5)
    #expect(first.seen == before && first.controller.count == 2003 + change)
  }

  @Test("A list with a private controller continues its animation on the same clock")
  func motion() {
    let first = FakeList(rows, scrolling: .driven)
    let controller = first.controller
    controller.scrollTo(index: 20, anchor: .topLeading, animated: true)
    first.tick(3)
    let second = FakeList(rows, controller: controller, clock: first.clock, scrolling: .driven)
    #expect(first.controller.needsFrames && controller.delegate === second)
    first.tick(120)
    #expect(abs(first.seen[20] ?? .nan) < 0.01 && !first.controller.needsFrames)
  }

  @Test("A list that appears again uses the app's controller again")
  func again() {
    let first = FakeList(rows)
    let controller = first.controller
    let second = FakeList(rows, controller: controller, clock: first.clock)
    first.give(controller)
    #expect(first.controller !== controller, "setting the same controller again changes nothing")
    first.end()
    first.give(controller)
    #expect(first.controller === controller && second.controller !== controller)
  }

  @Test("When the app sets a different controller, the list uses that controller")
  func another() {
    let first = FakeList(rows)
    let controller = first.controller
    let second = FakeList(rows, controller: controller, clock: first.clock)
    let other = ListController(clock: first.clock)
    first.give(other)
    second.end()
    #expect(first.controller === other && controller.delegate == nil)
    first.give(controller)
    #expect(first.controller === controller && other.delegate == nil)
  }
}
