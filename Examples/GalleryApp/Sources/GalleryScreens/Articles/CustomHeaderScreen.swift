#if canImport(SwiftUI)
  import OverscrollArticles
  import SwiftUI

  /// The fifth article's scroll view with a custom header that reads its state from the environment.
  @MainActor struct CustomHeaderScreen: View {
    @StateObject private var feed = Feed()
    @State private var isRefreshing = false

    var body: some View {
      ScrollView {
        PullToRefreshView(header: TideHeader()) { NoteStack(feed: feed) }
      }
      .addPullToRefresh(isHeaderRefreshing: $isRefreshing) {
        Task {
          try? await feed.reload()
          isRefreshing = false
        }
      }
      .controls("Pull down and watch the water rise, then let go.")
      .navigationTitle("Your own header")
    }
  }

  /// Water that rises with the pull.
  @MainActor struct TideHeader: View {
    @Environment(\.headerRefreshData) private var data

    var body: some View {
      VStack(spacing: 6) {
        Capsule()
          .fill(.quaternary)
          .overlay { Rectangle().fill(.tint).scaleEffect(y: data.progress, anchor: .bottom) }
          .clipShape(Capsule())
          .frame(width: 28, height: 44)
        Text(words).font(.footnote).foregroundStyle(.secondary)
      }
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity)
    }

    private var words: String {
      switch data.refreshState {
      case .stopped: "Pull: the tide is out"
      case .triggered: "Let go to let it in"
      case .loading: "Coming in"
      case .invalid: "No tide today"
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct CustomHeaderScreenPreviews: PreviewProvider {
    static var previews: some View { CustomHeaderScreen() }
  }
#endif
