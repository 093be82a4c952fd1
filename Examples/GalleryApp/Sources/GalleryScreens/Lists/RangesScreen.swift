#if canImport(SwiftUI)
  import OverscrollArticles
  import SwiftUI

  /// Three lists that identify elements in different ways: by position, by id and by key path.
  ///
  /// The first list is the third article's.
  @MainActor struct RangesScreen: View {
    private let subjects = Note.Subject.allCases

    var body: some View {
      VStack(alignment: .leading) {
        Text("1...12 by position, including 12")
        HorizontalList(1...12) { EmojiCard(number: $0) }
        Text("Notes by their ids")
        OverscrollLists.HorizontalList(Note.samples, spacing: 12) { NoteCard(note: $0).frame(width: 240) }
        Text("Subjects by key path")
        OverscrollLists.HorizontalList(subjects, id: \.self, spacing: 12) { subject in
          Label(subject.rawValue.capitalized, systemImage: subject.symbol).frame(width: 160)
        }
      }
      .controls("The first list is from article 3 and scrolls as in it. The lower two are Overscroll's.")
      .navigationTitle("Ranges")
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct RangesScreenPreviews: PreviewProvider {
    static var previews: some View { RangesScreen() }
  }
#endif
