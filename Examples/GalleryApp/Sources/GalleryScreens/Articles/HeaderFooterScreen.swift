#if canImport(SwiftUI)
  import OverscrollArticles
  import SwiftUI

  /// The fifth article's scroll view: a header to reload with, and a footer to load more with.
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
      .controls("Let go beyond the header or the footer. While one loads, the other cannot be pulled.")
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

  /// The same with the default header and footer left out of the code.
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
        // A handler may be done before it returns.
        onFooterRefresh: { isLoadingMore = false }
      )
      .controls("Both are the default ones, as nothing is said of them. This footer loads nothing.")
      .navigationTitle("Defaults")
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
