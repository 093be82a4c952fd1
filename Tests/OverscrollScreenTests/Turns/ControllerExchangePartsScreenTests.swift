#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The parts of a modifier that belong to its controller, at an exchange of the controller.
  ///
  /// They are the status, the flag, and the controller of another view.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct ControllerExchangePartsScreenTests {
    @MainActor private final class Account: ObservableObject {
      let refresh = RefreshController()
      let (work, more) = (Work(), Work())
      @Published var isLoading = false
      var calls = 0
    }

    @MainActor private final class Model: ObservableObject {
      @Published var account = Account()
      @Published var hasController = true
      @Published var status = RefreshStatus()
      /// The outcomes in the status at each evaluation of a view.
      var seen: [RefreshResult?] = []
      let other = Account()

      var controller: RefreshController? { hasController ? account.refresh : nil }
    }

    // MARK: A status that both accounts share

    @Test("After an exchange, a shared status shows the new controller", arguments: [false, true])
    func aSharedStatusIsTheNewControllers(endsAtOnce: Bool) async {
      let model = Model()
      let screen = await Screen(
        ModelView(model) { bound in
          let account = model.account
          model.seen.append(model.status.outcome?.result)
          return ScrollView { RowStack() }
            .pullToRefresh(status: bound.status, controller: account.refresh) { try await account.work.run() }
        }, safeArea: EdgeInsets(), wait: 0.5)
      let old = model.account
      await screen.pullAndRelease(wait: 1)
      #expect(model.status.isRefreshing)
      if endsAtOnce { old.work.fail() }
      model.account = model.other
      await screen.wait(1)
      #expect(model.status == RefreshStatus())
      model.seen = []
      await screen.pullAndRelease(wait: 1)
      #expect(model.status.isRefreshing && model.status.isShowing)
      await screen.wait(1, after: old.work.fail)
      #expect(old.refresh.lastOutcome(of: .top)?.result == .failure)
      #expect(model.status.isRefreshing && model.status.isShowing && model.status.outcome == nil)
      #expect(model.seen.allSatisfy { $0 == nil }, "no view shows the earlier controller's outcome")
      await screen.wait(3, after: model.other.work.succeed)
      #expect(model.status.outcome?.result == .success && !model.status.isShowing)
      model.account = old
      await screen.wait(1)
      #expect(model.status.outcome?.result == .failure && !model.status.isRefreshing)
    }

    // MARK: A flag of each account

    @Test("After an exchange, each account's flag ends its own run", arguments: [false, true])
    func flagsOfTwoAccounts(isReturned: Bool) async {
      let model = Model()
      let screen = await Screen(
        ModelView(model) {
          let account = model.account
          ModelView(account) { bound in
            ScrollView { RowStack() }
              .pullToRefresh(isRefreshing: bound.isLoading, controller: account.refresh) {
                account.calls += 1
              }
          }
        }, safeArea: EdgeInsets(), wait: 0.5)
      let old = model.account
      await screen.pullAndRelease(wait: 1)
      #expect(old.isLoading && old.calls == 1)
      model.account = model.other
      await screen.wait(2)
      #expect(old.refresh.isRefreshing() && old.isLoading, "the new account's flag is false")
      #expect(model.other.calls == 0 && !model.other.isLoading)
      if isReturned {
        model.account = old
        await screen.wait(1)
        #expect(screen.scrolls[0].insets.top == 60 && old.calls == 1)
      }
      old.isLoading = false
      await screen.wait(2)
      #expect(old.refresh.lastOutcome(of: .top)?.result == .success)
      #expect(screen.scrolls[0].insets.top == 0)
      let current = model.account
      let calls = current.calls
      await screen.pullAndRelease(wait: 1)
      #expect(current.isLoading && current.calls == calls + 1)
      current.isLoading = false
      await screen.wait(2)
      #expect((old.calls, model.other.calls) == (isReturned ? (2, 0) : (1, 1)))
    }

    // MARK: A controller that comes or goes

    @Test(
      "A controller that is passed later, or no longer, is followed", arguments: [false, true], [false, true])
    func aControllerComesAndGoes(isContainer: Bool, isRunning: Bool) async {
      let model = Model()
      model.hasController = false
      let screen = await Screen(
        ModelView(model) {
          if isContainer {
            RefreshableScrollView(controller: model.controller) {
              try await model.account.work.run()
            } content: {
              RefreshButton()
              RowStack()
            }
          } else {
            ScrollView {
              RefreshButton()
              RowStack()
            }
            .pullToRefresh(controller: model.controller) { try await model.account.work.run() }
          }
        }, safeArea: EdgeInsets(), wait: 0.5)
      let (account, controller) = (model.account, model.account.refresh)
      var starts = 0
      for hasController in [false, true, false, true] {
        model.hasController = hasController
        await screen.wait(2)
        #expect(controller.isAttached == hasController)
        #expect(screen.scrolls[0].insets.top == 0)
        await screen.tap("Refresh", wait: 1)
        starts += 1
        #expect(account.work.starts == starts)
        #expect(controller.isRefreshing() == hasController)
        if !isRunning {
          await screen.wait(2, after: account.work.succeed)
        } else if starts == 2 {
          // Each controller has a run, which ends after the exchange of its controller.
          break
        }
      }
      model.hasController = false
      await screen.wait(1)
      await screen.wait(2, after: account.work.succeed)
      #expect(controller.lastOutcome(of: .top)?.result == .success)
      #expect(screen.scrolls[0].insets.top == 0)
      await screen.pullAndRelease(wait: 1)
      #expect(account.work.starts == starts + 1)
      await screen.wait(2, after: account.work.succeed)
    }

    // MARK: A controller of another view

    @Test("A view gets the controller of another view until the next exchange")
    func aControllerOfAnotherView() async {
      let model = Model()
      let (old, other) = (model.account, model.other)
      let screen = await Screen(
        ModelView(model) {
          VStack(spacing: 0) {
            ScrollView { RowStack() }.frame(height: 400)
              .pullToRefresh(controller: model.account.refresh) { try await model.account.work.run() }
            ScrollView { RowStack() }.frame(height: 400)
              .pullToRefresh(controller: model.other.refresh) { try await model.other.more.run() }
          }
        }, safeArea: EdgeInsets(), wait: 0.5)
      model.account = other
      await screen.wait(0.5)
      await screen.pullAndRelease(wait: 1)
      #expect((other.work.starts, other.more.starts, old.work.starts) == (1, 0, 0))
      await screen.wait(2, after: other.work.succeed)
      model.account = old
      await screen.wait(0.5)
      await screen.pullAndRelease(scrollView: 1, wait: 1)
      #expect((other.work.starts, other.more.starts, old.work.starts) == (1, 1, 0))
      await screen.wait(2, after: other.more.succeed)
      await screen.pullAndRelease(wait: 1)
      #expect((other.work.starts, other.more.starts, old.work.starts) == (1, 1, 1))
      await screen.wait(2, after: old.work.succeed)
      #expect(screen.scrolls.map(\.insets.top) == [0, 0])
    }
  }
#endif
