#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Content that grows, shrinks or scrolls while a gap closes.
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct GapCloseScreenTests {
    /// The time from the action's end to the change, in s.
    ///
    /// The gap closes in about 0.3 s, so the change happens before, during or after it.
    nonisolated static let delays = [0.02, 0.1, 0.2, 0.4]

    /// Returns a screen whose content is at rest in the gap of an edge while the action runs.
    private func rest(_ model: FeedModel, _ host: FeedHost, _ edge: Edge) async -> Screen {
      let screen = await Screen(EdgeFeed(model: model, host: host, edge: edge), wait: 0.3)
      if edge == .bottom {
        if host == .verticalList {
          model.controller.scrollTo(.bottom, animated: false)
        } else {
          screen.scroll(to: CGPoint(x: 0, y: screen.scrolls[0].contentSize.height - screen.size.height + 81))
        }
        await screen.wait(0.3)
      }
      await screen.pullAndRelease(by: edge == .top ? 420 : -300, wait: 1)
      #expect(model.work.starts == 1)
      return screen
    }

    /// Returns a screen whose action has ended some time ago, so its gap closes.
    private func close(_ model: FeedModel, _ host: FeedHost, _ edge: Edge, _ delay: Double) async -> Screen {
      let screen = await rest(model, host, edge)
      await screen.wait(delay, after: model.work.succeed)
      return screen
    }

    /// Returns the overscroll, in pt.
    private func overscroll(_ screen: Screen) -> CGFloat {
      let scroll = screen.scrolls[0]
      let end = max(0, scroll.contentSize.height - (screen.size.height - 81))
      return max(-scroll.offset.y, scroll.offset.y - end)
    }

    /// A change of the number of rows: of 60 rows to 3, a low row at their end, or of 3 rows to 60.
    enum Change: CaseIterable { case shrinks, lowRow, grows }

    @Test(
      "A feed that grows or shrinks while its gap closes returns to rest", arguments: FeedHost.allCases,
      Change.allCases)
    func aFeedThatChangesComesHome(host: FeedHost, change: Change) async {
      // After the gap has closed, only the platform moves the content, and the stage does not move it.
      for delay in Self.delays where change != .shrinks || delay < 0.4 {
        let model = FeedModel(change == .grows ? 3 : 60) { $0 < 60 ? 60 : 16 }
        let screen = await close(model, host, change == .grows ? .top : .bottom, delay)
        model.rows = Row.rows(0..<(change == .grows ? 60 : change == .lowRow ? 61 : 3))
        await screen.wait(2)
        #expect(overscroll(screen) < 1, "\(delay)")
        #expect(change != .shrinks || screen.texts.contains("Row 0"), "\(delay)")
      }
    }

    /// Because the list shrinks, the content rests below its new end.
    @Test("A list that shrinks while it loads more returns to rest", arguments: FeedHost.allCases)
    func aListThatShrinksWhileItLoadsComesHome(host: FeedHost) async {
      for count in [3, 20] {
        for seconds in [0, 0.1, 1] {
          let model = FeedModel(60)
          let screen = await rest(model, host, .bottom)
          model.rows = Row.rows(0..<count)
          await screen.wait(seconds)
          await screen.wait(3, after: model.work.succeed)
          #expect(overscroll(screen) < 1, "\(count) rows, \(seconds) s: \(screen.scrolls[0])")
          #expect(screen.scrolls[0].insets == EdgeInsets())
          if count == 3 { #expect(screen.texts.contains("Row 0")) }
        }
      }
    }

    /// During the scroll, rows of different heights are measured, which corrects the offset.
    @Test("While a gap closes, code scrolls to an item", arguments: [false, true], delays)
    func codeScrollsToAnItem(isAnimated: Bool, delay: Double) async {
      let height = { (id: Int) -> CGFloat in 40 + CGFloat(id * 37 % 90) }
      let model = FeedModel(60, height: height)
      let screen = await close(model, .verticalList, .top, delay)
      model.controller.scrollTo(index: 30, anchor: .top, animated: isAnimated)
      await screen.wait(2)
      let top = screen.frame(of: "Row 30").map { $0.midY - height(30) / 2 } ?? .nan
      #expect(abs(top - 47) < 1)
    }

    @Test(
      "While a gap closes, a tap on the status bar scrolls to the top",
      .enabled(if: Screen.hasStatusBar), arguments: FeedHost.allCases, delays)
    func theStatusBarLeadsToTheTop(host: FeedHost, delay: Double) async {
      let model = FeedModel(60) { host == .verticalList ? 40 + CGFloat($0 * 37 % 90) : 60 }
      let screen = await close(model, host, .bottom, delay)
      screen.tapStatusBar()
      await screen.wait(2)
      // Rows that are measured during the scroll may leave the content slightly below the top.
      #expect(["Row 0", "Row 1", "Row 2"].contains(screen.texts.first))
    }
  }
#endif
