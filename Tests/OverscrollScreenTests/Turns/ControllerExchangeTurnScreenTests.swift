#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Exchanges of a controller together with changes of other modifiers, of queued starts and of rows.
  ///
  /// An app makes these changes in one turn of the main actor.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct ControllerExchangeTurnScreenTests {
    @MainActor private final class Account {
      let refresh = RefreshController()
      let (work, more) = (Work(), Work())
    }

    @MainActor private final class Model: ObservableObject {
      @Published var account = Account()
      @Published var rows = 40
      @Published var hasMore = false
      let other = Account()
    }

    // MARK: Two modifiers

    private func bothView(model: Model, isTopInside: Bool, exclusion: ExclusionPolicy = ExclusionPolicy.drop)
      -> some View
    {
      ModelView(model) {
        let account = model.account
        Group {
          if isTopInside {
            ScrollView { RowStack() }
              .pullToRefresh(controller: account.refresh) { try await account.work.run() }
              .loadMore(when: .manual, controller: account.refresh) { try await account.more.run() }
          } else {
            ScrollView { RowStack() }
              .loadMore(when: .manual, controller: account.refresh) { try await account.more.run() }
              .pullToRefresh(controller: account.refresh) { try await account.work.run() }
          }
        }
        .overscrollExclusion(exclusion)
      }
    }

    @Test("If two modifiers exchange their controller, no warning is logged", arguments: [false, true])
    func twoModifiers(isTopInside: Bool) async {
      let log = WarningRecorder()
      defer { log.end() }
      let model = Model()
      let old = model.account
      let screen = await Screen(
        bothView(model: model, isTopInside: isTopInside), safeArea: EdgeInsets(), wait: 0.5)
      model.account = model.other
      await screen.wait(0.5)
      await screen.pullAndRelease(wait: 1)
      await screen.wait(2, after: model.other.work.succeed)
      model.other.refresh.begin(at: .bottom)
      await screen.wait(0.5)
      #expect((old.work.starts, old.more.starts) == (0, 0))
      #expect((model.other.work.starts, model.other.more.starts) == (1, 1))
      await screen.wait(2, after: model.other.more.succeed)
      #expect(log.warnings == [])
    }

    @Test("A queued start of the earlier controller does not run the new controller's action")
    func aQueuedStart() async {
      let model = Model()
      let old = model.account
      let screen = await Screen(
        bothView(model: model, isTopInside: true, exclusion: .queue), safeArea: EdgeInsets(), wait: 0.5)
      await screen.pullAndRelease(wait: 1)
      let queued = old.refresh.begin(at: .bottom)
      await screen.wait(0.5)
      #expect((old.work.starts, old.more.starts) == (1, 0))
      model.account = model.other
      await screen.wait(0.5)
      await screen.wait(2, after: old.work.succeed)
      #expect(queued.outcome?.result == .cancelled)
      #expect((model.other.work.starts, model.other.more.starts) == (0, 0))
      #expect(!old.refresh.isRefreshing(at: .bottom))
    }

    /// The modifiers that pass the controller.
    enum Modifiers: CaseIterable { case inner, outer, both }

    @Test(
      "If the update that exchanges the controller says that there is no more, nothing loads",
      arguments: [false, true], Modifiers.allCases)
    func noMoreInTheSameTurn(isTopInside: Bool, modifiers: Modifiers) async {
      let model = Model()
      model.hasMore = true
      let screen = await Screen(
        ModelView(model) {
          let account = model.account
          let inner = modifiers == .outer ? nil : account.refresh
          let outer = modifiers == .inner ? nil : account.refresh
          if isTopInside {
            ScrollView { RowStack(rows: Row.rows(0..<3)) }
              .pullToRefresh(controller: inner) { try await account.work.run() }
              .loadMore(hasMore: model.hasMore, controller: outer) { try await account.more.run() }
          } else {
            ScrollView { RowStack(rows: Row.rows(0..<3)) }
              .loadMore(hasMore: model.hasMore, controller: inner) { try await account.more.run() }
              .pullToRefresh(controller: outer) { try await account.work.run() }
          }
        }, safeArea: EdgeInsets(), wait: 0.5)
      #expect(model.account.more.starts == 1)
      model.account = model.other
      model.hasMore = false
      await screen.wait(1)
      #expect(model.other.more.starts == 0)
    }

    // MARK: New rows in the same turn

    @Test(
      "A controller that comes with new rows loads more only near the end of these rows",
      arguments: [false, true], [(3, 60), (60, 3)])
    func newRowsInTheSameTurn(isList: Bool, rows: (Int, Int)) async {
      let model = Model()
      model.rows = rows.0
      let screen = await Screen(
        ModelView(model) {
          let account = model.account
          if isList {
            List(Row.rows(0..<model.rows)) { RowView(row: $0) }
              .loadMore(hasMore: model.hasMore, controller: account.refresh) { try await account.more.run() }
          } else {
            ScrollView { RowStack(rows: Row.rows(0..<model.rows)) }
              .loadMore(hasMore: model.hasMore, controller: account.refresh) { try await account.more.run() }
          }
        }, safeArea: EdgeInsets(), wait: 0.5)
      let old = model.account
      model.account = model.other
      model.rows = rows.1
      model.hasMore = true
      await screen.wait(1)
      #expect((old.more.starts, model.other.more.starts) == (0, rows.1 == 3 ? 1 : 0))
    }
  }
#endif
