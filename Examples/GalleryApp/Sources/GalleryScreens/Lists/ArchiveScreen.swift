#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// Ten million notes; a reload adds newer notes.
  @MainActor final class ArchiveModel: ObservableObject {
    /// The numbers of the notes, the newest first.
    ///
    /// A range takes no memory for its elements.
    @Published private(set) var numbers = (1...10_000_000).reversed()

    /// Adds three newer notes.
    func reload() async throws {
      try await GalleryTime.sleep(.seconds(1.5))
      numbers = (1...numbers.count + 3).reversed()
    }
  }

  /// A list of ten million cards, which builds only the visible ones.
  @MainActor struct ArchiveScreen: View {
    @StateObject private var archive = ArchiveModel()
    @StateObject private var list = ListController()

    var body: some View {
      VerticalList(archive.numbers, id: \.self, spacing: 8, estimatedItemExtent: 90, controller: list) {
        NoteCard(note: .numbered($0)).padding(.horizontal)
      }
      .listInsets(.vertical, 8)
      .listAnchor(.top)
      .pullToRefresh { try await archive.reload() }
      .controls(hint) {
        HStack {
          Button("Top") { list.scrollTo(.top) }
          Button("Middle") { list.scrollTo(index: archive.numbers.count / 2, anchor: .top) }
          Button("End") { list.scrollTo(.bottom) }
        }
        .buttonStyle(.bordered)
      }
      .navigationTitle("Ten million cards")
    }

    private var hint: String {
      let visible = list.visibleRange
      return "\(visible.count) of \(archive.numbers.count.formatted()) cards are on the screen."
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct ArchiveScreenPreviews: PreviewProvider {
    static var previews: some View { ArchiveScreen() }
  }
#endif
