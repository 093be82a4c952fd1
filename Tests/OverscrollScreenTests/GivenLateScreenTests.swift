#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A controller that the app gives, or takes back, while an action runs.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct GivenLateScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var isGiven: Bool
      let controller = RefreshController()
      let (top, bottom) = (Work(), Work())

      init(isGiven: Bool) { self.isGiven = isGiven }

      var given: RefreshController? { isGiven ? controller : nil }
    }

    private struct Feed: View {
      @ObservedObject var model: Model

      var body: some View {
        ScrollView { RowStack() }
          .pullToRefresh(controller: model.given) { try await model.top.run() }
          .loadMore(controller: model.given) { try await model.bottom.run() }
      }
    }

    @Test(arguments: [false, true]) func aRefreshUnderWayGoesOnAndIsTheOnlyOne(isGiven: Bool) async {
      let model = Model(isGiven: isGiven)
      let screen = Screen(Feed(model: model))
      await screen.wait(0.5)
      await screen.pullAndRelease(by: 420)
      await screen.wait(0.5)
      #expect(model.top.starts == 1)
      model.isGiven.toggle()
      await screen.wait(1)
      #expect(screen.scrolls[0].insets.top == 60)
      await screen.pullAndRelease(by: 420)
      await screen.wait(0.5)
      #expect(model.top.starts == 1)
      model.top.succeed()
      await screen.wait(2)
      #expect(screen.scrolls[0].insets.top == 0 && model.controller.isAttached == model.isGiven)
      await screen.pullAndRelease(by: 420)
      await screen.wait(0.5)
      #expect(model.top.starts == 2 && model.controller.isRefreshing() == model.isGiven)
      model.top.succeed()
      await screen.wait(2)
      #expect(screen.scrolls[0].insets.top == 0)
      #expect(screen.complaints == [])
    }

    @Test(arguments: [false, true]) func whatLoadsIsNotLoadedTwice(isGiven: Bool) async {
      let model = Model(isGiven: isGiven)
      let screen = Screen(Feed(model: model))
      await screen.wait(0.5)
      screen.scroll(to: CGPoint(x: 0, y: 5000))
      await screen.wait(0.5)
      #expect(model.bottom.starts == 1)
      model.isGiven.toggle()
      await screen.wait(1)
      #expect(model.bottom.starts == 1)
      model.bottom.succeed()
      await screen.wait(2)
      #expect(model.controller.isAttached == model.isGiven && model.bottom.cancellations == 0)
      #expect(screen.complaints == [])
    }
  }
#endif
