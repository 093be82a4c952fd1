#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Foundation
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Momentum that a list's own corrections leave alone.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct FlingScreenTests {
    private func list(
      _ rows: [Row], controller: ListController, estimate: CGFloat, height: @escaping (Int) -> CGFloat
    ) -> some View {
      VerticalList(rows, estimatedItemExtent: estimate, controller: controller) {
        RowView(row: $0, height: height($0.id))
      }
    }

    /// How far a fling goes, in pt, from an item's top at the viewport's top.
    ///
    /// - Parameters:
    ///   - screen: The list.
    ///   - controller: Its controller.
    ///   - item: Where it begins.
    ///   - height: How high the items are, by their numbers.
    ///   - change: Called with each frame's number; says how many items it has inserted before the others.
    private func travel(
      on screen: Screen, _ controller: ListController, from item: Int, height: (Int) -> CGFloat,
      change: (Int) -> Int = { _ in 0 }
    ) async -> CGFloat {
      await screen.frames(5)
      controller.scrollTo(index: item, anchor: .topLeading, animated: false)
      await screen.frames(30)
      await screen.fling(by: 260, from: CGPoint(x: 200, y: 300))
      var inserted = 0
      func place() -> CGFloat {
        let position = controller.position
        let item = position.item - inserted
        return (0..<max(0, item)).reduce(0) { $0 + height($1) } + CGFloat(position.inside) + min(
          0, CGFloat(item)) * 60
      }
      let start = place()
      for frame in 0..<15 {
        inserted += change(frame)
        await screen.frames(1)
      }
      await screen.wait(2)
      #expect(screen.complaints == [])
      return start - place()
    }

    /// The same fling where nothing has to be corrected.
    private func plainTravel(height: CGFloat) async -> CGFloat {
      let controller = ListController()
      let screen = Screen(
        list(Row.rows(0..<400), controller: controller, estimate: height) { _ in height })
      return await travel(on: screen, controller, from: 300) { _ in height }
    }

    /// Rows that are far taller than they were taken for: scroll space ends where the content goes on.
    @Test func measuringLeavesAFlingAlone() async {
      let plain = await plainTravel(height: 100)
      #expect(plain > 600)
      let controller = ListController()
      let height = { (item: Int) -> CGFloat in item < 20 ? 200 : 30 }
      let screen = Screen(list(Row.rows(0..<400), controller: controller, estimate: 30, height: height))
      let measured = await travel(on: screen, controller, from: 20, height: height)
      #expect(abs(measured - plain) < 30, "\(measured) instead of \(plain) pt")
    }

    @Test func insertingLeavesAFlingAlone() async {
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

    /// Whoever is sent somewhere does not go on by momentum.
    @Test(arguments: [false, true]) func aScrollFromCodeEndsAFling(isAnimated: Bool) async {
      let controller = ListController()
      let screen = Screen(
        list(Row.rows(0..<400), controller: controller, estimate: 60) { _ in 60 })
      await screen.frames(5)
      await screen.fling(by: -300, from: CGPoint(x: 200, y: 600))
      await screen.frames(6)
      controller.scrollTo(index: 100, anchor: .topLeading, animated: isAnimated)
      await screen.wait(2)
      #expect(controller.position.item == 100)
      #expect(abs(controller.position.inside) < 1)
      #expect(screen.complaints == [])
    }

    #if !canImport(ObjectiveC)
      /// SwiftUI keeps what is seen in place by itself, too, unless it is told not to.
      @Test(arguments: [[], Stage.Habits.anchorsSizeChanges]) func whatIsSeenIsKeptInPlaceOnce(
        habits: Stage.Habits
      ) async {
        let controller = ListController()
        let screen = Screen(list(Row.rows(0..<100), controller: controller, estimate: 60) { _ in 60 })
        screen.stage.habits = habits
        await screen.frames(5)
        controller.scrollTo(index: 20, anchor: .topLeading, animated: false)
        await screen.frames(30)
        let place = screen.frame(of: "Row 22")
        #expect(place != nil)
        screen.replace(list(Row.rows(-10..<100), controller: controller, estimate: 60) { _ in 60 })
        await screen.frames(1)
        #expect(screen.frame(of: "Row 22") == place)
        await screen.frames(30)
        #expect(screen.frame(of: "Row 22") == place)
        #expect(screen.complaints == [])
      }
    #endif
  }
#endif
