#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Load-more with a hidden indicator, with each way to pass an action.
  @MainActor @Suite(.onScreen, .serialized) struct SilentLoadMoreScreenTests {
    /// The ways to pass an action.
    enum Way: CaseIterable { case action, flag, controller, list }

    @MainActor final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<40)
      @Published var isBusy = false
      @Published var indicator = Visibility.hidden
      let work = Work()
      let controller = RefreshController()

      var isRunning: Bool { isBusy || work.isRunning }

      /// Adds a page, and ends the action.
      func end() {
        rows = Row.rows(0..<rows.count + 20)
        work.succeed()
        isBusy = false
      }
    }

    private struct Page: View {
      @ObservedObject var model: Model
      let way: Way
      var policy = TriggerPolicy.approach(300)

      var body: some View {
        content.refreshIndicator { _ in Text("Indicator").frame(height: 60) }
      }

      @ViewBuilder private var content: some View {
        let (work, indicator) = (model.work, model.indicator)
        let scrollView = ScrollView { RowStack(rows: model.rows) }
        switch way {
        case .action: scrollView.loadMore(when: policy, indicator: indicator) { try await work.run() }
        case .flag: scrollView.loadMore(isLoading: $model.isBusy, when: policy, indicator: indicator)
        case .controller: scrollView.loadMore(model.controller, when: policy, indicator: indicator)
        case .list:
          VerticalList(model.rows) { RowView(row: $0) }
            .loadMore(when: policy, indicator: indicator) { try await work.run() }
        }
      }
    }

    private func screen(_ model: Model, _ way: Way, _ policy: TriggerPolicy = .approach(300)) async -> Screen
    {
      model.controller.setAction(at: .bottom) { try await model.work.run() }
      return await Screen(Page(model: model, way: way, policy: policy), wait: 0.5)
    }

    /// Flings the content to its end.
    private func scrollToEnd(_ screen: Screen) async {
      for _ in 0..<8 {
        await screen.fling(by: -400)
        await screen.rest()
      }
    }

    @Test("A hidden indicator opens no gap, and the rows do not move", arguments: Way.allCases)
    func hiddenIndicatorOpensNoGap(way: Way) async throws {
      let model = Model()
      let screen = await screen(model, way)
      await scrollToEnd(screen)
      #expect(model.isRunning)
      #expect(!screen.texts.contains("Indicator"))
      #expect(screen.scrolls.allSatisfy { $0.insets == EdgeInsets() })
      let last = try #require(screen.frame(of: "Row 39"))
      let distance = screen.scrolls[0].frame.maxY - last.maxY
      #expect(distance < 60, "the standard gap would be 60 pt")

      model.end()
      await screen.wait(1)
      #expect(screen.frame(of: "Row 39") == last)
      #expect(!model.isRunning)
    }

    @Test(
      "A hidden indicator plays no haptic and announces nothing", .enabled(if: Screen.knowsFeedback),
      arguments: Way.allCases, [TriggerPolicy.approach(300), .release])
    func hiddenIndicatorIsSilent(way: Way, policy: TriggerPolicy) async {
      let model = Model()
      let screen = await screen(model, way, policy)
      await scrollToEnd(screen)
      if policy == .release { await screen.pullAndRelease(by: -320) }
      await screen.wait(1)
      #expect(model.isRunning)
      model.end()
      await screen.wait(2)
      #expect(!model.isRunning)
      #expect(screen.announcements == [] && screen.haptics == 0)

      // VoiceOver starts the action, too.
      #expect(screen.accessibilityActions.contains("Load more"))
      await screen.perform("Load more", wait: 1)
      #expect(model.isRunning)
      model.work.fail()
      model.isBusy = false
      await screen.wait(2)
      #expect(screen.announcements == [] && screen.haptics == 0)
      #expect(!screen.texts.contains("Indicator"))
    }

    @Test("A silent page ends at once, and the phase is idle after a failure")
    func silentPageHasNoMinimumDuration() async {
      let model = Model()
      let screen = await screen(model, .controller)
      model.controller.begin(at: .bottom)
      await screen.frames(3)
      #expect(model.isRunning)
      model.end()
      await screen.frames(3)
      #expect(model.controller.phase(of: .bottom) == .idle)

      model.controller.begin(at: .bottom)
      await screen.frames(3)
      model.work.fail()
      await screen.frames(3)
      #expect(model.controller.phase(of: .bottom) == .idle)
    }

    @Test("The indicator appears when the app shows it during the action", arguments: Way.allCases)
    func indicatorAppears(way: Way) async {
      let model = Model()
      let screen = await screen(model, way)
      await scrollToEnd(screen)
      #expect(model.isRunning && !screen.texts.contains("Indicator"))
      model.indicator = .visible
      await screen.wait(1)
      await scrollToEnd(screen)
      #expect(model.isRunning && screen.texts.contains("Indicator"))
    }
  }
#endif
