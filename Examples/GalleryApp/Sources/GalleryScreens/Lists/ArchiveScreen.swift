#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// Ten thousand notes, and some more with each reload and each page.
  @MainActor final class Archive: ObservableObject {
    /// The notes that are here, the newest first.
    @Published private(set) var notes: [Note]

    private var range = 0..<10_000

    init() { notes = range.map(Note.numbered) }

    /// Gets three newer notes.
    func reload() async throws {
      try await GalleryTime.pass(.seconds(1.5))
      let first = range.lowerBound - 3
      notes = (first..<range.lowerBound).map(Note.numbered) + notes
      range = first..<range.upperBound
    }

    /// Gets fifty older notes.
    ///
    /// - Throws: `NoMoreContent` with the last ones.
    func loadMore() async throws {
      try await GalleryTime.pass(.seconds(1.5))
      let end = range.upperBound + 50
      notes += (range.upperBound..<end).map(Note.numbered)
      range = range.lowerBound..<end
      if end >= 10_200 { throw NoMoreContent() }
    }
  }

  extension Note {
    /// A note with a number, which may be negative; what it says comes round again.
    static func numbered(_ number: Int) -> Note {
      let count = samples.count
      let sample = samples[(number % count + count) % count]
      return Note(id: number, subject: sample.subject, title: "\(number): \(sample.title)", text: sample.text)
    }
  }

  /// A list of any length with the usual edges around it.
  @MainActor struct ArchiveScreen: View {
    @StateObject private var archive = Archive()
    @State private var list = ListController()

    var body: some View {
      VerticalList(archive.notes, spacing: 8, estimatedItemExtent: 90, controller: list) { note in
        NoteCard(note: note).padding(.horizontal)
      }
      .listInsets(.vertical, 8)
      .pullToRefresh { try await archive.reload() }
      .loadMore { try await archive.loadMore() }
      .controls("Pull at the top, scroll away while it reloads: what you read stays where it is.") {
        HStack {
          Button("To the middle") { list.scrollTo(index: archive.notes.count / 2, anchor: .top) }
          Button("To the end") { list.scrollTo(.bottom) }
        }
        .buttonStyle(.bordered)
      }
      .navigationTitle("Ten thousand")
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct ArchiveScreenPreviews: PreviewProvider {
    static var previews: some View { ArchiveScreen() }
  }
#endif
