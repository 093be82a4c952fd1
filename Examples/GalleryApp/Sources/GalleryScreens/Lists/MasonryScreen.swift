#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// Two thousand notes; a reload adds newer notes, and a page adds older notes.
  @MainActor final class MasonryModel: ObservableObject {
    /// The loaded notes, the newest first.
    @Published private(set) var notes: [Note]

    private var range = 101..<2101

    init() { notes = range.map(Note.numbered) }

    /// Adds three newer notes.
    func reload() async throws {
      try await GalleryTime.sleep(.seconds(1.5))
      let first = range.lowerBound - 3
      notes = (first..<range.lowerBound).map(Note.numbered) + notes
      range = first..<range.upperBound
    }

    /// Adds fifty older notes.
    ///
    /// - Throws: `NoMoreContent` after the last page.
    func loadMore() async throws {
      try await GalleryTime.sleep(.seconds(1.5))
      let end = range.upperBound + 50
      notes += (range.upperBound..<end).map(Note.numbered)
      range = range.lowerBound..<end
      if end > 2300 { throw NoMoreContent() }
    }
  }

  /// Notes in a stack, in a grid, or as masonry, which puts each note into the shortest lane.
  @MainActor struct MasonryScreen: View {
    @StateObject private var model = MasonryModel()
    @State private var arrangement = ListArrangement.masonry(2)

    var body: some View {
      VerticalList(model.notes, spacing: 8, estimatedItemExtent: 240) { note in
        NoteTile(note: note, pictureHeight: CGFloat(80 + (note.id & 3) * 30))
      }
      .listArrangement(arrangement, laneSpacing: 8)
      .listInsets(.vertical, 8)
      .listAnchor(.top)
      .pullToRefresh { try await model.reload() }
      .loadMore { try await model.loadMore() }
      .padding(.horizontal)
      .controls(hint) {
        Picker("Arrangement", selection: $arrangement) {
          Text("2 lanes").tag(ListArrangement.masonry(2))
          Text("Automatic").tag(ListArrangement.adaptiveMasonry(minimum: 160))
          Text("Grid").tag(ListArrangement.adaptiveColumns(minimum: 160))
          Text("Stack").tag(ListArrangement.stack)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
      .navigationTitle("Masonry")
    }

    private var hint: String {
      switch arrangement {
      case .masonry(let count): "Each note goes into the shorter of \(count) lanes."
      case .adaptiveMasonry: "As many lanes as fit. Turn the phone or resize the window."
      case .adaptiveColumns, .columns: "Each row is as high as its highest note."
      case .stack: "One note below the other."
      }
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct MasonryScreenPreviews: PreviewProvider {
    static var previews: some View { MasonryScreen() }
  }
#endif
