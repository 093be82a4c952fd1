#if canImport(SwiftUI)
  import SwiftUI

  /// A note as a row of a list.
  @MainActor struct NoteRow: View {
    let note: Note

    var body: some View {
      Label {
        VStack(alignment: .leading, spacing: 2) {
          Text(note.title).font(.headline)
          Text(note.text).font(.subheadline).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } icon: {
        Image(systemName: note.subject.symbol).foregroundStyle(.tint)
      }
      .accessibilityElement(children: .combine)
    }
  }

  /// A note on a card.
  @MainActor struct NoteCard: View {
    let note: Note

    var body: some View {
      NoteRow(note: note)
        .padding()
        .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    }
  }

  /// Shows the parts in Xcode's canvas.
  struct NoteRowPreviews: PreviewProvider {
    static var previews: some View {
      VStack { ForEach(Note.samples.prefix(3), content: NoteCard.init) }.padding()
    }
  }
#endif
