import OverscrollTesting
import Testing

@testable import Overscroll
@testable import OverscrollLists

/// A scroll from code that waits for the next change of the data.
@MainActor @Suite struct AwaitedScrollTests {
  private typealias Touch = ListController.TouchState

  /// An input of the user after, or at, the scroll from code.
  enum Gesture: CaseIterable { case fingerIsDown, fingerMoves, wheel }

  @Test(
    "After the user has scrolled, the next data do not scroll the list", arguments: Gesture.allCases,
    [30, 300])
  func userScrolls(gesture: Gesture, id: Int) {
    for scrolling in [ListScrolling.native, .driven] {
      let list = FakeList(Array(0..<200), scrolling: scrolling)
      if gesture == .fingerIsDown { move(list, by: 500) }
      list.controller.scrollTo(id: id, anchor: .topLeading, animated: false)
      list.tick(3)
      switch gesture {
      case .fingerIsDown, .fingerMoves: move(list, by: 200)
      case .wheel where list.isDriven: list.controller.scroll(.wheel(400, isPrecise: true), from: list)
      case .wheel: list.report(list.platform + 400, .free)
      }
      rest(list)
      let before = list.seenRows
      list.clock.advance(by: .milliseconds(100))
      list.update(Array(0..<301))
      list.tick(5)
      #expect(list.seenRows == before, "\(scrolling), \(gesture), row \(id)")
    }
  }

  /// Moves a finger that stays on the content.
  private func move(_ list: FakeList, by distance: Double) {
    guard list.isDriven else {
      return list.report(list.platform + distance, .tracking)
    }
    for step in 0...10 {
      list.clock.advance(by: .milliseconds(16))
      let location = ListController.Location(main: 500 - Double(step) / 10 * distance, cross: 0)
      list.controller.touchMoved(
        Touch(start: .init(main: 500, cross: 0), location: location, age: 0), kind: .touch, from: list)
      list.measure()
    }
  }

  /// Lifts the finger, and waits until the content rests.
  private func rest(_ list: FakeList) {
    guard list.isDriven else {
      return list.report(list.platform, .resting)
    }
    if list.controller.isTouched { list.controller.cancelDrag() }
    list.tick(10)
  }
}
