#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// What is refreshed because it appears.
  @MainActor @Suite(.onScreen, .serialized) struct FreshnessScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var isShown = true
      let controller = RefreshController()
      let refresh = Work()
      let more = Work()
    }

    private struct Feed: View {
      @ObservedObject var model: Model
      let age: Duration
      var isModifier = false

      var body: some View {
        if model.isShown {
          VStack {
            if isModifier {
              List(Row.rows(0..<40)) { RowView(row: $0) }
                .loadMore { try await model.more.run() }
                .pullToRefresh(controller: model.controller) { try await model.refresh.run() }
            } else {
              RefreshableScrollView(controller: model.controller) {
                try await model.refresh.run()
              } content: {
                RowStack()
              }
            }
          }
          .refreshOnAppear(ifOlderThan: age)
        }
      }
    }

    /// It refreshes once each time it appears with stale content, and never loads more by that.
    @Test(arguments: Screen.hasBridge ? [false, true] : [false])
    func whatAppearsIsRefreshedIfItIsStale(isModifier: Bool) async {
      let model = Model()
      let screen = Screen(Feed(model: model, age: .seconds(3600), isModifier: isModifier))
      await screen.wait(0.5)
      #expect(model.refresh.starts == 1)
      model.refresh.fail()
      await screen.wait(2)
      model.isShown = false
      await screen.wait(0.5)
      model.isShown = true
      await screen.wait(0.5)
      #expect(model.refresh.starts == 2, "a failure leaves it stale")
      model.refresh.succeed()
      await screen.wait(2)
      model.isShown = false
      await screen.wait(0.5)
      model.isShown = true
      await screen.wait(0.5)
      #expect(model.refresh.starts == 2, "fresh")
      #expect(model.more.starts == 0)
      #expect(screen.complaints == [])
    }

    /// Without an age it refreshes each time.
    @Test func withoutAnAgeItRefreshesEachTime() async {
      let model = Model()
      let screen = Screen(Feed(model: model, age: .zero))
      for start in 1...3 {
        await screen.wait(0.5)
        #expect(model.refresh.starts == start)
        model.refresh.succeed()
        await screen.wait(2)
        model.isShown = false
        await screen.wait(0.5)
        model.isShown = true
      }
      await screen.wait(0.5)
      model.refresh.succeed()
      await screen.wait(2)
      #expect(screen.complaints == [])
    }
  }
#endif
