#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Edges without more content, and edges that no modifier declares.
  @MainActor @Suite(.onScreen, .serialized) struct NoMoreScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<40)
      @Published var hasMore: Bool? = true
      let work = Work()
    }

    private func feedView(model: Model) -> some View {
      ModelView(model) {
        ScrollView { RowStack(rows: model.rows) }
          .pullToRefresh { model.rows = Row.rows(0..<30) }
          .loadMore(hasMore: model.hasMore) {
            try await model.work.run()
            throw NoMoreContent()
          }
      }
    }

    /// After `NoMoreContent`, load-more starts nothing until a refresh succeeds.
    ///
    /// If `hasMore` is false, it starts nothing after the refresh as well.
    @Test(
      "After `NoMoreContent`, a refresh allows load-more again, unless `hasMore` is false",
      arguments: [nil, true, false])
    func aRefreshResumesAfterNoMoreContent(hasMore: Bool?) async {
      let model = Model()
      if hasMore == nil { model.hasMore = nil }
      let screen = await Screen(feedView(model: model), wait: 0.5)
      await screen.scroll(to: CGPoint(x: 0, y: 10000), wait: 0.5)
      #expect(model.work.starts == 1)
      await screen.wait(1, after: model.work.succeed)
      #expect(screen.accessibilityActions == ["Refresh"])
      if hasMore == false { model.hasMore = false }
      await screen.scroll(to: .zero, wait: 1)
      await screen.perform("Refresh", wait: 2)
      await screen.scroll(to: CGPoint(x: 0, y: 10000), wait: 1)
      #expect(model.work.starts == (hasMore == false ? 1 : 2))
      await screen.wait(1, after: model.work.succeed)
    }

    /// After `NoMoreContent`, a refresh can be started again.
    ///
    /// A load-more action at the top cannot.
    @Test(
      "`NoMoreContent` prevents further starts of load-more, and not of a refresh",
      arguments: RefreshableKind.components.filter { $0.testDescription != "an empty list" } + [loader])
    func onlyWhatLoadsIsClosedByItsAction(kind: RefreshableKind) async {
      let work = Work()
      let screen = await Screen(kind.make(work), wait: 0.5)
      let isLoader = kind.testDescription == Self.loader.testDescription
      for round in 1...2 {
        await screen.perform(isLoader ? "Load more" : "Refresh", wait: 0.3)
        #expect(work.starts == (isLoader ? 1 : round))
        await screen.wait(1.5, after: work.succeedWithoutMore)
      }
      #expect(screen.accessibilityActions == (isLoader ? [] : ["Refresh"]))
    }

    private nonisolated static let loader = RefreshableKind(testDescription: "a loader at the top") {
      work in
      AnyView(ScrollView { RowStack() }.loadMore(edge: .top, when: .release) { try await work.run() })
    }

    @Test("While `hasMore` is false, assistive technologies have no load-more action")
    func whatHasNoMoreToLoadIsNotOffered() async {
      let model = Model()
      model.hasMore = false
      let screen = Screen(feedView(model: model))
      for hasMore in [false, true, false] {
        model.hasMore = hasMore
        await screen.wait(0.5)
        #expect(screen.accessibilityActions.sorted() == (hasMore ? ["Load more", "Refresh"] : ["Refresh"]))
      }
    }

    /// A button inside the content that starts the action of an edge.
    private struct Begin: View {
      let edge: Edge
      let got: (RefreshRun?) -> Void
      @Environment(\.beginRefresh) private var beginRefresh

      var body: some View { Button("Begin") { got(beginRefresh?(edge)) } }
    }

    @Test("`beginRefresh` starts the action of an edge that an outer modifier declares, or returns `nil`")
    func begins() async {
      var runs: [RefreshRun?] = []
      let rows = ScrollView {
        Begin(edge: .bottom) { runs.append($0) }
        RowStack()
      }
      .pullToRefresh {}
      for view in [AnyView(rows), AnyView(rows.padding(10).loadMore(when: .release) {})] {
        let screen = await Screen(view, wait: 0.5)
        await screen.tap("Begin", wait: 1)
      }
      #expect(runs.map { $0 == nil } == [true, false] && runs.last??.outcome?.isSuccess == true)
    }
  }
#endif
