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
        title("Numbers")
        HorizontalList(1...12) { PictureCard(number: $0) }
        title("Notes")
        OverscrollLists.HorizontalList(Note.samples, spacing: 12) { NoteTile(note: $0).frame(width: 240) }
          .listInsets(16)
        title("Subjects")
        OverscrollLists.HorizontalList(subjects, id: \.self, spacing: 12) { subject in
          Label(subject.rawValue.capitalized, systemImage: subject.symbol)
            .frame(width: 160)
            .frame(maxHeight: .infinity)
            .cardBackground()
        }
        .listInsets(16)
        .frame(height: 64)
      }
      .padding(.vertical)
      .controls("The first row identifies cards by position, the second by id, the third by value.")
      .navigationTitle("Rows of cards")
    }

    private func title(_ text: String) -> some View {
      Text(text).font(.headline).padding(.horizontal)
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct RangesScreenPreviews: PreviewProvider {
    static var previews: some View { RangesScreen() }
  }
#endif
