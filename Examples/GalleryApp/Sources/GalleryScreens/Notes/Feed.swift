#if canImport(SwiftUI)
  import Combine
  import Overscroll

  /// The notes as a server would give them: newer ones when reloaded, older ones page by page, each after a while.
  @MainActor final class Feed: ObservableObject {
    /// What stands in the way of a reload.
    struct Offline: Error {}

    /// The notes that are here.
    @Published private(set) var notes: [Note]

    private let page: Int
    private let delay: Duration
    private var range: Range<Int>

    /// Makes a feed that begins with a page of notes.
    ///
    /// - Parameters:
    ///   - page: How many.
    ///   - delay: How long everything takes.
    init(page: Int = 10, delay: Duration = .seconds(1.5)) {
      self.page = page
      self.delay = delay
      range = 6..<6 + page
      notes = Array(Note.samples[range])
    }

    /// Whether there are older notes.
    var hasMore: Bool { range.upperBound < Note.samples.count }

    /// Gets a newer note, if there is one, and goes back to one page.
    func reload() async throws {
      try await GalleryTime.pass(delay)
      let first = max(0, range.lowerBound - 1)
      show(first..<first + page)
    }

    /// Gets nothing.
    func fail() async throws {
      try await GalleryTime.pass(delay)
      throw Offline()
    }

    /// Gets older notes.
    ///
    /// - Throws: `NoMoreContent` with the last ones.
    func loadMore() async throws {
      try await GalleryTime.pass(delay)
      show(range.lowerBound..<min(range.upperBound + 6, Note.samples.count))
      if !hasMore { throw NoMoreContent() }
    }

    private func show(_ range: Range<Int>) {
      self.range = range
      notes = Array(Note.samples[range])
    }
  }
#endif
