#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// The shortest way to add a refresh: a scroll view with an action that may throw.
  @MainActor struct ActionScreen: View {
    @StateObject private var feed = Feed()
    @State private var isOffline = false

    var body: some View {
      RefreshableScrollView {
        try await isOffline ? feed.fail() : feed.reload()
      } content: {
        NoteStack(feed: feed)
      }
      .controls("Pull down and let go. Offline, the refresh fails.") {
        Toggle("Offline", isOn: $isOffline)
      }
      .navigationTitle("Failed reload")
    }
  }

  /// The same scroll view with a failure that stays visible until a tap or a pull retries it.
  @MainActor struct RetryScreen: View {
    @StateObject private var feed = Feed()
    @State private var isOffline = true

    private var configuration: EdgeConfiguration {
      var configuration = EdgeConfiguration.standard
      configuration.keepsFailure = true
      configuration.resultDuration = 0.5
      configuration.timeout = 10
      return configuration
    }

    var body: some View {
      RefreshableScrollView(configuration: configuration) {
        try await isOffline ? feed.fail() : feed.reload()
      } content: {
        NoteStack(feed: feed)
      }
      .refreshIndicatorStyle(.pill)
      .controls("Pull down, turn Offline off, and tap the failure.") {
        Toggle("Offline", isOn: $isOffline)
      }
      .navigationTitle("Try again")
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
