import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

struct ListScrollStatusBarTests {
  /// A tap on the status bar: the platform scrolls to its start, slowly at the end, while estimates change.
  @Test("A tap on the status bar reaches the first item", arguments: [300, 2000, 30_000, 1_000_000])
  func itBringsTheFirstItem(count: Int) {
    var rig = ListRig(.platformTransform, count: count)
    rig.send(.scrollTo(ItemTarget(item: count / 2), animated: false))
    rig.tick(4)
    #expect(rig.viewportStart > 1000)
    let start = rig.platform
    for frame in 1...18 {
      let share = Double(frame) / 18
      rig.report(start * (1 - share * share * (3 - 2 * share)), .decelerating)
    }
    rig.report(0, .decelerating)
    rig.report(0, .resting)
    rig.tick(4)
    #expect(rig.viewportStart == 0)
    #expect(rig.engine.content.visibleItems.lowerBound == 0)
  }

  /// Momentum that reaches a bound of the platform's scroll range is not a tap on the status bar.
  @Test("Momentum that reaches the platform's offset 0 inside the content does not jump to the first item")
  func momentumKeepsItsPlace() {
    var rig = ListRig(.platformTransform, count: 2000)
    rig.send(.scrollTo(ItemTarget(item: 100), animated: false))
    rig.tick(4)
    var offset = rig.platform
    while offset > 0 {
      let before = rig.placed()
      rig.report(offset, .decelerating)
      offset -= 130  // 8000 pt/s
      let after = rig.placed()
      for (item, position) in after {
        if let last = before[item] { #expect(abs(position - last) < 131) }
      }
    }
  }
}
