import OverscrollTestSupport
@testable import OverscrollCore
@testable import OverscrollListCore
import Testing

/// A finger moves an item among the others, and the content stays where it is.
@Suite struct ListReorderTests {
  @Test(
    "A reorder of the item at the viewport's start keeps the offset, also right after a jump",
    arguments: [false, true], [0.0, 1, 40, 2_000])
  func keepsOffset(isObserved: Bool, offset: Double) {
    var rig = ListRig(isObserved ? .platformTransform : .engine, count: 200) { _ in 50 }
    rig.tick(5)
    for ticks in 0..<6 {
      rig.send(.scrollTo(rig.engine.content.target(at: offset), animated: false))
      rig.tick(ticks)
      let (first, before) = (Int(offset / 50), rig.engine.scroll.content.drawnOffset)
      #expect(before == offset)
      for (item, index) in [(first + 1, first), (first, first + 3), (first + 3, first + 1), (first, 150)] {
        rig.send(.reorder(item: item, to: index))
        rig.tick(3)
        #expect(rig.engine.scroll.content.drawnOffset == before, "\(ticks) ticks, \(item) to \(index)")
      }
    }
  }

  @Test("A scroll by code that is animated still reaches its item", arguments: [false, true])
  func reachesItem(isObserved: Bool) {
    var rig = ListRig(isObserved ? .platformTransform : .engine, count: 200) { _ in 50 }
    rig.tick(5)
    rig.send(.scrollTo(ItemTarget(item: 30), animated: true))
    rig.tick(5)
    rig.send(.reorder(item: 0, to: 100))
    rig.tick(120)
    #expect((rig.engine.scroll.content.drawnOffset - 29 * 50).magnitude < 1)
  }
}
