#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A controller that several views share.
  ///
  /// The declarations of the newest view apply until it disappears.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct SharedControllerScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var hasSecond = false
      @Published var isDisabled = false
      @Published var hasMore = true
      @Published var isLoading = false
      @Published var generation = 0
      let controller = RefreshController()
      let (one, two) = (Work(), Work())
      var (calls, more) = (0, 0)

      func succeed() {
        one.succeed()
        two.succeed()
      }
    }

    @Test("While a newer view uses the controller, an earlier view does not change it")
    func theEarlierViewChangesNothing() async {
      let model = Model()
      let screen = await Screen(
        ModelView(model) {
          VStack(spacing: 0) {
            ScrollView { RowStack() }
              .pullToRefresh(controller: model.controller) { try await model.one.run() }
              .disabled(model.isDisabled)
              .frame(height: 400)
            if model.hasSecond {
              ScrollView { RowStack() }
                .pullToRefresh(controller: model.controller) { try await model.two.run() }
                .frame(height: 400)
            }
          }
        }, safeArea: EdgeInsets(), wait: 0.5)
      model.hasSecond = true
      await screen.wait(0.5)
      for (start, isDisabled) in [false, true, false].enumerated() {
        model.isDisabled = isDisabled
        await screen.wait(0.5)
        await screen.pullAndRelease(scrollView: 1, wait: 0.5)
        #expect((model.one.starts, model.two.starts) == (0, start + 1))
        await screen.wait(2, after: model.succeed)
      }
      model.isDisabled = true
      await screen.wait(0.5)
      model.hasSecond = false
      await screen.wait(0.5)
      await screen.pullAndRelease(wait: 0.5)
      #expect(model.one.starts == 0, "the first view's state applies once it uses the controller again")
      model.isDisabled = false
      await screen.wait(0.5)
      await screen.pullAndRelease(wait: 0.5)
      #expect((model.one.starts, model.two.starts) == (1, 3))
      await screen.wait(2, after: model.succeed)
    }

    @Test("The view that uses the controller decides whether there is more to load")
    func whetherThereIsMoreIsTheViewsThatHasTheController() async {
      let model = Model()
      model.hasMore = false
      let screen = await Screen(
        ModelView(model) {
          VStack(spacing: 0) {
            ScrollView { RowStack() }
              .loadMore(hasMore: model.hasMore, controller: model.controller) { model.calls += 1 }
              .frame(height: 200)
            if model.hasSecond {
              ScrollView { RowStack() }.id(model.generation)
                .loadMore(hasMore: true, controller: model.controller) { model.more += 1 }
                .frame(height: 400)
            }
          }
        }, safeArea: EdgeInsets(), wait: 0.5)
      model.hasSecond = true
      await screen.wait(0.5)
      for hasMore in [true, false] {
        model.hasMore = hasMore
        model.generation += 1
        await screen.wait(0.5)
      }
      screen.scroll(1, to: CGPoint(x: 0, y: 5000))
      await screen.wait(1)
      #expect((model.calls, model.more) == (0, 1))
      model.hasSecond = false
      await screen.wait(0.5)
      await screen.scroll(to: CGPoint(x: 0, y: 1500), wait: 1)
      #expect(model.calls == 0, "the first view's hasMore is still false")
      model.hasMore = true
      await screen.wait(1)
      #expect((model.calls, model.more) == (1, 1))
    }

    private struct Flags: View {
      @ObservedObject var model: Model
      @State private var isLoading = false

      var body: some View {
        VStack(spacing: 0) {
          ScrollView { RowStack() }
            .pullToRefresh(isRefreshing: $model.isLoading, controller: model.controller) { model.calls += 1 }
            .frame(height: 400)
          if model.hasSecond {
            ScrollView { RowStack() }
              .pullToRefresh(controller: model.controller) { try await model.two.run() }
              .frame(height: 400)
          }
        }
        .disabled(model.isDisabled)
      }
    }

    @Test("If a newer view uses its controller, a flag ends only the refresh that it started")
    func aFlagThatHasLostTheControllerEndsWhatItHasBegunAndNothingElse() async {
      let model = Model()
      let screen = await Screen(Flags(model: model), safeArea: EdgeInsets(), wait: 0.5)
      await screen.pullAndRelease(wait: 0.5)
      #expect(model.isLoading && model.calls == 1)
      model.hasSecond = true
      await screen.wait(1)
      #expect(model.isLoading)
      #expect(screen.scrolls.map(\.insets.top) == [0, 60])
      model.isLoading = false
      await screen.wait(2)
      #expect(model.controller.lastOutcome(of: .top)?.result == .success)
      #expect(screen.scrolls.map(\.insets.top) == [0, 0])
      await screen.pullAndRelease(scrollView: 1, wait: 0.5)
      model.hasMore.toggle()
      await screen.wait(1)
      #expect(model.two.isRunning, "an update of the view with the flag ends nothing")
      await screen.wait(2, after: model.succeed)
    }

    @Test("When a view disappears, its declarations no longer apply")
    func whatAViewHasDeclaredGoesWithIt() async {
      let model = Model()
      model.controller.setAction { try await model.one.run() }
      model.hasSecond = true
      let screen = await Screen(
        ModelView(model) {
          if model.hasSecond {
            ScrollView { RowStack() }
              .pullToRefresh(controller: model.controller) { try await model.two.run() }
              .loadMore(hasMore: false) { model.calls += 1 }
          } else {
            ScrollView { RowStack(rows: Row.rows(0..<5)) }
              .pullToRefresh(model.controller)
              .loadMore { model.more += 1 }
          }
        }, wait: 0.5)
      await screen.pullAndRelease(by: 420, wait: 1)
      #expect((model.one.starts, model.two.starts) == (0, 1))
      await screen.wait(2, after: model.succeed)
      model.hasSecond = false
      await screen.wait(1)
      #expect((model.calls, model.more) == (0, 1), "the view with hasMore false has disappeared")
      await screen.pullAndRelease(by: 420, wait: 1)
      #expect((model.one.starts, model.two.starts) == (1, 1), "the controller's own action")
      await screen.wait(2, after: model.succeed)
    }
  }
#endif
