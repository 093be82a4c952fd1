#if canImport(SwiftUI)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Views that are replaced while the modifier around them stays.
  @MainActor @Suite(.onScreen, .serialized) struct ReplacedScreenTests {
    @MainActor final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<400)
      @Published var generation = 0
    }

    private struct Kept: View {
      @ObservedObject var model: Model
      let top: Work
      let bottom: Work
      var controller: RefreshController?
      var body: some View {
        RefreshableRows(work: top)
          .id(model.generation)
          .padding(10)
          .loadMore(
            when: .release,
            configuration: EdgeConfiguration(threshold: .points(60), gap: .points(40), minimumDuration: 0),
            controller: controller
          ) { try await bottom.run() }
      }
    }

    @Test(
      "If the view inside a modifier is replaced, the modifier's actions still work",
      arguments: [false, true])
    func aModifierOutlivesTheViewInIt(isGiven: Bool) async {
      let (model, top, bottom) = (Model(), Work(), Work())
      let controller = RefreshController()
      let screen = await Screen(
        Kept(model: model, top: top, bottom: bottom, controller: isGiven ? controller : nil), wait: 0.5)
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

    /// A modifier whose scroll view is replaced when `generation` changes.
    private struct Replaced: View {
      @ObservedObject var model: Model
      let way: Int
      let work: Work
      var body: some View {
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
            Swapped(model: model).pullToRefresh { try await work.run() }
          }
        }
      }
    }
    private struct Swapped: View {
      @ObservedObject var model: Model
      var body: some View {
        if model.generation % 2 == 0 {
          ScrollView { RowStack() }
        } else {
          List(Row.rows(0..<60)) { Text($0.title) }
        }
      }
    }

    @Test(
      "If the scroll view is replaced, the gap opens in the new scroll view, which can be pulled",
      .enabled(if: Screen.hasFingers), arguments: 0...3)
    func aScrollViewThatIsReplacedMidRefreshHasTheGap(way: Int) async {
      let (model, work) = (Model(), Work())
      let screen = await Screen(Replaced(model: model, way: way, work: work), wait: 0.5)
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
