#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// A year of notes, by month; a reload adds a note to the first month.
  @MainActor final class SectionsModel: ObservableObject {
    /// A month and its notes.
    struct Month: Identifiable {
      let id: Int
      var notes: [Note]
    }

    @Published private(set) var months = (0..<12).map { month in
      Month(id: month, notes: (0..<20 + month).map { Note.numbered(month * 100 + 120 + $0) })
    }
    /// The number of the next new note.
    private var next = 119

    func reload() async throws {
      try await GalleryTime.sleep(.seconds(1.5))
      months[0].notes.insert(.numbered(next), at: 0)
      next -= 1
    }
  }

  /// A list of months, whose headers stay at the top while their notes are visible.
  @MainActor struct SectionsScreen: View {
    @StateObject private var model = SectionsModel()
    @State private var isPinned = true

    var body: some View {
      VerticalList(sections: model.months, items: \.notes, estimatedItemExtent: 80) { note in
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
      .listAnchor(.top)
      .pullToRefresh { try await model.reload() }
      .controls("Scroll: the next header pushes the pinned one away.") {
        Toggle("Pin the headers", isOn: $isPinned)
      }
      .navigationTitle("Sections")
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct SectionsScreenPreviews: PreviewProvider {
    static var previews: some View { SectionsScreen() }
  }
#endif
