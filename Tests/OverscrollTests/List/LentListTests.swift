import OverscrollCore
import Testing

@testable import Overscroll

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A controller that is given to several lists: the latest has it, and those before it go on without.
@MainActor @Suite struct LentListTests {
  private let rows = Array(0..<2000)

  @Test(
    "A list whose controller goes to another stays where it is, and so when it comes back",
    arguments: [ListScrolling.native, .driven])
  func staysInPlace(scrolling: ListScrolling) {
    let first = FakeList(rows, scrolling: scrolling)
    let controller = first.controller
    controller.scrollTo(index: 700, anchor: .topLeading, animated: false)
    first.tick(5)
    let (before, writes) = (first.seen, first.writes)
    let second = FakeList(rows, controller: controller, clock: first.clock, scrolling: scrolling)
    second.tick(5)
    #expect(second.seen == before, "it comes where the first is")
    controller.scrollTo(index: 300, anchor: .topLeading, animated: false)
    second.tick(5)
    first.tick(5)
    #expect(first.seen == before && first.controller !== controller)
    #expect(controller.visibleRange.contains(300) && second.seen[300] == 0)
    second.end()
    first.tick(5)
    #expect(first.seen == before && first.controller === controller && first.writes == writes)
    #expect(controller.visibleRange.contains(700))
    controller.scrollTo(index: 100, anchor: .topLeading, animated: false)
    first.tick(5)
    #expect(abs(first.seen[100] ?? .nan) < 0.01)
  }

  @Test("A list that goes on without its controller keeps up with its data", arguments: [-10, 0, 25])
  func data(change: Int) {
    let first = FakeList(rows)
    let controller = first.controller
    controller.scrollTo(index: 700, anchor: .topLeading, animated: false)
    first.tick(5)
    let before = first.seen
    let second = FakeList(Array(5000..<5010), controller: controller, clock: first.clock)
    first.update(Array(-change..<2000))
    first.tick(5)
    #expect(first.seen == before && controller.count == 10)
    second.end()
    first.tick(5)
    #expect(first.seen == before && controller.count == 2000 + change)
    first.update(Array(-change - 3..<2000))
    first.tick(5)
    #expect(first.seen == before && controller.count == 2003 + change)
  }

  @Test("What moves a list goes on where the controller doesn't stay, by the controller's clock")
  func motion() {
    let first = FakeList(rows, scrolling: .driven)
    let controller = first.controller
    controller.scrollTo(index: 20, anchor: .topLeading, animated: true)
    first.tick(3)
    let second = FakeList(rows, controller: controller, clock: first.clock, scrolling: .driven)
    #expect(first.controller.wantsFrames)
    first.tick(120)
    #expect(abs(first.seen[20] ?? .nan) < 0.01 && !first.controller.wantsFrames)
    second.end()
    #expect(abs(first.seen[20] ?? .nan) < 0.01)
  }

  @Test(
    "Of several lists, the latest that is left has the controller",
    arguments: [[2, 1], [1, 2], [0, 2], [0, 1]])
  func several(leaving: [Int]) {
    let first = FakeList(rows)
    let controller = first.controller
    let lists = [
      first, FakeList(Array(0..<200), controller: controller, clock: first.clock),
      FakeList(Array(0..<300), controller: controller, clock: first.clock),
    ]
    var left = Set([0, 1, 2])
    for list in leaving {
      lists[list].end()
      left.remove(list)
      for other in left {
        #expect((lists[other].controller === controller) == (other == left.max()), "\(left) \(other)")
      }
      #expect(controller.count == lists[left.max() ?? 0].rows.count)
    }
    for list in left { lists[list].end() }
    #expect(controller.visibleRange.isEmpty && controller.host == nil)
  }

  @Test("What the other list could not scroll to, the one that is left does")
  func goal() {
    let first = FakeList(rows)
    let controller = first.controller
    let second = FakeList([], controller: controller, clock: first.clock)
    controller.scrollTo(index: 300, anchor: .topLeading, animated: false)
    first.tick(5)
    #expect(first.seen[0] == 0)
    second.end()
    first.tick(5)
    #expect(abs(first.seen[300] ?? .nan) < 0.01)
  }

  @Test("A list that is given another controller waits no longer for the one that it had")
  func another() {
    let first = FakeList(rows)
    let controller = first.controller
    let second = FakeList(rows, controller: controller, clock: first.clock)
    let other = ListController(clock: first.clock)
    first.give(other)
    second.end()
    #expect(first.controller === other && controller.host == nil)
    first.give(controller)
    #expect(first.controller === controller && other.host == nil)
  }
}
