#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Combine
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The parameters of `pullToRefresh` and `loadMore`, and the values that these modifiers report.
  @MainActor @Suite(.onScreen, .serialized) struct EdgeModifierScreenTests {
    @MainActor final class Model: ObservableObject {
      @Published var hasMore = true
      @Published var isEnabled = true
      @Published var status = RefreshStatus()
      @Published var rows = Row.rows(0..<40)
      let refresh = Work()
      let more = Work()
    }

    private struct Feed: View {
      @ObservedObject var model: Model

      var body: some View {
        List(model.rows) { RowView(row: $0) }
          .pullToRefresh(status: $model.status) { try await model.refresh.run() }
          .loadMore(hasMore: model.hasMore) { try await model.more.run() }
          .disabled(!model.isEnabled)
      }
    }

    private func scrollToEnd(_ screen: Screen) async {
      screen.scroll(to: CGPoint(x: 0, y: 0))
      await screen.frames(3)
      await screen.scroll(to: CGPoint(x: 0, y: 4000), wait: 1)
    }

    /// Neither a refresh nor enabling the view again overrides `hasMore: false`.
    @Test("While `hasMore` is false, nothing loads", arguments: [false, true])
    func whereThereIsNoMoreNothingIsLoaded(fromTheStart: Bool) async {
      let model = Model()
      model.hasMore = !fromTheStart
      let screen = await Screen(Feed(model: model), wait: 0.5)
      model.hasMore = false
      await scrollToEnd(screen)
      #expect(model.more.starts == 0)

      // Disable and enable the view, and then refresh.
      model.isEnabled = false
      await screen.wait(0.2)
      model.isEnabled = true
      await scrollToEnd(screen)
      model.status.begin()
      await screen.wait(0.2)
      await screen.wait(1, after: model.refresh.succeed)
      await scrollToEnd(screen)
      #expect(model.refresh.starts == 1 && model.more.starts == 0)

      model.hasMore = true
      await scrollToEnd(screen)
      #expect(model.more.starts == 1)
      model.rows = Row.rows(0..<80)
      await screen.wait(1, after: model.more.succeed)
    }

    @Test("A status shows when the action starts and ends, and its `begin()` starts the action")
    func aStatusReportsAndStarts() async {
      let model = Model()
      let screen = await Screen(Feed(model: model), wait: 0.5)
      model.status.begin()
      #expect(!model.status.isRefreshing)
      await screen.wait(0.2)
      #expect(model.refresh.starts == 1 && model.status.isRefreshing && model.status.outcome == nil)
      await screen.wait(1, after: model.refresh.fail)
      #expect(!model.status.isRefreshing && model.status.error is Work.Failure)

      model.status.begin()
      await screen.wait(0.2)
      #expect(model.refresh.starts == 2 && model.status.isRefreshing)
      model.status.begin()
      await screen.wait(0.2)
      #expect(model.refresh.starts == 2)
      await screen.wait(1, after: model.refresh.succeed)
      #expect(model.status.error == nil && model.status.outcome?.result == .success)
    }

    private struct Buttons: View {
      @ObservedObject var model: Model

      var body: some View {
        List(model.rows) { RowView(row: $0) }
          .safeAreaInset(edge: .bottom) { RefreshButton() }
          .pullToRefresh(status: $model.status) { try await model.refresh.run() }
          .safeAreaInset(edge: .bottom) { RefreshButton(status: $model.status).accessibilityLabel("Outer") }
      }
    }

    /// A button starts the action of its scroll view or of its status, unless the action already runs.
    @Test func aButtonRefreshesOnce() async {
      let model = Model()
      let screen = await Screen(Buttons(model: model), wait: 0.5)
      #expect(await screen.tap("Refresh", wait: 0.5))
      #expect(model.refresh.starts == 1)
      await screen.tap("Refresh", wait: 0.5)
      #expect(model.refresh.starts == 1)
      await screen.wait(2, after: model.refresh.succeed)
      await screen.tap("Refresh", wait: 0.5)
      #expect(model.refresh.starts == 2)
      await screen.wait(2, after: model.refresh.succeed)
    }
  }
#endif
