#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The parameters of `pullToRefresh` and `loadMore`, and the values that these modifiers report.
  @MainActor @Suite(.onScreen, .serialized) struct EdgeModifierScreenTests {
    private func feedView(model: ScreenModel) -> some View {
      ModelView(model) { bound in
        List(model.rows) { RowView(row: $0) }
          .pullToRefresh(status: bound.status) { try await model.work.run() }
          .loadMore(hasMore: model.hasMore) { try await model.more.run() }
          .disabled(!model.isEnabled)
      }
    }

    private func scrollToEnd(_ screen: Screen) async {
      await screen.scroll(to: CGPoint(x: 0, y: 0), frames: 3)
      await screen.scroll(to: CGPoint(x: 0, y: 4000), wait: 1)
    }

    /// Neither a refresh nor enabling the view again overrides `hasMore: false`.
    @Test("While `hasMore` is false, nothing loads", arguments: [false, true])
    func whereThereIsNoMoreNothingIsLoaded(fromTheStart: Bool) async {
      let model = ScreenModel()
      model.hasMore = !fromTheStart
      let screen = await Screen(feedView(model: model), wait: 0.5)
      model.hasMore = false
      await scrollToEnd(screen)
      #expect(model.more.starts == 0)

      // Disable and enable the view, and then refresh.
      model.isEnabled = false
      await screen.wait(0.2)
      model.isEnabled = true
      await scrollToEnd(screen)
      model.status.begin()
      await screen.wait(0.2)
      await screen.wait(1, after: model.work.succeed)
      await scrollToEnd(screen)
      #expect(model.work.starts == 1 && model.more.starts == 0)

      model.hasMore = true
      await scrollToEnd(screen)
      #expect(model.more.starts == 1)
      model.rows = Row.rows(0..<80)
      await screen.wait(1, after: model.more.succeed)
    }

    /// A button starts the action of its scroll view or of its status, unless the action already runs.
    @Test func aButtonRefreshesOnce() async {
      let model = ScreenModel()
      let screen = await Screen(
        ModelView(model) { bound in
          List(model.rows) { RowView(row: $0) }
            .safeAreaInset(edge: .bottom) { RefreshButton() }
            .pullToRefresh(status: bound.status) { try await model.work.run() }
            .safeAreaInset(edge: .bottom) { RefreshButton(status: bound.status).accessibilityLabel("Outer") }
        }, wait: 0.5)
      #expect(await screen.tap("Refresh", wait: 0.5))
      #expect(model.work.starts == 1)
      await screen.tap("Refresh", wait: 0.5)
      #expect(model.work.starts == 1)
      await screen.wait(2, after: model.work.succeed)
      await screen.tap("Refresh", wait: 0.5)
      #expect(model.work.starts == 2)
      await screen.wait(2, after: model.work.succeed)
    }

    /// VoiceOver announces the start of the refresh and its outcome.
    @Test(.enabled(if: Screen.hasFingers && Screen.knowsFeedback)) func aRefreshIsAnnounced() async {
      let work = Work()
      let screen = await Screen(RefreshableRows(work: work), frames: 5)
      await screen.pull(by: 300)
      #expect(screen.announcements == [])
      await screen.lift(wait: 1)
      #expect(screen.announcements == ["Refreshing…"])
      await screen.wait(2, after: work.succeed)
      #expect(screen.announcements == ["Refreshing…", "Updated"])
    }

    /// The action is set before or after the view appears.
    @Test("Assistive technologies offer the action of a controller", arguments: [false, true])
    func aControllersActionIsOffered(before: Bool) async {
      let controller = RefreshController()
      if before { controller.setAction {} }
      let screen = await Screen(RefreshableScrollView(controller: controller) { RowStack() }, frames: 5)
      if !before {
        controller.setAction {}
        await screen.frames(5)
      }
      #expect(screen.accessibilityActions.contains("Refresh"))
      controller.setAction(levels: nil)
      await screen.frames(5)
      #expect(!screen.accessibilityActions.contains("Refresh"))
    }

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
    @Test(.enabled(if: Screen.knowsEvaluations), arguments: Kind.allCases) func aButtonFollowsTheController(
      _ kind: Kind
    ) async {
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
