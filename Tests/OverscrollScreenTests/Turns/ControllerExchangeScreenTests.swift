#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Exchanges of a view's controllers at every instant of an action.
  ///
  /// The source is a program that switches accounts: its view stays, and gets the new account's controller.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct ControllerExchangeScreenTests {
    typealias Sample = ControllerExchangeScene

    /// The state of one test.
    @MainActor private struct Run {
      let test: Sample.Case
      let (first, second): (Sample.Account, Sample.Account)
      let model: Sample.Model
      let screen: Screen
      /// The insets of the scroll view at rest.
      let rest: EdgeInsets

      init(_ test: Sample.Case) async {
        self.test = test
        let hasAction = test.declaration == .controller
        (first, second) = (Sample.Account(hasAction: hasAction), Sample.Account(hasAction: hasAction))
        model = Sample.Model(first)
        screen = await Screen(Sample.Feed(model: model, test: test), safeArea: EdgeInsets(), wait: 0.5)
        rest = screen.scrolls[0].insets
      }

      var insets: EdgeInsets { screen.scrolls[0].insets }

      /// The account whose controller the view has after the exchange.
      var current: Sample.Account { test.exchangesRefresh && !test.isReturned ? second : first }
      /// The account whose controller the view no longer has.
      var other: Sample.Account { current === first ? second : first }

      /// Exchanges the controllers, and perhaps exchanges them back.
      func exchange() async {
        change(to: second)
        guard test.isReturned else { return }
        await screen.frames(3)
        change(to: first)
      }

      private func change(to account: Sample.Account) {
        if test.kind != .list { model.account = account }
        if test.kind != .refresh { model.listAccount = account }
      }

      /// Scrolls to the edge, and puts a finger down that pulls past it.
      func pull() async {
        let scroll = screen.scrolls[0]
        if test.side == .end {
          await screen.scroll(
            to: CGPoint(
              x: max(0, scroll.contentSize.width - scroll.frame.width),
              y: max(0, scroll.contentSize.height - scroll.frame.height)), wait: 0.5)
        }
        let way: CGFloat = test.side == .start ? 1 : -1
        let frame = scroll.frame
        await screen.drag(
          from: test.isHorizontal
            ? CGPoint(x: frame.midX - way * 170, y: frame.midY)
            : CGPoint(x: frame.midX, y: frame.midY - way * 180),
          by: CGSize(width: test.isHorizontal ? way * 340 : 0, height: test.isHorizontal ? 0 : way * 380),
          over: 0.4)
        await screen.frames(8)
      }

      /// Pulls past the edge and lifts the finger.
      func pullAndRelease() async {
        await pull()
        await screen.lift(wait: 1)
      }
    }

    /// Brings the screen to the instant of the exchange, exchanges the controllers, and ends the first action.
    private func exchange(_ run: Run) async {
      let (test, screen, model, first) = (run.test, run.screen, run.model, run.first)
      if test.moment == .pulling {
        await run.pull()
        await run.exchange()
        await screen.lift(after: 3, wait: 1)
        if test.kind == .list { first.work.succeed() }
        return
      }
      guard test.hasRun else { return await run.exchange() }
      await run.pullAndRelease()
      #expect(first.work.starts == 1)
      first.awaitOutcome(of: test.edge)
      await screen.frames(1)
      switch test.moment {
      case .idle, .pulling, .running: break
      case .showingResult:
        await screen.wait(0.3, after: first.work.succeed)
      case .actionEnd: first.work.succeed()
      case .rowChange: model.rows = Row.rows(100..<150)
      case .covered:
        screen.cover(true)
        await screen.frames(5)
      }
      await run.exchange()
      if test.moment == .covered {
        await screen.frames(5)
        screen.cover(false)
      }
      guard test.runsOn else { return }
      await screen.wait(1)
      let isOpen = !test.exchangesRefresh || test.isReturned
      #expect((run.insets != run.rest) == isOpen, "the gap of a run: \(run.insets)")
      first.work.succeed()
    }

    @Test(
      "After an exchange of controllers, a pull runs the new one's action, and the old run ends for its own",
      arguments: Sample.Host.allCases.flatMap { Sample.Case.all($0) })
    func exchangedControllers(test: Sample.Case) async {
      let log = WarningRecorder()
      defer { log.end() }
      // A recording ends when a list joins other edges, so it cannot be replayed.
      if test.hasListController { EngineRecorderFactory.observer = nil }
      let run = await Run(test)
      let (screen, first) = (run.screen, run.first)
      await exchange(run)
      await screen.wait(3)
      #expect(run.insets == run.rest, "no gap stays")
      if test.hasRun {
        #expect(first.received == [.success])
        #expect(first.refresh.lastOutcome(of: test.edge)?.result == .success)
        #expect(first.status.outcome?.result == .success)
        #expect(!first.status.isRefreshing && !first.status.isShowing)
      }
      #expect(run.second.work.starts == 0 && run.second.status == RefreshStatus())
      if test.exchangesRefresh { #expect(first.work.starts == (test.hasRun ? 1 : 0)) }
      #expect(run.current.refresh.isAttached && !run.other.refresh.isAttached)

      let (current, other) = (run.current.work.starts, run.other.work.starts)
      await run.pullAndRelease()
      #expect((run.current.work.starts, run.other.work.starts) == (current + 1, other))
      #expect(run.current.status.isRefreshing && !run.other.status.isRefreshing)
      #expect(run.insets != run.rest)
      await screen.wait(3, after: run.current.work.succeed)
      #expect(run.insets == run.rest)
      await expectOtherCanBeUsed(run)
      #expect(log.warnings == [])
    }

    /// Attaches the controller that the view no longer has to a second scroll view, and pulls there.
    private func expectOtherCanBeUsed(_ run: Run) async {
      let (screen, other) = (run.screen, run.other)
      run.model.besideAccount = other
      await screen.wait(0.5)
      #expect(other.refresh.isAttached && run.current.refresh.isAttached)
      guard run.test.declaration == .controller, let frame = screen.scrolls.last?.frame else { return }
      let starts = other.work.starts
      await screen.pullAndRelease(by: 380, from: CGPoint(x: frame.midX, y: frame.minY + 10), wait: 0.5)
      #expect(other.work.starts == starts + 1)
      await screen.wait(1, after: other.work.succeed)
    }
  }
#endif
