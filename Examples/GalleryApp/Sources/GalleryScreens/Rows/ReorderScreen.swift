#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import SwiftUI

  /// The notes of three days, which the user drags to a new order and to another day.
  @MainActor struct ReorderScreen: View {
    private struct Day: Identifiable {
      let id: String
      var notes: [Note]
    }

    @State private var days = ["Friday", "Saturday", "Sunday"].enumerated().map { number, name in
      Day(id: name, notes: (0..<6).map { Note.numbered(number * 6 + $0) })
    }

    var body: some View {
      VerticalList(sections: days, items: \.notes, estimatedItemExtent: 80) { note in
        ReorderRow(note: note)
      } header: { day in
        Text(day.id)
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal)
          .padding(.vertical, 6)
          .background(.bar)
          .accessibilityAddTraits(.isHeader)
      }
      .listReorder(in: String.self) { days.apply($0, to: \.notes) }
      .controls("Hold a note, or touch its handle, and drag it to another day.")
      .navigationTitle("Reorder")
    }
  }

  /// A note with a handle.
  private struct ReorderRow: View {
    let note: Note
    @Environment(\.isListItemLifted) private var isLifted

    var body: some View {
      HStack {
        NoteRow(note: note)
        VStack(spacing: 4) {
          line
          line
          line
        }
        .frame(width: 44, height: 44)
        .accessibilityHidden(true)
        .listReorderHandle()
      }
      .padding(.leading)
      .padding(.vertical, 6)
      .background(.bar)
      .opacity(isLifted ? 0.9 : 1)
    }

    private var line: some View { Rectangle().fill(.secondary).frame(width: 18, height: 2) }
  }

  /// Shows the screen in Xcode's canvas.
  struct ReorderScreenPreviews: PreviewProvider {
    static var previews: some View { ReorderScreen() }
  }
#endif
