#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Foundation
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The distance of a fling in a list that corrects its offset when it measures or inserts rows.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct FlingScreenTests {
    private func list(
      _ rows: [Row], controller: ListController, estimate: CGFloat, height: @escaping (Int) -> CGFloat
    ) -> some View {
      VerticalList(rows, estimatedItemExtent: estimate, controller: controller) {
        RowView(row: $0, height: height($0.id))
      }
    }

    /// Flings a list that begins with an item at the viewport's top, and returns the distance, in pt.
    ///
    /// - Parameters:
    ///   - screen: The screen with the list.
    ///   - controller: The list's controller.
    ///   - item: The index of the item at the top.
    ///   - height: Returns the height of an item, in pt.
    ///   - change: Called in each frame with the frame's number. Returns the number of items that it has
    ///     inserted at the start of the list.
    private func travel(
      on screen: Screen, _ controller: ListController, from item: Int, height: (Int) -> CGFloat,
      change: (Int) -> Int = { _ in 0 }
    ) async -> CGFloat {
      await screen.frames(5)
      controller.scrollTo(index: item, anchor: .topLeading, animated: false)
      await screen.frames(30)
      await screen.fling(by: 260, from: CGPoint(x: 200, y: 300))
      var inserted = 0
      func position() -> CGFloat {
        let position = controller.position
        let item = position.item - inserted
        return (0..<max(0, item)).reduce(0) { $0 + height($1) } + CGFloat(position.offset) + min(
          0, CGFloat(item)) * 60
      }
      let start = position()
      for frame in 0..<15 {
        inserted += change(frame)
        await screen.frames(1)
      }
      await screen.wait(2)
      return start - position()
    }

    /// Returns the distance of the same fling in a list that needs no corrections, in pt.
    private func plainTravel(height: CGFloat) async -> CGFloat {
      let controller = ListController()
      let screen = Screen(
        list(Row.rows(0..<400), controller: controller, estimate: height) { _ in height })
      return await travel(on: screen, controller, from: 300) { _ in height }
    }

    /// The first rows are far taller than estimated, so the list must correct its offset.
    @Test("When rows are measured during a fling, the fling keeps its distance")
    func measuringLeavesAFlingAlone() async {
      let plain = await plainTravel(height: 100)
      #expect(plain > 600)
      let controller = ListController()
      let height = { (item: Int) -> CGFloat in item < 20 ? 200 : 30 }
      let screen = Screen(list(Row.rows(0..<400), controller: controller, estimate: 30, height: height))
      let measured = await travel(on: screen, controller, from: 20, height: height)
      #expect(abs(measured - plain) < 30, "\(measured) instead of \(plain) pt")
    }

    @Test("When rows are inserted during a fling, the fling keeps its distance")
    func insertingLeavesAFlingAlone() async {
      let plain = await plainTravel(height: 60)
      let controller = ListController()
      let screen = Screen(list(Row.rows(0..<400), controller: controller, estimate: 60) { _ in 60 })
      let inserted = await travel(on: screen, controller, from: 5, height: { _ in 60 }) { frame in
        guard frame % 3 == 0 else { return 0 }
        let rows = Row.rows((-frame - 3) * 5..<400)
        screen.replace(list(rows, controller: controller, estimate: 60) { _ in 60 })
        return 15
      }
      #expect(abs(inserted - plain) < 30, "\(inserted) instead of \(plain) pt")
    }

    @Test(arguments: [false, true]) func aScrollFromCodeEndsAFling(isAnimated: Bool) async {
      let controller = ListController()
      let screen = await Screen(
        list(Row.rows(0..<400), controller: controller, estimate: 60) { _ in 60 }, frames: 5)
      await screen.fling(by: -300, from: CGPoint(x: 200, y: 600))
      await screen.frames(6)
      controller.scrollTo(index: 100, anchor: .topLeading, animated: isAnimated)
      await screen.wait(2)
      #expect(controller.position.item == 100)
      #expect(abs(controller.position.offset) < 1)
    }

    #if !canImport(ObjectiveC)
      /// With `anchorsSizeChanges`, the stage's SwiftUI keeps visible content in place, unless a list
      /// disables it.
      @Test(
        "If rows are inserted above, the list corrects the offset once, whether or not SwiftUI could",
        arguments: [[], Stage.Habits.anchorsSizeChanges])
      func whatIsSeenIsKeptInPlaceOnce(
        habits: Stage.Habits
      ) async {
        let controller = ListController()
        let screen = Screen(list(Row.rows(0..<100), controller: controller, estimate: 60) { _ in 60 })
        screen.stage.habits = habits
        await screen.frames(5)
        controller.scrollTo(index: 20, anchor: .topLeading, animated: false)
        await screen.frames(30)
        let position = screen.frame(of: "Row 22")
        #expect(position != nil)
        await screen.replace(
          list(Row.rows(-10..<100), controller: controller, estimate: 60) { _ in 60 }, frames: 1)
        #expect(screen.frame(of: "Row 22") == position)
        await screen.frames(30)
        #expect(screen.frame(of: "Row 22") == position)
      }
    #endif
  }
#endif
