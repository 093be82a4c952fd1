#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// A scroll view with an action that may throw: the shortest way to refresh.
  @MainActor struct ActionScreen: View {
    @StateObject private var feed = Feed()
    @State private var isOffline = false

    var body: some View {
      RefreshableScrollView {
        try await isOffline ? feed.fail() : feed.reload()
      } content: {
        NoteStack(feed: feed)
      }
      .controls("Pull past the threshold and let go. What the action throws is a failure.") {
        Toggle("Offline", isOn: $isOffline)
      }
      .navigationTitle("Action")
    }
  }

  /// The same with a failure that stays until it is retried, by a tap or another pull.
  @MainActor struct RetryScreen: View {
    @StateObject private var feed = Feed()
    @State private var isOffline = true

    private var configuration: EdgeConfiguration {
      var configuration = EdgeConfiguration.standard
      configuration.keepsFailure = true
      configuration.dwell = 0.5
      configuration.timeout = 10
      return configuration
    }

    var body: some View {
      RefreshableScrollView(configuration: configuration) {
        try await isOffline ? feed.fail() : feed.reload()
      } content: {
        NoteStack(feed: feed)
      }
      .refreshIndicatorStyle(.text)
      .controls("A failure stays in sight. Go online and tap it.") {
        Toggle("Offline", isOn: $isOffline)
      }
      .navigationTitle("Retry")
    }
  }

  /// Shows the screens in Xcode's canvas.
  struct ActionScreenPreviews: PreviewProvider {
    static var previews: some View {
      ActionScreen()
      RetryScreen()
    }
  }
#endif
