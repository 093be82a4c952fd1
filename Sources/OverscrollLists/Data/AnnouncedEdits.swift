import Overscroll
import OverscrollCore
import OverscrollListCore

/// What an app says the next change of a list's data consists of.
struct AnnouncedEdits {
  /// The edits; nil if there were more than are kept.
  private var edits: [ListEdit]? = []

  /// How many edits are kept at most.
  static var limit: Int { 65_536 }

  /// Edits follow those that were announced before.
  ///
  /// With more of them than are kept, all count as unknown: the list has to infer what has happened.
  mutating func add(_ edits: [ListEdit]) {
    self.edits?.append(contentsOf: edits)
    if let count = self.edits?.count, count > Self.limit { self.edits = nil }
  }

  /// The data has changed.
  ///
  /// - Returns: The edits that were announced; none if there were too many.
  mutating func take() -> [ListEdit] {
    defer { edits = [] }
    return edits ?? []
  }
}
