#if canImport(SwiftUI)
  import Combine
  import Overscroll

  /// The notes of a simulated server.
  ///
  /// A reload adds a newer note, and each page adds older notes. Every request takes the same time.
  @MainActor final class Feed: ObservableObject {
    /// The error of a reload without a connection.
    struct Offline: Error {}

    /// The loaded notes.
    @Published private(set) var notes: [Note]

    private let page: Int
    private let delay: Duration
    private var range: Range<Int>

    /// Creates a feed with its first page of notes.
    ///
    /// - Parameters:
    ///   - page: The number of notes on the first page.
    ///   - delay: The duration of each request.
    init(page: Int = 10, delay: Duration = .seconds(1.5)) {
      self.page = page
      self.delay = delay
      range = 6..<6 + page
      notes = Array(Note.samples[range])
    }

    /// Whether the server has older notes that are not loaded.
    var hasMore: Bool { range.upperBound < Note.samples.count }

    /// Adds one newer note, if the server has one, and shows only the first page.
    func reload() async throws {
      try await GalleryTime.sleep(delay)
      let first = max(0, range.lowerBound - 1)
      show(first..<first + page)
    }

    /// Waits for the duration of a request, and then throws `Offline`.
    func fail() async throws {
      try await GalleryTime.sleep(delay)
      throw Offline()
    }

    /// Adds a page of older notes.
    ///
    /// - Throws: `NoMoreContent` after the last page.
    func loadMore() async throws {
      try await GalleryTime.sleep(delay)
      show(range.lowerBound..<min(range.upperBound + 6, Note.samples.count))
      if !hasMore { throw NoMoreContent() }
    }

    private func show(_ range: Range<Int>) {
      self.range = range
      notes = Array(Note.samples[range])
    }
  }
#endif
