import OverscrollTestSupport
import OverscrollCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The preview of an item's position before the engine has the item's extent.
@MainActor @Suite struct ItemPreviewTests {
  /// Computes a preview for new items, measures the items in the engine, and compares the positions.
  private func compare(_ list: FakeList, _ comment: String) {
    let controller = list.controller
    let items = list.link.items
    let fresh = items.filter { !$0.frame.isMeasured }
    let preview = ItemPreview(controller.content, controller.runner.engine)
    let shifts = preview.shifts(
      of: items.map {
        ItemPreview.Item(index: $0.index, extent: $0.frame.isMeasured ? nil : list.extent($0.id.id))
      })
    let before = items.map { $0.frame.start - controller.scrollOffset }
    controller.updateExtents(fresh.map { ($0.index, list.extent($0.id.id)) }, from: list)
    for (index, item) in items.enumerated() {
      let now = controller.content.frame(of: item.index).start - controller.scrollOffset
      #expect(abs(now - before[index] - shifts[index].main) < 1e-6, "\(comment), item \(item.index)")
    }
  }

  @Test(
    "The previewed position of an item equals the position that the engine computes later",
    arguments: [ListScrolling.native, .driven], 0..<20)
  func asTheEngine(_ scrolling: ListScrolling, _ seed: UInt64) {
    var dice = Dice(seed: seed)
    let list = FakeList(Array(0..<500), scrolling: scrolling, estimate: 50)
    for step in 0..<12 {
      switch Int.random(in: 0..<4, using: &dice) {
      case 0:
        let anchor = [UnitPoint.top, .center, .bottom].randomElement(using: &dice)
        list.controller.scrollTo(
          index: Int.random(in: 0..<500, using: &dice), anchor: anchor, animated: false)
      case 1 where !scrolling.isDriven:
        list.report(list.platform + Double.random(in: -400...400, using: &dice), .tracking)
      case 2:
        list.controller.send(.touch(list.link.items.randomElement(using: &dice)?.index))
      default:
        let index = Int.random(in: 0...list.rows.count, using: &dice)
        let new = (0..<3).map { 1000 * (step + 1) + $0 }
        var rows = list.rows
        rows.insert(contentsOf: new, at: index)
        list.change(rows)
      }
      compare(list, "seed \(seed), step \(step)")
      list.measure()
    }
  }

  @Test("Without new items, the preview moves nothing") func nothingNew() {
    let list = FakeList(Array(0..<50))
    let items = list.link.items.map { ItemPreview.Item(index: $0.index, extent: nil) }
    #expect(
      ItemPreview(list.controller.content, list.controller.runner.engine).shifts(of: items).allSatisfy {
        $0 == ItemPreview.PreviewOffset()
      })
    #expect(ItemPreview(list.controller.content, list.controller.runner.engine).shifts(of: []).isEmpty)
  }
}
