import Foundation
import Overscroll
import OverscrollCore
import OverscrollListCore

/// The edits of one change of the data, for the animation of the rows.
struct AppliedEdits {
  private let edits: [ListEdit]
  private let countBefore: Int

  /// Makes the edits of a change.
  ///
  /// - Parameters:
  ///   - edits: The edits, in order.
  ///   - countBefore: The number of items before the edits.
  init(_ edits: [ListEdit], countBefore: Int) { (self.edits, self.countBefore) = (edits, countBefore) }

  /// The indices of the items that the edits inserted.
  var arrivals: IndexSet { ListEdit.insertedIndices(of: edits) }

  /// Returns the index of an item after the edits, or `nil` for a removed item.
  ///
  /// - Parameter item: The item's index before the edits.
  /// - Complexity: O(n) in the number of edits.
  func newIndex(of item: Int) -> Int? {
    var (item, count) = (item, countBefore)
    for edit in edits {
      guard let next = edit.newIndex(of: item, count: count) else { return nil }
      (item, count) = (next, edit.count(after: count))
    }
    return item
  }
}
