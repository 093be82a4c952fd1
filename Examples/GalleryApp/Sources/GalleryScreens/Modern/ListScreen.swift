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
        .controls("Pull down to reload. Scroll to the end: the next page loads before you get there.")
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
      .refreshIndicatorStyle(.pill)
      .controls("Scroll to the end, pull up and let go: the next page loads.")
      .navigationTitle("Pull up for more")
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
