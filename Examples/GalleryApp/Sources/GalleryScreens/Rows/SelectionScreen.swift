#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import SwiftUI

  /// A list of a thousand notes, of which the user selects some.
  @MainActor struct SelectionScreen: View {
    @State private var selection: Set<Note.ID> = [2]
    private let notes = (0..<1000).map { Note.numbered($0) }

    var body: some View {
      VerticalList(notes, selection: $selection) { note in
        NoteRow(note: note).padding(.horizontal).padding(.vertical, 6)
      }
      .controls("Tap, or drag two fingers over the notes. \(selection.count) selected.") {
        Button("Select none") { selection = [] }
      }
      .navigationTitle("Selection")
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct SelectionScreenPreviews: PreviewProvider {
    static var previews: some View { SelectionScreen() }
  }
#endif
