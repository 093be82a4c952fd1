#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// Ten thousand notes; a reload adds newer notes, and a page adds older notes.
  @MainActor final class Archive: ObservableObject {
    /// The loaded notes, the newest first.
    @Published private(set) var notes: [Note]

    private var range = 0..<10_000

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
      if end >= 10_200 { throw NoMoreContent() }
    }
  }

  extension Note {
    /// Returns the note with a number, which may be negative.
    ///
    /// The texts of the sample notes repeat.
    static func numbered(_ number: Int) -> Note {
      let count = samples.count
      let sample = samples[(number % count + count) % count]
      return Note(id: number, subject: sample.subject, title: "\(number): \(sample.title)", text: sample.text)
    }
  }

  /// A list of ten thousand notes with pull to refresh and load more.
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
      .controls("Pull to reload, then scroll down while it runs: the note you read stays in place.") {
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
