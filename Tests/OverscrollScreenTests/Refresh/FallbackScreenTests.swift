#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Views for which the package finds no platform scroll view.
  ///
  /// SwiftUI then reports the content's position, and the indicator is drawn over the content without a
  /// gap.
  @MainActor @Suite(.onScreen, .serialized) struct FallbackScreenTests {
    /// A view that appears only after the stage, the model of SwiftUI on Linux, has hidden its scroll
    /// views.
    private struct Late<Content: View>: View {
      @ObservedObject var model: ScreenModel
      let content: Content

      var body: some View {
        if model.isShown { content }
      }
    }

    private func start(_ view: some View, safeArea: EdgeInsets = EdgeInsets()) async -> Screen {
      let model = ScreenModel()
      model.isShown = false
      let screen = Screen(Late(model: model, content: view), safeArea: safeArea)
      screen.stage.habits = .hidesScrollViews
      model.isShown = true
      await screen.wait(1)
      return screen
    }

    private func start(refreshing work: Work) async -> Screen {
      await start(
        RefreshableRows(work: work)
          .refreshIndicatorStyle(.text))
    }

    @Test func aPullRefreshesWhenTheFingerLifts() async {
      let work = Work()
      let screen = await start(refreshing: work)
      let rest = screen.frame(of: "Row 0")
      for start in 1...2 {
        await screen.pull(by: 300)
        await screen.frames(8)
        #expect(work.starts == start - 1)
        await screen.lift(wait: 1)
        #expect(work.starts == start && work.isRunning)
        // The content is at rest without a gap, and the indicator is drawn over the content.
        #expect(screen.frame(of: "Row 0") == rest)
        #expect(screen.texts.contains { $0.hasPrefix("Refreshing") }, "\(screen.texts)")
        await screen.wait(2, after: work.succeed)
        #expect(!screen.texts.contains { $0.hasPrefix("Refreshing") })
      }
    }

    @Test func momentumAndAPullThatIsDraggedBackStartNothing() async {
      let work = Work()
      let screen = await start(refreshing: work)
      await screen.fling(by: -300, from: CGPoint(x: 200, y: 700), wait: 2)
      for _ in 0..<8 where !screen.texts.contains("Row 0") {
        await screen.fling(by: 250, from: CGPoint(x: 200, y: 100), wait: 2)
      }
      #expect(screen.texts.contains("Row 0"))
      await screen.pull(by: 300)
      await screen.drag(by: CGSize(width: 0, height: -290), over: 0.3)
      await screen.lift(wait: 2)
      #expect(work.starts == 0)
    }

    @Test func codeStartsARefreshThatIsDrawnOverTheContent() async {
      let work = Work()
      let controller = RefreshController()
      controller.setAction { try await work.run() }
      let screen = await start(
        RefreshableScrollView(controller: controller) { RowStack() }.refreshIndicatorStyle(.text))
      let rest = screen.frame(of: "Row 0")
      controller.begin()
      await screen.wait(1)
      #expect(work.isRunning && screen.frame(of: "Row 0") == rest)
      #expect(screen.texts.contains { $0.hasPrefix("Refreshing") }, "\(screen.texts)")
      await screen.wait(2, after: work.succeed)
      #expect(screen.frame(of: "Row 0") == rest)
    }

    /// Content that is inset by bars, or smaller than the viewport, does not appear to be pulled.
    @Test(arguments: [false, true], [100.0, 3000]) func contentAtRestIsNotPulled(
      isRightToLeft: Bool, width: CGFloat
    )
      async
    {
      let controller = RefreshController()
      controller.setAction {}
      let view = RefreshableScrollView(.horizontal, controller: controller) {
        Color.clear.frame(width: width, height: 100)
      }
      let screen = await start(
        view.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight),
        safeArea: EdgeInsets(top: 47, leading: 20, bottom: 34, trailing: 30))
      let shown = controller.presentation
      #expect(screen.texts == [])
      #expect(shown.start.overscroll == 0 && shown.start.progress == 0 && shown.end.overscroll == 0)
    }

    @Test(arguments: [false, true]) func aListBuildsTheRowsThatAreScrolledIntoView(isRightToLeft: Bool) async
    {
      let screen = await start(
        HorizontalList(Row.rows(0..<200)) { row in Text("\(row.id)").frame(width: 100, height: 100) }
          .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
      #expect(screen.texts.contains("0"))
      for _ in 0..<3 {
        await screen.swipe(
          from: CGPoint(x: 200, y: 50), by: CGSize(width: isRightToLeft ? 190 : -190, height: 0), over: 0.1,
          wait: 2)
      }
      let seen = screen.texts.compactMap { Int($0) }
      #expect(seen.min() ?? 0 > 3 && seen.count >= 4, "\(seen)")
    }
  }
#endif
