#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Several modifiers around one scroll view.
  ///
  /// Each declaration either takes effect or logs a warning.
  @MainActor @Suite(.onScreen, .serialized) struct DeclarationScreenTests {
    /// An indicator style that draws its name and the side of its edge.
    private struct NamedStyle: RefreshIndicatorStyle {
      let name: String

      func makeBody(configuration: Configuration) -> some View {
        Text("\(name) \(configuration.edge == .top ? "above" : "below")").frame(height: 40)
      }
    }

    /// In either order of the modifiers, each edge uses the first style around its own modifier.
    @Test(
      "A style between two modifiers applies only to the edge of the inner modifier",
      .enabled(if: Screen.hasFingers), arguments: [false, true])
    func aStyleBetweenTwoModifiersIsTheInnerOnes(isTopInside: Bool) async {
      let (refresh, more) = (Work(), Work())
      let rows = ScrollView { RowStack(rows: Row.rows(0..<3)) }
      let view =
        isTopInside
        ? AnyView(
          rows.pullToRefresh { try await refresh.run() }
            .refreshIndicatorStyle(NamedStyle(name: "inner"))
            .loadMore(when: .release) { try await more.run() }
            .refreshIndicatorStyle(NamedStyle(name: "outer")))
        : AnyView(
          rows.loadMore(when: .release) { try await more.run() }
            .refreshIndicatorStyle(NamedStyle(name: "inner"))
            .pullToRefresh { try await refresh.run() }
            .refreshIndicatorStyle(NamedStyle(name: "outer")))
      let screen = await Screen(view, wait: 0.5)
      await screen.pull(by: 200)
      #expect(screen.texts.contains(isTopInside ? "inner above" : "outer above"))
      await screen.drag(by: CGSize(width: 0, height: -400), over: 0.4)
      #expect(screen.texts.contains(isTopInside ? "outer below" : "inner below"))
      await screen.lift(wait: 0.5)
      refresh.succeed()
      await screen.wait(2, after: more.succeed)
    }

    /// `RefreshableScrollView` without an action uses the environment's refresh action, and declares no
    /// edge.
    @Test("An edge across the axis, an edge that is declared twice and a second controller log a warning")
    func misuseIsNamed() async {
      let rows = ScrollView { RowStack() }
      #expect(
        await warnings(rows.pullToRefresh {}.loadMore(edge: .trailing) {}) == [.edgeAcrossAxis(.trailing)])
      #expect(
        await warnings(rows.pullToRefresh {}.loadMore {}.pullToRefresh {}) == [.edgeDeclaredTwice(.top)])
      let (first, second) = (RefreshController(), RefreshController())
      #expect(
        await warnings(rows.pullToRefresh(controller: first) {}.loadMore(controller: second) {})
          == [.controllerIgnored])
      #expect(await warnings(RefreshableScrollView { RowStack() }.pullToRefresh {}.loadMore {}) == [])
    }

    /// At any edge, a refresh button starts the refresh action.
    ///
    /// It never starts a load-more action.
    @Test(arguments: [false, true]) func aRefreshButtonRefreshes(hasRefresh: Bool) async {
      let (refresh, more) = (Work(), Work())
      let rows = ScrollView {
        RefreshButton()
        RowStack()
      }
      .loadMore(edge: .top, when: .release) { try await more.run() }
      let screen = await Screen(
        hasRefresh
          ? AnyView(rows.pullToRefresh(edge: .bottom) { try await refresh.run() }) : AnyView(rows), wait: 0.5)
      await screen.tap("Refresh", wait: 0.5)
      #expect((refresh.starts, more.starts) == (hasRefresh ? 1 : 0, 0))
      if hasRefresh { refresh.succeed() }
      await screen.wait(2)
    }

    @Test(
      "The indicator's text names the action of its modifier at either edge", .enabled(if: Screen.hasFingers))
    func wordsSayWhatTheActionIsFor() async {
      let work = Work()
      let screen = await Screen(
        ScrollView { RowStack(rows: Row.rows(0..<3)) }
          .loadMore(edge: .top, when: .release) { try await work.run() }
          .pullToRefresh(edge: .bottom) { try await work.run() }
          .refreshIndicatorStyle(.text), wait: 0.5)
      #expect(screen.accessibilityActions.sorted() == ["Load more", "Refresh"])
      await screen.pull(by: 60)
      #expect(screen.texts.contains("Pull to load more"))
      await screen.drag(by: CGSize(width: 0, height: -120), over: 0.2)
      #expect(screen.texts.contains("Pull to refresh"))
      await screen.drag(by: CGSize(width: 0, height: 400), over: 0.4)
      await screen.lift(after: 8, wait: 0.2)
      #expect(screen.texts.contains("Loading more…"))
      await screen.wait(2, after: work.succeed)
    }
  }
#endif
