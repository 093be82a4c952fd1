import Foundation
import Observation

#if canImport(SwiftUI)
  import Combine
  import SwiftUI
#else
  /// A replacement without Combine, which publishes nothing.
  @propertyWrapper struct Published<Value> {
    var wrappedValue: Value
  }

  /// A replacement without Combine, which has no observers.
  protocol ObservableObject {}
#endif

// The declarations that the examples of the documentation use. `Scripts/docs` compiles this file with each
// example. No product contains it.

/// A row of a list.
struct Row: Identifiable, Hashable, Sendable {
  var id: Int
  var title: String
}

extension Row {
  /// Loads a page of 20 rows; a page after the last is empty.
  static func page(_ number: Int) async throws -> [Row] {
    try await Task.sleep(for: .seconds(1))
    return number > 5 ? [] : (1...20).map { Row(id: number * 20 + $0, title: "Row \(number * 20 + $0)") }
  }
}

/// The rows of a list, and their loading, as an observable model.
@Observable @MainActor final class FeedModel {
  private(set) var rows: [Row] = []
  /// Whether there is a next page.
  private(set) var hasMore = true
  /// Whether a reload runs, for examples with a flag.
  var isReloading = false

  /// Creates a model without rows.
  nonisolated init() {}

  /// Loads the first page and replaces the rows.
  func reload() async throws {
    rows = try await Row.page(0)
    hasMore = true
  }

  /// Loads the next page, and returns false if there is none.
  @discardableResult
  func loadMore() async throws -> Bool {
    let next = try await Row.page(rows.count / 20)
    rows += next
    hasMore = !next.isEmpty
    return hasMore
  }
}

/// The same model as an observable object, for examples that also run on iOS 16.
@MainActor final class Model: ObservableObject {
  @Published private(set) var rows: [Row] = []
  /// Whether there is a next page.
  @Published private(set) var hasMore = true
  /// Whether a reload runs, for examples with a flag.
  @Published var isReloading = false
  /// Whether the next page loads, for examples with a flag.
  @Published var isLoadingMore = false

  /// Creates a model without rows.
  nonisolated init() {}

  /// Loads the first page and replaces the rows.
  func reload() async throws {
    rows = try await Row.page(0)
    hasMore = true
  }

  /// Loads the next page, and returns false if there is none.
  @discardableResult
  func loadMore() async throws -> Bool {
    let next = try await Row.page(rows.count / 20)
    rows += next
    hasMore = !next.isEmpty
    return hasMore
  }
}

#if canImport(SwiftUI)
  /// A row with its title.
  struct RowView: View {
    let row: Row

    nonisolated init(_ row: Row) { self.row = row }

    var body: some View { Text(row.title).padding() }
  }
#endif
