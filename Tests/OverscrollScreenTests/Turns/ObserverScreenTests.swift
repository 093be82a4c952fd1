#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// How often the controllers notify their observers.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct ObserverScreenTests {
    @Test("A refresh controller notifies its observers when an action starts and when it ends")
    func refreshes() async {
      let (controller, work) = (RefreshController(), Work())
      let screen = await Screen(
        ScrollView { RowStack() }.pullToRefresh(controller: controller) { try await work.run() }, wait: 0.5)
      var seen: [Bool] = []
      let observation = controller.objectWillChange.sink { [weak controller] in
        seen.append(MainActor.assumeIsolated { controller?.isRefreshing() ?? false })
      }
      await screen.pull(by: 420, over: 0.5)
      #expect(seen == [], "a pull alone changes nothing that an observer reads")
      await screen.lift(wait: 0.5)
      #expect(seen == [true])
      await screen.wait(3, after: work.succeed)
      #expect(seen == [true, false])
      observation.cancel()
    }

    @Test(
      "A list controller notifies its observers if the visible items change, once in a turn",
      arguments: [false, true])
    func visibleItems(isDriven: Bool) async {
      let controller = ListController()
      func list(_ rows: Range<Int>) -> some View {
        VerticalList(Row.rows(rows), controller: controller) { RowView(row: $0, height: 50) }
          .listScrolling(isDriven ? .driven : .native)
      }
      let screen = await Screen(list(0..<1000), wait: 0.5)
      var (count, changes, range) = (0, 0, controller.visibleRange)
      let observation = controller.objectWillChange.sink { count += 1 }
      await screen.pull(by: -20, over: 0.1)
      await screen.frames(3)
      count = 0
      range = controller.visibleRange
      for _ in 0..<40 {
        let point = screen.position(of: 0)
        screen.move(to: CGPoint(x: point.x, y: point.y - 5))
        await screen.frames(1)
        if controller.visibleRange != range { changes += 1 }
        range = controller.visibleRange
      }
      #expect(changes >= 4)
      #expect(count == changes)
      await screen.lift(wait: 4)
      count = 0
      await screen.replace(list(0..<1001), wait: 0.5)
      #expect(count == 1)
      observation.cancel()
    }
  }
#endif
