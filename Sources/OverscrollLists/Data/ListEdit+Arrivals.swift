import Overscroll
import Foundation
import OverscrollCore
import OverscrollListCore

extension ListEdit {
  /// Returns the indices, after all edits, of the items that the edits inserted.
  ///
  /// Moved items are not included.
  ///
  /// - Complexity: O(n m) for n edits and m separate ranges of inserted items.
  static func insertedIndices(of edits: [ListEdit]) -> IndexSet {
    var result = IndexSet()
    for edit in edits {
      switch edit {
      case .insert(let count, let index, _):
        guard count > 0 else { continue }
        let index = max(0, index)
        result.shift(startingAt: index, by: count)
        result.insert(integersIn: index..<index + count)
      case .remove(let items):
        let items = items.clamped(to: 0..<Int.max)
        guard !items.isEmpty else { continue }
        result.remove(integersIn: items)
        result.shift(startingAt: items.upperBound, by: -items.count)
      case .move(let items, let destination):
        let items = items.clamped(to: 0..<Int.max)
        let count = max(items.upperBound, destination)
        guard !items.isEmpty, let start = edit.newIndex(of: items.lowerBound, count: count) else { continue }
        let moved = result.intersection(IndexSet(integersIn: items))
        result.remove(integersIn: items)
        result.shift(startingAt: items.upperBound, by: -items.count)
        result.shift(startingAt: start, by: items.count)
        for run in moved.rangeView {
          let first = run.lowerBound - items.lowerBound + start
          result.insert(integersIn: first..<first + run.count)
        }
      }
    }
    return result
  }
}
