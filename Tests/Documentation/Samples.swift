import Foundation

#if canImport(SwiftUI)
  import Combine
  import SwiftUI
#else
  /// Publishes nothing, where there is no Combine.
  @propertyWrapper struct Published<Value> {
    var wrappedValue: Value
  }

  /// Is observed by nobody, where there is no Combine.
  protocol ObservableObject {}
#endif

// What the examples of the documentation are about. Scripts/docs compiles this with each of them; it is part of no
// product.

/// A row of a list.
struct Row: Identifiable, Hashable, Sendable {
  var id: Int
  var title: String
}

/// What a list shows, and where that comes from.
@MainActor final class Model: ObservableObject {
  @Published private(set) var rows: [Row] = []
  /// Whether there is a next page.
  @Published private(set) var hasMore = true
  /// Whether a reload runs, for those who keep a flag.
  @Published var isReloading = false
  /// Whether more is being loaded, for those who keep a flag.
  @Published var isLoadingMore = false

  /// Makes a model without rows.
  nonisolated init() {}

  /// Loads the first page anew.
  func reload() async throws {
    rows = try await page(0)
    hasMore = true
  }

  /// Loads the next page; false where there is none.
  @discardableResult
  func loadMore() async throws -> Bool {
    let next = try await page(rows.count / 20)
    rows += next
    hasMore = !next.isEmpty
    return !next.isEmpty
  }

  private func page(_ number: Int) async throws -> [Row] {
    try await Task.sleep(nanoseconds: 1_000_000_000)
    return number > 5 ? [] : (1...20).map { Row(id: number * 20 + $0, title: "Row \(number * 20 + $0)") }
  }
}

/// README's name for it.
typealias FeedModel = Model

#if canImport(SwiftUI)
  /// Draws a row.
  struct RowView: View {
    let row: Row

    init(_ row: Row) { self.row = row }

    var body: some View { Text(row.title).padding() }
  }
#endif
