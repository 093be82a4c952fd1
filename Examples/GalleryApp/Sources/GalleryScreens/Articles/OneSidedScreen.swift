#if canImport(SwiftUI)
  import OverscrollArticles
  import SwiftUI

  /// The fifth article's scroll view with a header only.
  @MainActor struct HeaderOnlyScreen: View {
    @StateObject private var feed = Feed()
    @State private var isRefreshing = false

    var body: some View {
      ScrollView {
        PullToRefreshView(header: RefreshDefaultHeader()) { NoteStack(feed: feed) }
      }
      .addPullToRefresh(isHeaderRefreshing: $isRefreshing) {
        Task {
          try? await feed.reload()
          isRefreshing = false
        }
      }
      .controls("Pull down, or tap the button.") {
        Button("Refresh") { isRefreshing = true }.buttonStyle(.bordered).disabled(isRefreshing)
      }
      .navigationTitle("Header only")
    }
  }

  /// The same scroll view with a footer only.
  @MainActor struct FooterOnlyScreen: View {
    @StateObject private var feed = Feed()
    @State private var isLoading = false

    var body: some View {
      ScrollView {
        PullToRefreshView(footer: RefreshDefaultFooter()) { NoteStack(feed: feed) }
      }
      .addPullToRefresh(isFooterRefreshing: $isLoading) {
        Task {
          try? await feed.loadMore()
          isLoading = false
        }
      }
      .controls("Scroll to the end, then pull up.")
      .navigationTitle("Footer only")
    }
  }

  /// Shows the screens in Xcode's canvas.
  struct OneSidedScreenPreviews: PreviewProvider {
    static var previews: some View {
      HeaderOnlyScreen()
      FooterOnlyScreen()
    }
  }
#endif
