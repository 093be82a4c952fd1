#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Views that refresh when they appear.
  @MainActor @Suite(.onScreen, .serialized) struct FreshnessScreenTests {
    private func feedView(model: ScreenModel, age: Duration, isModifier: Bool = false) -> some View {
      ModelView(model) {
        if model.isShown {
          VStack {
            if isModifier {
              List(Row.rows(0..<40)) { RowView(row: $0) }
                .loadMore { try await model.more.run() }
                .pullToRefresh(controller: model.controller) { try await model.work.run() }
            } else {
              RefreshableScrollView(controller: model.controller) {
                try await model.work.run()
              } content: {
                RowStack()
              }
            }
          }
          .refreshOnAppear(ifOlderThan: age)
        }
      }
    }

    private func showAgain(_ model: ScreenModel, on screen: Screen) async {
      model.isShown = false
      await screen.wait(0.5)
      model.isShown = true
      await screen.wait(0.5)
    }

    /// After a failure, the content is still stale.
    ///
    /// When the view appears, it never loads more.
    @Test("A view that appears with stale content refreshes once", arguments: [false, true])
    func whatAppearsIsRefreshedIfItIsStale(isModifier: Bool) async {
      let model = ScreenModel()
      let screen = await Screen(
        feedView(model: model, age: .seconds(3600), isModifier: isModifier), wait: 0.5)
      #expect(model.work.starts == 1)
      await screen.wait(2, after: model.work.fail)
      await showAgain(model, on: screen)
      #expect(model.work.starts == 2, "content is stale after a failure")
      await screen.wait(2, after: model.work.succeed)
      await showAgain(model, on: screen)
      #expect(model.work.starts == 2, "content is fresh after a success")
      #expect(model.more.starts == 0)
    }

    @Test(
      "When a view appears, the refresh waits until a load-more action has ended and the view is enabled",
      arguments: [false, true], [false, true])
    func whatIsInItsWayIsWaitedFor(isTopInside: Bool, isDisabled: Bool) async {
      let model = ScreenModel()
      model.isShown = !isDisabled
      let screen = await Screen(
        ModelView(model) {
          Group {
            if isTopInside {
              List([Row]()) { RowView(row: $0) }
                .pullToRefresh { try await model.work.run() }
                .loadMore { try await model.more.run() }
            } else {
              List([Row]()) { RowView(row: $0) }
                .loadMore { try await model.more.run() }
                .pullToRefresh { try await model.work.run() }
            }
          }
          .refreshOnAppear()
          .disabled(!model.isShown)
        }, wait: 0.5)
      model.isShown = true
      for _ in 0..<4 {
        await screen.wait(1)
        if model.more.isRunning { model.more.succeed() }
        if model.work.isRunning { model.work.succeed() }
      }
      await screen.wait(1)
      #expect(model.work.starts == 1)
    }

    @Test("When a page appears, only the page refreshes, not a carousel inside it")
    func whatIsInsideOfItIsLeftAlone() async {
      let (page, inside) = (Work(), Work())
      let screen = await Screen(
        RefreshableScrollView {
          try await page.run()
        } content: {
          ScrollView(.horizontal) { RowStack(rows: Row.rows(0..<2)) }
            .pullToRefresh(edge: .leading) { try await inside.run() }
          RowStack()
        }
        .refreshOnAppear(), wait: 0.5)
      #expect((page.starts, inside.starts) == (1, 0))
      await screen.wait(2, after: page.succeed)
      #expect(inside.starts == 0)
    }

    @Test("Each storage key has its own date of the last refresh")
    func anotherKeyIsForOtherContent() async throws {
      let name = "overscroll.screen.\(#function)"
      let store = try #require(UserDefaults(suiteName: name))
      store.removePersistentDomain(forName: name)
      defer { store.removePersistentDomain(forName: name) }
      let model = ScreenModel()
      let screen = Screen(
        ModelView(model) {
          RefreshableScrollView(controller: model.controller) {
            try await model.work.run()
          } content: {
            RowStack()
          }
          .id(model.isShown)
          .refreshOnAppear(ifOlderThan: .seconds(3600), storedAs: model.isShown ? "one" : "two", store: store)
        })
      for (isShown, starts) in [(true, 1), (false, 2), (true, 2), (false, 2)] {
        model.isShown = isShown
        await screen.wait(1)
        #expect(model.work.starts == starts)
        await screen.wait(1, after: model.work.succeed)
      }
    }
  }
#endif
