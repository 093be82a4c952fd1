#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Foundation
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Load-more at the end of a `List` whose estimated content extent changes when rows appear.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct EstimateScreenTests {
    private func feedView(model: ScreenModel) -> some View {
      ModelView(model) {
        List(model.rows) { row in Text(row.title).frame(height: 34) }
          .loadMore { try await model.work.run() }
      }
    }

    /// Scrolls down slowly by a distance, in pt.
    private func scroll(_ screen: Screen, by distance: CGFloat) async {
      await screen.swipe(
        from: CGPoint(x: 195, y: 700), by: CGSize(width: 0, height: -distance), over: Double(distance) / 600,
        liftAfter: 10, wait: 0.3)
    }

    /// Scrolls until the action has started `count` times.
    private func scrollToStart(_ screen: Screen, _ model: ScreenModel, _ count: Int) async {
      for _ in 0..<40 where model.work.starts < count { await scroll(screen, by: 100) }
      #expect(model.work.starts == count)
    }

    /// Measured rows change the content extent, but they are not new content.
    ///
    /// Each measured row adds 12 pt, so the viewport stays within the load-more distance.
    @Test("Rows that are taller than their estimate do not load another page")
    func rowsThatAreMeasuredAreNoNewContent() async {
      let model = ScreenModel(0..<30)
      let screen = Screen(feedView(model: model))
      screen.stage.habits = [.estimatesRows]
      await screen.wait(0.5)
      await scrollToStart(screen, model, 1)
      let before = screen.scrolls[0].contentSize.height
      model.work.succeed()
      for _ in 0..<3 { await scroll(screen, by: 80) }
      #expect(screen.scrolls[0].contentSize.height > before)
      #expect(model.work.starts == 1)
    }

    /// New rows are new content, even if they are shorter than the existing rows.
    @Test("Each page is loaded once", arguments: [1, 8]) func eachPageIsAskedForOnce(count: Int) async {
      let model = ScreenModel(0..<30)
      let screen = Screen(feedView(model: model))
      screen.stage.habits = [.estimatesRows]
      await screen.wait(0.5)
      for page in 1...3 {
        await scrollToStart(screen, model, page)
        let end = model.rows.count
        model.rows += Row.rows(end..<end + count)
        model.work.succeed()
        await screen.frames(20)
      }
    }
  }
#endif
