#if canImport(SwiftUI) && canImport(UIKit)
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Modifiers whose scroll view is replaced while the app still references the old scroll view.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct SessionHandoverScreenTests {
    private typealias Model = SessionScene.Model
    private typealias Rows = SessionScene.Rows

    private struct Flagged: View {
      @ObservedObject var model: Model
      let isFlagInside: Bool
      let keeps: Bool

      var body: some View {
        let view = Rows(model: model).id(model.generation)
        if isFlagInside {
          view.pullToRefresh(isRefreshing: $model.isLoading) { model.calls += 1 }
            .loadMore(hasMore: false, controller: keeps ? model.controller : nil) { model.more += 1 }
        } else {
          view.loadMore(hasMore: false, controller: keeps ? model.controller : nil) { model.more += 1 }
            .pullToRefresh(isRefreshing: $model.isLoading) { model.calls += 1 }
        }
      }
    }

    @Test(
      "If the scroll view is replaced, the refresh of a flag continues in the new scroll view",
      arguments: [(true, true), (true, false), (false, true), (false, false)], [true, false])
    func aFlagsRefreshGoesOnInAScrollViewThatComes(_ view: (isFlagInside: Bool, keeps: Bool), isAtOnce: Bool)
      async
    {
      let (isFlagInside, keeps) = view
      let model = Model()
      let screen = await Screen(Flagged(model: model, isFlagInside: isFlagInside, keeps: keeps), wait: 0.5)
      await screen.pullAndRelease(by: 420, wait: 0.6)
      #expect(model.calls == 1 && model.isLoading)
      model.generation = 1
      if !isAtOnce {
        await screen.wait(1)
        #expect(model.calls == 1, "the refresh continues")
        #expect(model.isLoading)
        #expect(screen.scrolls[0].insets.top == 60)
      }
      model.isLoading = false
      await screen.wait(2)
      #expect(screen.scrolls[0].insets.top == 0)
      if keeps { #expect(model.controller.lastOutcome(of: .top)?.result == .success) }
      #expect(model.calls == 1)
    }

    @Test(
      "A flag that is true when its view appears starts a refresh", arguments: [true, false], [true, false])
    func aFlagThatIsTrueAtFirstStartsARefresh(isFlagInside: Bool, keeps: Bool) async {
      let model = Model()
      model.isLoading = true
      let screen = await Screen(Flagged(model: model, isFlagInside: isFlagInside, keeps: keeps), wait: 1)
      #expect(model.calls == 1)
      #expect(screen.scrolls[0].insets.top == 60)
      model.isLoading = false
      await screen.wait(2)
      if keeps { #expect(model.controller.lastOutcome(of: .top)?.result == .success) }
      #expect(screen.scrolls[0].insets.top == 0)
      await screen.pullAndRelease(by: 420, wait: 0.6)
      #expect(model.calls == 2)
      model.isLoading = false
      await screen.wait(2)
      if keeps { #expect(model.controller.lastOutcome(of: .top)?.result == .success) }
    }

    @Test("If the scroll view is replaced, the status keeps the last outcome", arguments: [false, true])
    func theOutcomeStaysWhereTheScrollViewIsReplaced(loadsMore: Bool) async {
      let model = Model()
      let screen = await Screen(
        ModelView(model) { bound in
          let view = Rows(model: model).id(model.generation)
          if loadsMore {
            view.loadMore(hasMore: false) {}
              .pullToRefresh(status: bound.status) { try await model.work.run() }
          } else {
            view.pullToRefresh(status: bound.status) { try await model.work.run() }
          }
        }, wait: 0.5)
      await screen.pullAndRelease(by: 420, wait: 0.6)
      await screen.wait(2, after: model.work.succeed)
      #expect(model.status.outcome?.result == .success)
      model.generation = 1
      await screen.wait(1)
      #expect(model.status.outcome?.result == .success)
    }

    @Test(
      "If the scroll view is replaced, a failed load-more action does not start again",
      arguments: [false, true])
    func aFailureStaysWhereTheScrollViewIsReplaced(refreshes: Bool) async {
      let model = Model()
      let screen = await Screen(
        ModelView(model) {
          let view = Rows(model: model, count: 3).id(model.generation)
          if refreshes {
            view.pullToRefresh {}.loadMore { try await model.work.run() }
          } else {
            view.loadMore { try await model.work.run() }
          }
        }, wait: 0.5)
      #expect(model.work.starts == 1)
      await screen.wait(2, after: model.work.fail)
      #expect(model.work.starts == 1)
      model.generation = 1
      await screen.wait(1)
      #expect(model.work.starts == 1)
    }
  }
#endif
