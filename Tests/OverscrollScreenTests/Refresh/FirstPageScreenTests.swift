#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The load of the first page into an empty list.
  @MainActor @Suite(.onScreen, .serialized) struct FirstPageScreenTests {
    enum Kind: CaseIterable { case action, controllerBeside, controller, flagless }

    @MainActor @ViewBuilder private func view(_ kind: Kind, _ work: Work, _ controller: RefreshController)
      -> some View
    {
      let list = List([Row]()) { RowView(row: $0) }
      switch kind {
      case .action: list.loadMore { try await work.run() }
      case .controllerBeside: list.loadMore(controller: controller) { try await work.run() }
      case .controller: list.loadMore(controller)
      case .flagless: list.loadMore(hasMore: true) { try await work.run() }
      }
    }

    @Test("If the first page fails, a tap on the indicator's text loads it again", arguments: Kind.allCases)
    func aFirstPageThatFailsIsTriedAgainByATap(_ kind: Kind) async {
      let (work, controller) = (Work(), RefreshController())
      if kind == .controller { controller.setAction(at: .bottom) { try await work.run() } }
      let screen = await Screen(view(kind, work, controller).refreshIndicatorStyle(.text), wait: 1)
      #expect(work.starts == 1)
      let loading = screen.frame(of: "Loading more…") ?? .zero
      await screen.wait(3, after: work.fail)
      #expect(work.starts == 1)
      // Users do not pull an empty list up, so the text must be visible without a pull.
      let retry = screen.texts.first { $0.hasSuffix("to try again") } ?? ""
      let failed = screen.frame(of: retry) ?? .zero
      for frame in [loading, failed] {
        #expect(!frame.isEmpty && frame.minY >= 0 && frame.maxY < 200, "\(frame)")
      }
      #expect(screen.tap(retry), "\(screen.texts)")
      await screen.wait(1)
      #expect(work.starts == 2)
      await screen.wait(2, after: work.succeed)
      #expect(!screen.texts.contains(retry))
    }

    @Test(arguments: [0, 3, 60]) func aRefreshThatBringsAllLoadsNoMore(_ count: Int) async {
      let (feed, work) = (ScreenModel(0..<0), Work())
      let screen = await Screen(
        ModelView(feed) {
          List(feed.rows) { RowView(row: $0) }
            .pullToRefresh {
              try await work.run()
              feed.rows = Row.rows(0..<count)
              feed.hasMore = false
            }
            .loadMore(hasMore: feed.hasMore) { feed.calls += 1 }
            .refreshOnAppear()
        }, wait: 1)
      #expect(work.starts == 1)
      let before = feed.calls
      await screen.wait(2, after: work.succeed)
      #expect(feed.rows.count == count && !feed.hasMore)
      #expect(feed.calls == before)
    }

    @Test("With a configuration of the app, a failed first page shows no retry text")
    func aConfigurationOfTheAppsKeepsNothing() async {
      let work = Work()
      let screen = await Screen(
        List([Row]()) { RowView(row: $0) }
          .loadMore(configuration: .headerFooter) { try await work.run() }
          .refreshIndicatorStyle(.text), wait: 1)
      await screen.wait(3, after: work.fail)
      await screen.scroll(to: CGPoint(x: 0, y: 60), wait: 1)
      #expect(!screen.texts.contains { $0.hasSuffix("to try again") })
    }
  }
#endif
