#if canImport(SwiftUI)
  import SwiftUI

  /// A vertical stack of a feed's notes, for a scroll view.
  @MainActor struct NoteStack: View {
    @ObservedObject var feed: Feed

    var body: some View {
      LazyVStack(spacing: 12) { ForEach(feed.notes, content: NoteCard.init) }
        .padding(.horizontal)
        .padding(.vertical, 8)
    }
  }

  /// Shows the part in Xcode's canvas.
  struct NoteStackPreviews: PreviewProvider {
    static var previews: some View { ScrollView { NoteStack(feed: Feed()) } }
  }
#endif
