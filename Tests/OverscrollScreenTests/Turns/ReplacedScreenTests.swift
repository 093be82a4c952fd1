#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Views that are replaced while the modifier around them stays.
  @MainActor @Suite(.onScreen, .serialized) struct ReplacedScreenTests {
    @Test(
      "If the view inside a modifier is replaced, the modifier's actions still work",
      arguments: [false, true])
    func aModifierOutlivesTheViewInIt(isGiven: Bool) async {
      let (model, top, bottom) = (ScreenModel(0..<400), Work(), Work())
      let controller = RefreshController()
      let screen = await Screen(
        ModelView(model) {
          RefreshableRows(work: top)
            .id(model.generation)
            .padding(10)
            .loadMore(
              when: .release,
              configuration: EdgeConfiguration(threshold: .points(60), gap: .points(40), minimumDuration: 0),
              controller: isGiven ? controller : nil
            ) { try await bottom.run() }
        }, wait: 0.5)
      #expect(screen.accessibilityActions.sorted() == ["Load more", "Refresh"])
      for generation in 1...3 {
        model.generation = generation
        await screen.wait(0.5)
        #expect(screen.accessibilityActions.sorted() == ["Load more", "Refresh"], "\(generation)")
        #expect(controller.isAttached == isGiven)
        await screen.perform("Load more", wait: 0.3)
        #expect(bottom.starts == generation)
        await screen.wait(1, after: bottom.succeed)
        await screen.perform("Refresh", wait: 0.3)
        #expect(top.starts == generation)
        await screen.wait(1, after: top.succeed)
      }
    }

    @Test(
      "If the scroll view is replaced, the gap opens in the new scroll view, which can be pulled",
      .enabled(if: Screen.hasFingers), arguments: 0...3)
    func aScrollViewThatIsReplacedMidRefreshHasTheGap(way: Int) async {
      let (model, work) = (ScreenModel(0..<400), Work())
      let screen = await Screen(
        ModelView(model) {
          Group {
            switch way {
            case 0:
              ScrollView { RowStack() }.id(model.generation).pullToRefresh { try await work.run() }
            case 1:
              List(model.rows) { Text($0.title) }.id(model.generation).pullToRefresh {
                try await work.run()
              }
            case 2:
              VerticalList(model.rows) { Text($0.title).frame(height: 44) }.id(model.generation)
                .pullToRefresh { try await work.run() }
            default:
              ModelView(model) {
                if model.generation % 2 == 0 {
                  ScrollView { RowStack() }
                } else {
                  List(Row.rows(0..<60)) { Text($0.title) }
                }
              }.pullToRefresh { try await work.run() }
            }
          }
        }, wait: 0.5)
      for round in 1...3 {
        await screen.pullAndRelease(by: 420, wait: 0.6)
        #expect(work.starts == round && screen.scrolls[0].insets.top == 60)
        model.generation += 1
        await screen.wait(1)
        #expect(work.isRunning && work.cancellations == 0)
        #expect(screen.scrolls[0].insets.top == 60)
        await screen.wait(2, after: work.succeed)
        #expect(screen.scrolls[0].insets.top == 0)
        model.generation += 2
        await screen.wait(0.5)
      }
    }
  }
#endif
