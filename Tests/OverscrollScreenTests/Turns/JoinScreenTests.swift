#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Two modifiers on one scroll view with a modifier between them.
  ///
  /// They share one engine (promise 13).
  @MainActor @Suite(.onScreen, .serialized) struct JoinScreenTests {
    /// A test case: the kind of scroll view, and the edge whose modifier is closer to it.
    struct Case: Hashable, Sendable, CustomStringConvertible {
      var isList = true
      var isTopInside = true
      /// The modifier that has the app's controller.
      ///
      /// 0 means neither, 1 the inner modifier and 2 the outer modifier.
      var given = 0

      var description: String {
        "\(isList ? "List" : "ScrollView"), \(isTopInside ? "top" : "bottom") inside, controller \(given)"
      }

      static let all = [true, false].flatMap { list in
        [true, false].flatMap { top in
          (0...2).map { Case(isList: list, isTopInside: top, given: $0) }
        }
      }
    }

    /// An indicator style that draws the name of its edge.
    struct Look: RefreshIndicatorStyle {
      func makeBody(configuration: RefreshIndicatorConfiguration) -> some View {
        Text(verbatim: "\(configuration.edge)").frame(height: 40)
      }
    }

    @MainActor struct Shown: View {
      let kind: Case
      let top: Work
      let bottom: Work
      var controller: RefreshController?
      var exclusion = ExclusionPolicy.drop

      private var inner: RefreshController? { kind.given == 1 ? controller : nil }
      private var outer: RefreshController? { kind.given == 2 ? controller : nil }
      private var load: EdgeConfiguration {
        EdgeConfiguration(threshold: .points(60), gap: .points(40), minimumDuration: 0)
      }

      var body: some View {
        Group {
          if kind.isList {
            declared(List(Row.rows(0..<40)) { Text($0.title) })
          } else {
            scrolling
          }
        }
        .refreshIndicatorStyle(Look())
        .overscrollExclusion(exclusion)
      }

      @ViewBuilder private func declared(_ list: some View) -> some View {
        if kind.isTopInside {
          list.pullToRefresh(controller: inner) { try await top.run() }
            .padding(10)
            .loadMore(when: .release, configuration: load, controller: outer) { try await bottom.run() }
        } else {
          list.loadMore(when: .release, configuration: load, controller: inner) { try await bottom.run() }
            .padding(10)
            .pullToRefresh(controller: outer) { try await top.run() }
        }
      }

      @ViewBuilder private var scrolling: some View {
        if kind.isTopInside {
          RefreshableScrollView(controller: inner) {
            try await top.run()
          } content: {
            RowStack()
          }
          .padding(10)
          .loadMore(when: .release, configuration: load, controller: outer) { try await bottom.run() }
        } else {
          ScrollView { RowStack() }
            .loadMore(when: .release, configuration: load, controller: inner) { try await bottom.run() }
            .padding(10)
            .pullToRefresh(controller: outer) { try await top.run() }
        }
      }
    }

    @Test(.enabled(if: Screen.hasFingers), arguments: Case.all)
    func oneEngineHasBothEdges(kind: Case) async {
      let (top, bottom) = (Work(), Work())
      let controller = RefreshController()
      let screen = await Screen(
        Shown(kind: kind, top: top, bottom: bottom, controller: controller), frames: 20)
      #expect(controller.isAttached == (kind.given > 0))
      #expect(screen.accessibilityActions.sorted() == ["Load more", "Refresh"].sorted())

      await screen.pull(by: 300, over: 0.2)
      #expect(screen.texts.count { $0 == "top" } == 1)
      await screen.lift(after: 8, wait: 0.6)
      #expect(top.starts == 1)
      #expect(screen.scrolls[0].insets.top == 60)
      let row = screen.frame(of: "Row 0")?.minY ?? .nan
      #expect(
        screen.frame(of: "top").map { $0.maxY <= row && $0.minY >= screen.scrolls[0].frame.minY } == true)

      // While the action runs, the exclusion policy prevents a start at the opposite edge.
      controller.begin(at: .bottom)
      screen.perform("Load more")
      await screen.frames(5)
      #expect(bottom.starts == 0)
      await screen.wait(1.5, after: top.succeed)
      #expect(screen.scrolls[0].insets.top == 0)

      let end = screen.scrolls[0].contentSize.height - screen.scrolls[0].frame.height
      await screen.scroll(to: CGPoint(x: 0, y: end), frames: 10)
      await screen.pull(by: -500, over: 0.2)
      #expect(screen.texts.count { $0 == "bottom" } == 1)
      await screen.lift(after: 8, wait: 0.6)
      #expect(bottom.starts == 1)
      #expect(screen.scrolls[0].insets.bottom == 40)
      #expect(top.starts == 1)
      await screen.wait(1, after: bottom.succeed)
      #expect(screen.scrolls[0].insets.bottom == 0)
      #expect(controller.lastOutcome(of: .bottom)?.isSuccess == (kind.given > 0 ? true : nil))
    }

    @Test(
      "With the policy `queue`, a start waits until the opposite edge's action has ended",
      .enabled(if: Screen.hasFingers), arguments: [true, false])
    func aStartAtTheOtherEdgeWaits(isTopInside: Bool) async {
      let (top, bottom) = (Work(), Work())
      let kind = Case(isTopInside: isTopInside)
      let screen = await Screen(Shown(kind: kind, top: top, bottom: bottom, exclusion: .queue), frames: 20)
      await screen.pullAndRelease(by: 300, over: 0.2, wait: 0.6)
      screen.perform("Load more")
      await screen.frames(5)
      #expect((top.starts, bottom.starts) == (1, 0))
      await screen.wait(1, after: top.succeed)
      #expect((top.starts, bottom.starts) == (1, 1))
      await screen.wait(1, after: bottom.succeed)
    }

    @Test(
      "When the view declares new actions, the new actions are used at both edges",
      .enabled(if: Screen.hasFingers))
    func bothAreDeclaredAnew() async {
      let works = (0..<4).map { _ in Work() }
      let screen = await Screen(Shown(kind: Case(), top: works[0], bottom: works[1]), frames: 20)
      await screen.replace(Shown(kind: Case(), top: works[2], bottom: works[3]), frames: 5)
      await screen.pullAndRelease(by: 300, over: 0.2, wait: 0.6)
      #expect(works.map(\.starts) == [0, 0, 1, 0])
      await screen.wait(1, after: works[2].succeed)
      screen.perform("Load more")
      await screen.frames(5)
      #expect(works.map(\.starts) == [0, 0, 1, 1])
      await screen.wait(1, after: works[3].succeed)
    }

    @Test("Nested scroll views have separate engines", .enabled(if: Screen.hasFingers))
    func nestedOnesHaveTheirOwn() async {
      let (outer, inner) = (Work(), Work())
      let controller = RefreshController()
      let screen = await Screen(
        RefreshableScrollView {
          try await outer.run()
        } content: {
          RefreshableScrollView(controller: controller) {
            try await inner.run()
          } content: {
            RowStack()
          }
          .frame(height: 300)
          RowStack()
        }, frames: 20)
      await screen.pullAndRelease(by: 300, over: 0.2, from: CGPoint(x: 200, y: 500), wait: 0.6)
      #expect((outer.starts, inner.starts) == (1, 0))
      await screen.wait(1, after: outer.succeed)
      controller.begin()
      await screen.frames(5)
      #expect((outer.starts, inner.starts) == (1, 1))
      await screen.wait(1, after: inner.succeed)
    }
  }
#endif
