#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Foundation
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// Pulls under navigation bars of different heights, with large titles, small titles and search fields.
  ///
  /// Only the stage, the model of SwiftUI on Linux, can change the height of the bar.
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct BarScreenTests {
    /// The navigation bar of one device and system version.
    enum Bar: CaseIterable {
      case phone26, phone18, pad18

      var metrics: UINavigationBarMetrics {
        switch self {
        case .phone26: .phone26
        case .phone18: .phone18
        case .pad18: .pad18
        }
      }
    }

    /// A list under a navigation bar.
    ///
    /// If `isPushed` is true, the list is a page that is pushed onto a page with a large title.
    @MainActor struct Page: View {
      let work: Work
      var mode = NavigationBarItem.TitleDisplayMode.inline
      var isSearched = false
      @ObservedObject var model = ScreenModel()
      var isPushed = false

      var body: some View {
        NavigationStack {
          if isPushed {
            Text("Root").navigationTitle("Root").navigationBarTitleDisplayMode(.large)
              .navigationDestination(isPresented: $model.isPushed) { searched }
          } else {
            searched
          }
        }
        .refreshIndicatorStyle(TitleScreenTests.Look())
      }

      @ViewBuilder private var searched: some View {
        if isSearched { titled.searchable(text: .constant("")) } else { titled }
      }

      private var titled: some View {
        List(Row.rows(0..<40)) { Text($0.title) }
          .pullToRefresh { try await work.run() }
          .navigationTitle("Feed")
          .navigationBarTitleDisplayMode(mode)
      }
    }

    private func screen(_ bar: Bar, _ page: Page) async -> Screen {
      UINavigationBar.metrics = bar.metrics
      defer { UINavigationBar.metrics = .phone26 }
      return await Screen(page, frames: 20)
    }

    /// The inset opens in one step, even if the page below has a large title.
    @Test(arguments: Bar.allCases, [false, true])
    func aPageWithASmallTitleHasOneInsetChange(bar: Bar, isPushed: Bool) async {
      let (work, model) = (Work(), ScreenModel())
      let screen = await screen(bar, Page(work: work, model: model, isPushed: isPushed))
      if isPushed {
        model.isPushed = true
        await screen.frames(20)
      }
      #expect(screen.texts.contains("Row 0"))
      let top = 47 + bar.metrics.row
      await screen.pull(by: 280)
      let row = screen.frame(of: "Row 0")?.minY ?? .nan
      // The indicator is directly above the content.
      #expect(screen.frame(of: "Indicator").map { $0.minY >= top && $0.maxY > row - 40 } == true)
      await screen.frames(8)
      screen.lift()
      var insets: [CGFloat] = []
      for _ in 0..<60 {
        await screen.frames(1)
        insets.append(screen.scrolls[0].insets.top)
      }
      #expect(Set(insets).subtracting([0]) == [60] && insets[1] == 60)
      await screen.wait(1.5, after: work.succeed)
      #expect(screen.scrolls[0].insets.top == 0)
      #expect(work.starts == 1)
    }

    /// The search field stays visible, and the indicator is between the field and the content.
    @Test(arguments: Bar.allCases)
    func aPullUnderASearchFieldShowsItsIndicator(bar: Bar) async {
      let work = Work()
      let screen = await screen(bar, Page(work: work, isSearched: true))
      let start = screen.frame(of: "Row 0")?.minY ?? .nan
      let end = 47 + bar.metrics.row + bar.metrics.search
      #expect(start > end)
      await screen.pull(by: 280)
      let row = screen.frame(of: "Row 0")?.minY ?? .nan
      #expect(screen.frame(of: "Indicator").map { $0.minY >= end && $0.maxY <= row } == true)
      await screen.frames(8)
      screen.lift()
      await screen.frames(3)
      #expect(screen.scrolls[0].insets.top == 60)
      await screen.wait(1)
      #expect(screen.frame(of: "Indicator").map { $0.minY >= end && $0.maxY <= start + 60 } == true)
      await screen.wait(1.5, after: work.succeed)
      #expect(screen.frame(of: "Row 0").map { abs($0.minY - start) < 0.4 } == true)
    }

    /// The indicator is above a large title during the pull.
    ///
    /// While the action runs, the indicator is in the gap below the title, with or without a search field.
    @Test(arguments: Bar.allCases, [false, true])
    func aPullUnderALargeTitleShowsItsIndicatorAbove(bar: Bar, isSearched: Bool) async {
      let work = Work()
      let screen = await screen(bar, Page(work: work, mode: .large, isSearched: isSearched))
      let (row, title) = (bar.metrics.row, bar.metrics.title)
      #expect(screen.frame(of: "Feed").map { abs($0.minY - 47 - row) < 0.2 } == true)
      await screen.pull(by: 320)
      let pulled = screen.frame(of: "Feed") ?? .null
      #expect(pulled.height == title)
      #expect(
        screen.frame(of: "Indicator").map { $0.maxY <= pulled.minY + 0.5 && $0.maxY > pulled.minY - 20 }
          == true)
      await screen.lift(after: 8, wait: 1.5)
      let end = 47 + row + title + (isSearched ? bar.metrics.search : 0)
      #expect(screen.frame(of: "Feed").map { abs($0.minY - 47 - row) < 0.2 } == true)
      #expect(screen.frame(of: "Indicator").map { $0.minY > end - 0.2 } == true)
      await screen.wait(1.5, after: work.succeed)
      #expect(screen.scrolls[0].insets.top == 0)
    }

    /// What a user sees of a refresh: the first row and the indicator at the pull and in the gap.
    private struct Seen: Equatable {
      var frames: [CGRect?] = []

      @MainActor mutating func look(_ screen: Screen) {
        for text in ["Row 0", "Indicator"] {
          frames.append(
            screen.frame(of: text).map { CGRect(x: $0.minX, y: $0.minY.rounded(), width: 1, height: 1) })
        }
      }
    }

    /// Refreshes a page whose bar has shrunk in a scroll down and has come back.
    private func refreshAfterScroll(_ metrics: UINavigationBarMetrics, _ page: Page) async -> Seen {
      UINavigationBar.metrics = metrics
      defer { UINavigationBar.metrics = .phone26 }
      let screen = await Screen(page, frames: 20)
      for distance in [-300.0, 200, -200, 250, 250] {
        await screen.pull(by: distance)
        await screen.wait(0.2)
        screen.lift()
        await screen.rest()
      }
      var seen = Seen()
      await screen.pull(by: 320)
      seen.look(screen)
      await screen.lift(after: 8, wait: 1.5)
      seen.look(screen)
      await screen.wait(1.5, after: page.work.succeed)
      seen.look(screen)
      #expect(screen.scrolls[0].insets.top == 0)
      return seen
    }

    @Test(
      "A bar that shrinks while the content scrolls changes nothing about the next refresh",
      arguments: [36.0, 44], [NavigationBarItem.TitleDisplayMode.inline, .large])
    func shrinks(height: CGFloat, mode: NavigationBarItem.TitleDisplayMode) async {
      var metrics = UINavigationBarMetrics.phone26
      let expected = await refreshAfterScroll(metrics, Page(work: Work(), mode: mode))
      metrics.shrunk = height
      let found = await refreshAfterScroll(metrics, Page(work: Work(), mode: mode))
      #expect(found == expected)
      #expect(found.frames.count { $0 != nil } >= 5)
    }

    /// With the style `atOnce`, the whole inset is added in the first frame.
    @Test("An inset that was added in one step is removed after the action")
    func anInsetThatIsAddedAtOnceGoesToo() async {
      TitleInsetStyle.current = .atOnce
      defer { TitleInsetStyle.current = .withTitle }
      let work = Work()
      let screen = await screen(.phone26, Page(work: work, mode: .large))
      let start = screen.frame(of: "Row 0")?.minY ?? .nan
      await screen.pullAndRelease(by: 320)
      await screen.frames(1)
      #expect(screen.scrolls[0].insets.top == 60)
      await screen.wait(1)
      #expect(screen.frame(of: "Row 0").map { abs($0.minY - start - 60) < 0.4 } == true)
      await screen.wait(1.5, after: work.succeed)
      #expect(screen.frame(of: "Row 0").map { abs($0.minY - start) < 0.4 } == true)
      #expect(screen.frame(of: "Feed").map { abs($0.minY - 101) < 0.2 } == true)
    }
  }
#endif
