#if canImport(SwiftUI)
  import OverscrollArticles
  import SwiftUI

  /// Three ways to tell elements apart: by position in the third article's list, by the id they have, by a key path.
  @MainActor struct RangesScreen: View {
    private let subjects = Note.Subject.allCases

    var body: some View {
      VStack(alignment: .leading) {
        Text("1...12, by position: the twelfth is there")
        HorizontalList(1...12) { EmojiCard(number: $0) }
        Text("Notes, by their own ids")
        OverscrollLists.HorizontalList(Note.samples, spacing: 12) { NoteCard(note: $0).frame(width: 240) }
        Text("Subjects, by a key path")
        OverscrollLists.HorizontalList(subjects, id: \.self, spacing: 12) { subject in
          Label(subject.rawValue.capitalized, systemImage: subject.symbol).frame(width: 160)
        }
      }
      .controls("The first is the third article's, and scrolls as there. The others are Overscroll's.")
      .navigationTitle("Ranges")
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct RangesScreenPreviews: PreviewProvider {
    static var previews: some View { RangesScreen() }
  }
#endif
