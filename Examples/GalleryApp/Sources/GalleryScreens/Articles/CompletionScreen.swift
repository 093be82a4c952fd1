#if canImport(SwiftUI)
  import OverscrollArticles
  import SwiftUI

  /// The first article's scroll view, whose action calls `complete` to end the refresh.
  @MainActor struct CompletionScreen: View {
    @StateObject private var feed = Feed()

    var body: some View {
      RefreshableScrollView(onRefresh: { complete in
        try? await feed.reload()
        await complete()
      }) {
        LazyVStack(spacing: 12) {
          ForEach(feed.notes, content: NoteCard.init)
        }
        .padding()
      }
      .controls("Pull down until the icon is complete.")
      .navigationTitle("Completion")
    }
  }

  /// The same scroll view with an action that starts a task and returns.
  ///
  /// Only `complete` ends the refresh.
  @MainActor struct DetachedCompletionScreen: View {
    @StateObject private var feed = Feed()

    var body: some View {
      RefreshableScrollView(onRefresh: { complete in
        Task {
          try? await feed.reload()
          await complete()
        }
      }) {
        NoteStack(feed: feed)
      }
      .controls("Pull down: the task calls complete() at its end.")
      .navigationTitle("Completion in a task")
    }
  }

  /// Shows the screens in Xcode's canvas.
  struct CompletionScreenPreviews: PreviewProvider {
    static var previews: some View {
      CompletionScreen()
      DetachedCompletionScreen()
    }
  }
#endif
