#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// Notes in a stack, in columns, or as masonry, which puts each note into the shortest lane.
  @MainActor struct MasonryScreen: View {
    private let notes = (0..<2000).map(Note.numbered)
    @State private var arrangement = ListArrangement.masonry(2)

    var body: some View {
      VerticalList(notes, spacing: 8, estimatedItemExtent: 180) { NoteCard(note: $0) }
        .listArrangement(arrangement, laneSpacing: 8)
        .listInsets(.vertical, 8)
        .padding(.horizontal)
        .controls(hint) {
          Picker("Arrangement", selection: $arrangement) {
            Text("2 lanes").tag(ListArrangement.masonry(2))
            Text("Masonry").tag(ListArrangement.adaptiveMasonry(minimum: 160))
            Text("Columns").tag(ListArrangement.adaptiveColumns(minimum: 160))
            Text("Stack").tag(ListArrangement.stack)
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        }
        .navigationTitle("Masonry")
    }

    private var hint: String {
      switch arrangement {
      case .masonry(let count): "Always \(count) lanes."
      case .adaptiveMasonry: "As many lanes as fit at 160 pt each. Rotate the phone or resize the window."
      case .adaptiveColumns: "As many columns as fit. Each row is as high as its highest note."
      case .columns(let count): "Always \(count) columns."
      case .stack: "A single column."
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct MasonryScreenPreviews: PreviewProvider {
    static var previews: some View { MasonryScreen() }
  }
#endif
