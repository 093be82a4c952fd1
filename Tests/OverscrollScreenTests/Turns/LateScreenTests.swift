#if canImport(SwiftUI)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Views that show a placeholder first and a scroll view later.
  @MainActor @Suite(.onScreen, .serialized) struct LateScreenTests {
    private struct Placeholder: View {
      var body: some View { Text("Nothing").frame(maxWidth: .infinity, maxHeight: .infinity) }
    }

    /// The only view that SwiftUI updates when the rows are added.
    private struct Child: View {
      @ObservedObject var model: ScreenModel

      var body: some View {
        if model.rows.isEmpty { Placeholder() } else { List(model.rows) { RowView(row: $0) } }
      }
    }

    /// The scroll view appears twice, each time after a number of seconds.
    @Test(
      "A modifier finds a scroll view that appears late",
      .enabled(if: Screen.hasFingers), arguments: [1.0, 5, 40])
    func aScrollViewIsFoundWheneverItComes(after seconds: Double) async {
      let model = ScreenModel(0..<0)
      let screen = Screen(Child(model: model).pullToRefresh { try await model.work.run() })
      for start in 1...2 {
        await screen.wait(seconds)
        model.rows = Row.rows(0..<40)
        await screen.wait(1.5)
        await screen.pullAndRelease(by: 300, wait: 1)
        #expect(model.work.starts == start)
        #expect(abs((screen.scrolls.first?.insets.top ?? 0) - 60) < 1)
        await screen.wait(2, after: model.work.succeed)
        #expect(screen.scrolls.first?.insets.top == 0)
        model.rows = []
      }
    }

    /// The load-more modifier beside the refresh: none, around the placeholder, or around the list only.
    enum Other: CaseIterable { case none, around, inner }

    private struct Feed: View {
      @ObservedObject var model: ScreenModel
      let other: Other

      var body: some View {
        rows.pullToRefresh(status: $model.status) { try await model.work.run() }.refreshOnAppear()
      }

      @ViewBuilder private var rows: some View {
        switch other {
        case .none: Child(model: model)
        case .around: Child(model: model).loadMore(when: .release) {}
        case .inner:
          if model.rows.isEmpty {
            Placeholder()
          } else {
            List(model.rows) { RowView(row: $0) }.loadMore(when: .release) {}
          }
        }
      }
    }

    /// The rows of the first load make the scroll view appear.
    @Test(
      "The first load starts without a scroll view, and continues when the scroll view appears",
      arguments: Other.allCases)
    func theFirstLoadWaitsForNoScrollView(other: Other) async {
      let model = ScreenModel(0..<0)
      let screen = await Screen(Feed(model: model, other: other), wait: 1)
      #expect(model.work.starts == 1 && model.status.isRefreshing)
      model.rows = Row.rows(0..<40)
      await screen.wait(2)
      #expect(model.work.starts == 1 && model.work.cancellations == 0 && model.status.isRefreshing)
      #expect(abs(screen.scrolls[0].insets.top - 60) < 1)
      await screen.wait(2, after: model.work.succeed)
      #expect(!model.status.isRefreshing && model.status.outcome?.result == .success)
      #expect(screen.scrolls[0].insets.top == 0)
      if Screen.hasFingers {
        await screen.pullAndRelease(by: 300, wait: 1)
        #expect(model.work.starts == 2)
        await screen.wait(2, after: model.work.succeed)
      }
    }

    /// For example, a button in the placeholder starts the load again.
    @Test func aFirstLoadThatFailedIsTriedAgainFromCode() async {
      let model = ScreenModel(0..<0)
      let screen = await Screen(Feed(model: model, other: .none), wait: 1)
      await screen.wait(2, after: model.work.fail)
      #expect(model.status.error is Work.Failure)
      model.status.begin()
      await screen.wait(1)
      #expect(model.work.starts == 2)
      model.rows = Row.rows(0..<40)
      await screen.wait(2, after: model.work.succeed)
      #expect(model.status.error == nil && model.work.starts == 2)
    }
  }
#endif
