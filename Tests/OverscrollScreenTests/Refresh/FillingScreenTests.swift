#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Load-more for a search whose pages add few matching rows or none.
  @MainActor @Suite(.onScreen, .serialized) struct FillingScreenTests {
    @MainActor private final class Search: ObservableObject {
      @Published var rows: [Row] = []
      @Published var hasMore = true
      let pages: [Int]
      var loaded = 0

      /// - Parameter pages: The number of matching rows on each page.
      init(_ pages: [Int]) { self.pages = pages }

      func load() {
        guard loaded < pages.count else { return }
        rows = Row.rows(0..<rows.count + pages[loaded])
        loaded += 1
        hasMore = loaded < pages.count
      }
    }

    private func resultsView(search: Search, host: FeedHost) -> some View {
      ModelView(search) {
        switch host {
        case .scrollView:
          ScrollView { RowStack(rows: search.rows) }.loadMore(hasMore: search.hasMore) { search.load() }
        case .list:
          List(search.rows) { RowView(row: $0) }.loadMore(hasMore: search.hasMore) { search.load() }
        case .verticalList:
          VerticalList(search.rows) { RowView(row: $0) }.loadMore(hasMore: search.hasMore) { search.load() }
        }
      }
    }

    /// Some of the pages add no rows.
    @Test(
      "Load-more continues until the rows fill the viewport, or `hasMore` is false",
      arguments: FeedHost.allCases,
      [([1, 0, 0, 2, 0, 60, 5, 5], 6), ([0, 0, 0, 0], 4)])
    func aSearchGoesOnUntilItIsFull(host: FeedHost, test: (pages: [Int], loaded: Int)) async {
      let search = Search(test.pages)
      let screen = Screen(resultsView(search: search, host: host))
      await screen.wait(12)
      #expect(search.loaded == test.loaded && search.hasMore == (test.loaded < test.pages.count))
    }

    @Test(
      "If several pages load in a row, only the first one causes an announcement and haptic feedback",
      .enabled(if: Screen.knowsFeedback))
    func onlyTheFirstPageIsAnnounced() async {
      let search = Search(Array(repeating: 0, count: 20))
      let screen = await Screen(resultsView(search: search, host: .list), wait: 8)
      #expect(search.loaded > 4)
      #expect(screen.announcements.count <= 2 && screen.haptics <= 1, "\(screen.announcements)")
    }
  }
#endif
