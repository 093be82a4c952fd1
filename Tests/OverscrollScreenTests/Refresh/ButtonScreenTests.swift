#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A `RefreshButton`, which shows whether its action runs, with and without a controller of the app.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.knowsEvaluations)) struct ButtonScreenTests {
    enum Kind: CaseIterable { case alone, given, between, betweenGiven }

    @MainActor @ViewBuilder private func view(_ kind: Kind, _ work: Work, _ controller: RefreshController)
      -> some View
    {
      let content = ScrollView {
        VStack {
          if kind == .alone || kind == .given { RefreshButton() }
          RowStack()
        }
      }
      switch kind {
      case .alone: content.pullToRefresh { try await work.run() }
      case .given: content.pullToRefresh(controller: controller) { try await work.run() }
      case .between:
        content.loadMore(when: .manual) {}
          .safeAreaInset(edge: .bottom) { RefreshButton() }
          .pullToRefresh { try await work.run() }
      case .betweenGiven:
        content.loadMore(when: .manual) {}
          .safeAreaInset(edge: .bottom) { RefreshButton() }
          .pullToRefresh(controller: controller) { try await work.run() }
      }
    }

    /// The button is evaluated when the action starts, to be disabled, and when it ends, to be enabled.
    @Test(arguments: Kind.allCases) func aButtonFollowsTheController(_ kind: Kind) async {
      let work = Work()
      let screen = await Screen(view(kind, work, RefreshController()), wait: 1)
      let before = screen.evaluations(of: "RunningButton")
      #expect(await screen.tap("Refresh", wait: 1))
      #expect(work.starts == 1)
      let during = screen.evaluations(of: "RunningButton")
      #expect(during > before)
      await screen.wait(1, after: work.succeed)
      #expect(screen.evaluations(of: "RunningButton") > during)
    }
  }
#endif
