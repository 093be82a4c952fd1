#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// A list that is pulled to reload, and loads more before its end comes into sight.
  @MainActor struct ListScreen: View {
    @StateObject private var feed = Feed()

    var body: some View {
      List(feed.notes) { NoteRow(note: $0) }
        .pullToRefresh { try await feed.reload() }
        .loadMore { try await feed.loadMore() }
        .controls("Scroll down: the next page is fetched 300 pt before the end, until there is no more.")
        .navigationTitle("List")
    }
  }

  /// The same with a pull at the end too; the end opens again once a reload has gone back to the first page.
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
      .controls("Load all of it, then reload: the end has more again.")
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
