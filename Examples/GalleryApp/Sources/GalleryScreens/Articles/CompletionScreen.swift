#if canImport(SwiftUI)
  import OverscrollArticles
  import SwiftUI

  /// The first article's scroll view: the action says when it is complete.
  @MainActor struct CompletionScreen: View {
    @StateObject private var feed = Feed()

    var body: some View {
      RefreshableScrollView(onRefresh: { complete in
        try? await feed.reload()
        await complete()
      }) {
        LazyVStack(spacing: 12) {
          ForEach(feed.notes) { NoteCard(note: $0) }
        }
        .padding()
      }
      .controls("It fires on the way down, at 15 % of the height, and once until it is back.")
      .navigationTitle("Completion")
    }
  }

  /// The same with work that goes on in a task of its own: returning ends nothing, only `complete` does.
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
      .controls("The action returns at once. The refresh ends with the task that it has started.")
      .navigationTitle("Completion, later")
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
