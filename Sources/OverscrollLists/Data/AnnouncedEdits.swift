import Overscroll
import OverscrollCore
import OverscrollListCore

/// The edits that an app announces before it changes a list's data.
struct AnnouncedEdits {
  /// The announced edits, or `nil` after more than `limit` edits.
  private var edits: [ListEdit]? = []

  /// The maximum number of edits that are kept.
  static var limit: Int { 65_536 }

  /// Appends edits to the announced edits.
  ///
  /// If the total exceeds `limit`, all edits are dropped, and the list infers the change from the data.
  mutating func add(_ edits: [ListEdit]) {
    self.edits?.append(contentsOf: edits)
    if let count = self.edits?.count, count > Self.limit { self.edits = nil }
  }

  /// Returns the announced edits and clears them.
  ///
  /// - Returns: The edits; empty if there were too many.
  mutating func consume() -> [ListEdit] {
    defer { edits = [] }
    return edits ?? []
  }
}
