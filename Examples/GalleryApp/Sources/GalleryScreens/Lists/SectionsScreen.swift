#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// A year of notes, by month.
  @MainActor struct SectionsScreen: View {
    /// A month and its notes.
    private struct Month: Identifiable {
      let id: Int
      let notes: [Note]
    }

    private let months = (0..<12).map { month in
      Month(id: month, notes: (0..<20 + month).map { Note.numbered(month * 100 + $0) })
    }
    @State private var isPinned = true

    var body: some View {
      VerticalList(sections: months, items: \.notes, estimatedItemExtent: 80) { note in
        NoteRow(note: note).padding(.horizontal).padding(.vertical, 6)
      } header: { month in
        Text("Month \(month.id + 1)")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal)
          .padding(.vertical, 6)
          .background(.bar)
          .accessibilityAddTraits(.isHeader)
      }
      .listConfiguration(ListConfiguration(pinsHeaders: isPinned))
      .controls("A header stays pinned while its month is visible. The next header pushes it away.") {
        Toggle("Pinned headers", isOn: $isPinned)
      }
      .navigationTitle("Sections")
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct SectionsScreenPreviews: PreviewProvider {
    static var previews: some View { SectionsScreen() }
  }
#endif
