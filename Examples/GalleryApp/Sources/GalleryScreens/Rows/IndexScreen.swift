#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import SwiftUI

  /// A hundred thousand entries from A to Z, with an index and a thumb.
  @MainActor struct IndexScreen: View {
    private struct Letter: Identifiable {
      let id: String
      let entries: [Entry]
    }

    private struct Entry: Identifiable {
      let id: Int
      let title: String
    }

    private let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".enumerated().map { number, letter in
      Letter(
        id: String(letter),
        entries: (0..<4000).map { Entry(id: number * 4000 + $0, title: "\(letter) \($0 + 1)") })
    }

    var body: some View {
      VerticalList(sections: letters, items: \.entries, showsIndicators: false) { entry in
        Text(entry.title)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal)
          .padding(.vertical, 10)
      } header: { letter in
        Text(letter.id)
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal)
          .padding(.vertical, 6)
          .background(.bar)
      }
      .listIndex(sections: letters) { $0.id }
      .listAccessibilityHeadings(sections: letters) { $0.id }
      .listAccessibilityPositions()
      .controls("Drag along the letters at the side: the list follows through 104,000 rows.")
      .navigationTitle("Index")
    }
  }

  /// A million rows with a thumb that shows where the list is.
  @MainActor struct ThumbScreen: View {
    var body: some View {
      VerticalList(0..<1_000_000, id: \.self, showsIndicators: false) { number in
        NoteRow(note: .numbered(number)).padding(.horizontal).padding(.vertical, 6)
      }
      .listThumb(0..<1_000_000) { "Note \($0.formatted())" }
      .controls("Scroll, then drag the thumb at the side through a million notes.")
      .navigationTitle("Thumb")
    }
  }

  /// Shows the screens in Xcode's canvas.
  struct IndexScreenPreviews: PreviewProvider {
    static var previews: some View {
      IndexScreen()
      ThumbScreen()
    }
  }
#endif
