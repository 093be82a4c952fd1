import Overscroll
import OverscrollCore
import OverscrollListCore

extension ListEdit {
  /// Returns the edits of a difference: first removals, and then insertions.
  ///
  /// Removals run from the end of the data to its start, insertions from the start to the end. Adjacent
  /// changes are joined. A move becomes a removal and an insertion.
  ///
  /// - Parameter difference: The difference between the data before and after the change.
  /// - Complexity: O(n) in the number of changes.
  static func edits<Element>(of difference: CollectionDifference<Element>) -> [ListEdit] {
    var edits: [ListEdit] = []
    var run: Range<Int>?
    func flush(_ edit: (Range<Int>) -> ListEdit) {
      if let run { edits.append(edit(run)) }
      run = nil
    }
    for change in difference.removals.reversed() {
      let offset = change.offset
      if let last = run, last.lowerBound == offset + 1 {
        run = offset..<last.upperBound
      } else {
        flush { .remove($0) }
        run = offset..<offset + 1
      }
    }
    flush { .remove($0) }
    for change in difference.insertions {
      let offset = change.offset
      if let last = run, last.upperBound == offset {
        run = last.lowerBound..<offset + 1
      } else {
        flush { .insert($0.count, at: $0.lowerBound) }
        run = offset..<offset + 1
      }
    }
    flush { .insert($0.count, at: $0.lowerBound) }
    return edits
  }

  /// Returns the number of items after the edit.
  ///
  /// - Parameter count: The number of items before the edit.
  func count(after count: Int) -> Int {
    switch self {
    case .insert(let added, _, _): count + max(0, added)
    case .remove(let items): count - items.clamped(to: 0..<max(0, count)).count
    case .move: count
    }
  }
}

extension CollectionDifference.Change {
  /// The index of the inserted or removed element.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
