#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// A list that reloads after a pull, and loads more before its end becomes visible.
  @MainActor struct ListScreen: View {
    @StateObject private var feed = Feed()

    var body: some View {
      List(feed.notes) { NoteRow(note: $0) }
        .pullToRefresh { try await feed.reload() }
        .loadMore { try await feed.loadMore() }
        .controls("Scroll down: the next page loads 300 pt before the end, until the last page is loaded.")
        .navigationTitle("List")
    }
  }

  /// A scroll view that loads more by a pull at the end.
  ///
  /// A reload shows the first page only, so the end can load more again.
  @MainActor struct PagingScreen: View {
    @StateObject private var feed = Feed()

    var body: some View {
      RefreshableScrollView {
        try await feed.reload()
      } content: {
        NoteStack(feed: feed)
      }
      .loadMore(when: .release) { try await feed.loadMore() }
      .refreshIndicatorStyle(.text)
      .controls("Load all pages, then reload: the end loads more again.")
      .navigationTitle("Paging")
    }
  }

  /// Shows the screens in Xcode's canvas.
  struct ListScreenPreviews: PreviewProvider {
    static var previews: some View {
      ListScreen()
      PagingScreen()
    }
  }
#endif
