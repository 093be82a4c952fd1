#if canImport(SwiftUI)
  import OverscrollArticles
  import SwiftUI

  /// The fifth article's scroll view with a header and no footer.
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
      .controls("The flag may be set in code, too.") {
        Button("Refresh") { isRefreshing = true }.buttonStyle(.bordered).disabled(isRefreshing)
      }
      .navigationTitle("Header alone")
    }
  }

  /// The same with a footer and no header.
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
      .controls("Pull up at the end.")
      .navigationTitle("Footer alone")
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
