#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// All edges in both layout directions, policies that ignore pulls, and cancelled actions.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct EdgeScreenTests {
    struct Case: Sendable, CustomTestStringConvertible {
      let edge: Edge
      var isRightToLeft = false
      var testDescription: String { "\(edge), \(isRightToLeft ? "right to left" : "left to right")" }

      /// The direction of a pull past the edge, in window coordinates.
      var way: CGSize {
        let forwards: CGFloat = isRightToLeft ? -1 : 1
        return switch edge {
        case .top: CGSize(width: 0, height: 1)
        case .bottom: CGSize(width: 0, height: -1)
        case .leading: CGSize(width: forwards, height: 0)
        case .trailing: CGSize(width: -forwards, height: 0)
        }
      }

      static let all =
        Edge.allCases.map { Case(edge: $0) }
        + [Case(edge: .leading, isRightToLeft: true), Case(edge: .trailing, isRightToLeft: true)]
    }

    /// Content along the axis of an edge, with an action at the edge.
    @ViewBuilder private func texts(edge: Edge, controller: RefreshController, work: Work) -> some View {
      switch edge {
      case .top, .bottom:
        RefreshableScrollView(.vertical) { RowStack() }
          .pullToRefresh(edge: edge, controller: controller) { try await work.run() }
      case .leading, .trailing:
        RefreshableScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("Card \($0)").frame(width: 100, height: 300) }
          }
        }
        .pullToRefresh(edge: edge, controller: controller) { try await work.run() }
      }
    }

    @Test(
      "At each edge, a pull starts the action, and the action can succeed, fail or be cancelled",
      arguments: Case.all)
    func eachEdgeIsPulledFailsAndIsCancelled(kind: Case) async {
      let (controller, work) = (RefreshController(), Work())
      let screen = await Screen(
        texts(edge: kind.edge, controller: controller, work: work)
          .environment(\.layoutDirection, kind.isRightToLeft ? .rightToLeft : .leftToRight),
        safeArea: EdgeInsets(), wait: 0.3)
      if kind.edge == .bottom || kind.edge == .trailing { await scrollToTheEnd(screen, kind) }
      func side(_ insets: EdgeInsets) -> CGFloat {
        switch kind.edge {
        case .top: insets.top
        case .bottom: insets.bottom
        case .leading: kind.isRightToLeft ? insets.trailing : insets.leading
        case .trailing: kind.isRightToLeft ? insets.leading : insets.trailing
        }
      }
      let rest = screen.scrolls[0]
      for start in 1...3 {
        await pull(screen, kind)
        #expect(work.starts == start)
        #expect(abs(side(screen.scrolls[0].insets) - 60) < 1)
        switch start {
        case 1: work.succeed()
        case 2: work.fail()
        default: controller.cancel(at: kind.edge)
        }
        await screen.wait(2.5)
        #expect(work.cancellations == (start == 3 ? 1 : 0))
        #expect(!work.isRunning)
        #expect(screen.scrolls[0].insets == rest.insets)
        #expect(abs(screen.scrolls[0].offset.x - rest.offset.x) < 0.5)
        #expect(abs(screen.scrolls[0].offset.y - rest.offset.y) < 0.5)
      }
    }

    /// The test then starts the action in the way that the policy permits.
    @Test(
      "With the policies `manual`, `tap` and `approach`, a pull starts nothing",
      arguments: [TriggerPolicy.manual, .tap, .approach(100)])
    func aPullIsNotAsked(policy: TriggerPolicy) async {
      let (controller, work) = (RefreshController(), Work())
      var configuration = EdgeConfiguration.standard
      configuration.policy = policy
      configuration.indicator.placement = .pinned
      configuration.indicator.fadeIn = 0
      let screen = await Screen(
        RefreshableScrollView { RowStack() }
          .pullToRefresh(edge: .bottom, configuration: configuration, controller: controller) {
            try await work.run()
          }
          .refreshIndicator { _ in Text("More").frame(height: 40) },
        safeArea: EdgeInsets(), wait: 0.3)
      #expect(work.starts == 0)
      if policy != .approach(100) {
        await scrollToTheEnd(screen, Case(edge: .bottom))
        await pull(screen, Case(edge: .bottom))
        #expect(work.starts == 0)
      }
      switch policy {
      case .tap: #expect(screen.tap("More"))
      case .manual: controller.begin(at: .bottom)
      default: await scrollToTheEnd(screen, Case(edge: .bottom))
      }
      await screen.wait(0.5)
      #expect(work.starts == 1)
      await screen.wait(2, after: work.succeed)
      #expect(!work.isRunning && work.starts == 1)
    }

    private func pull(_ screen: Screen, _ kind: Case) async {
      let way = CGSize(width: kind.way.width * 360, height: kind.way.height * 420)
      await screen.swipe(
        from: CGPoint(x: 195 - kind.way.width * 180, y: 400 - kind.way.height * 200), by: way, over: 0.4,
        liftAfter: 8, wait: 1)
    }

    private func scrollToTheEnd(_ screen: Screen, _ kind: Case) async {
      let scroll = screen.scrolls[0]
      let far = CGPoint(
        x: kind.isRightToLeft ? 0 : max(0, scroll.contentSize.width - scroll.frame.width),
        y: max(0, scroll.contentSize.height - scroll.frame.height))
      await screen.scroll(to: far, wait: 0.5)
    }
  }
#endif
