#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import SwiftUI

  /// Notes with actions that a swipe shows.
  @MainActor struct SwipeScreen: View {
    @State private var notes = (0..<40).map { Note.numbered($0) }
    @State private var flagged: Set<Note.ID> = []
    @State private var last = "Swipe a note to a side, or all the way."

    var body: some View {
      VerticalList(notes, estimatedItemExtent: 80) { note in
        NoteRow(note: note)
          .padding(.horizontal)
          .padding(.vertical, 6)
          .background(.bar)
          .opacity(flagged.contains(note.id) ? 0.6 : 1)
          .listSwipeActions {
            Button("Delete", role: .destructive) {
              last = "Deleted: \(note.title)"
              withAnimation { notes.removeAll { $0.id == note.id } }
            }
            Button("Flag") {
              last = "Flagged: \(note.title)"
              flagged.formSymmetricDifference([note.id])
            }
            .tint(.orange)
          }
          .listSwipeAction(edge: .leading) {
            last = "Reply to: \(note.title)"
          } label: {
            Text("Reply")
          }
      }
      .controls(last)
      .navigationTitle("Swipe actions")
    }
  }

  /// Shows the screen in Xcode's canvas, in both directions.
  struct SwipeScreenPreviews: PreviewProvider {
    static var previews: some View {
      SwipeScreen()
      SwipeScreen().environment(\.layoutDirection, .rightToLeft)
    }
  }
#endif
