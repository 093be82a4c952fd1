#if canImport(SwiftUI)
  import OverscrollArticles
  import SwiftUI

  /// The fifth article's scroll view, with a header that reloads and a footer that loads more.
  @MainActor struct HeaderFooterScreen: View {
    @StateObject private var feed = Feed()
    @State private var isHeaderRefreshing = false
    @State private var isFooterRefreshing = false

    var body: some View {
      ScrollView {
        PullToRefreshView(header: RefreshDefaultHeader(), footer: RefreshDefaultFooter()) {
          NoteStack(feed: feed)
        }
      }
      .addPullToRefresh(
        isHeaderRefreshing: $isHeaderRefreshing, onHeaderRefresh: reload,
        isFooterRefreshing: $isFooterRefreshing, onFooterRefresh: loadMore
      )
      .controls("Pull down to reload. At the end, pull up to load more.")
      .navigationTitle("Header and footer")
    }

    private func reload() {
      Task {
        try? await feed.reload()
        isHeaderRefreshing = false
      }
    }

    private func loadMore() {
      Task {
        try? await feed.loadMore()
        isFooterRefreshing = false
      }
    }
  }

  /// The same scroll view with the default header and footer.
  @MainActor struct HeaderFooterDefaultsScreen: View {
    @StateObject private var feed = Feed(delay: .seconds(3))
    @State private var isReloading = false
    @State private var isLoadingMore = false

    var body: some View {
      ScrollView {
        PullToRefreshView { NoteStack(feed: feed) }
      }
      .addPullToRefresh(
        isHeaderRefreshing: $isReloading,
        onHeaderRefresh: {
          Task {
            try? await feed.reload()
            isReloading = false
          }
        },
        isFooterRefreshing: $isLoadingMore,
        // A handler may set the flag to false before it returns.
        onFooterRefresh: { isLoadingMore = false }
      )
      .controls("Pull down: the article's own header appears.")
      .navigationTitle("Default header and footer")
    }
  }

  /// Shows the screens in Xcode's canvas.
  struct HeaderFooterScreenPreviews: PreviewProvider {
    static var previews: some View {
      HeaderFooterScreen()
      HeaderFooterDefaultsScreen()
    }
  }
#endif
