#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Scrolls to the first and the last item of a list whose insets are longer than the viewport.
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized) struct LongInsetScreenTests {
    @ViewBuilder private func rows(axis: Axis, controller: ListController) -> some View {
      switch axis {
      case .vertical:
        VerticalList(Row.rows(0..<40), controller: controller) { RowView(row: $0, height: 60) }
      case .horizontal:
        HorizontalList(Row.rows(0..<40), estimatedItemExtent: 60, controller: controller) {
          Text($0.title).frame(width: 60, height: 300)
        }
      }
    }

    @Test(
      "If an inset is longer than the viewport, a scroll to the item next to it still shows the item",
      arguments: [Axis.vertical, .horizontal], [ListScrolling.native, .driven])
    func theItemIsInSight(axis: Axis, scrolling: ListScrolling) async {
      let controller = ListController()
      let screen = await Screen(
        rows(axis: axis, controller: controller).listInsets(1000).listScrolling(scrolling), wait: 0.3)
      for (item, anchor) in [(39, UnitPoint(x: 1, y: 1)), (0, .topLeading), (39, .center), (0, .center)] {
        await controller.jump(to: item, anchor: anchor, on: screen)
        let position = screen.frame(of: "Row \(item)").map { axis == .vertical ? $0.midY : $0.midX }
        let room: ClosedRange<CGFloat> = axis == .vertical ? 47 + 29...810 - 29 : 29...390 - 29
        #expect(position.map(room.contains) == true, "Row \(item): \(String(describing: position))")
      }
      // A scroll to an edge shows the inset, so no item is visible.
      await controller.jump(to: .bottom, on: screen)
      #expect(screen.texts == [])
      await controller.jump(to: .top, on: screen)
      #expect(screen.texts == [])
    }
  }
#endif
