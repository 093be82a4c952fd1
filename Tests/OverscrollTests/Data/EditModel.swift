import OverscrollCore
import OverscrollListCore

@testable import Overscroll
@testable import OverscrollLists

/// Returns the items after some edits, with `nil` for each inserted item.
func apply<ID>(_ edits: [ListEdit], to items: [ID?]) -> [ID?] {
  var items = items
  for edit in edits {
    switch edit {
    case .insert(let count, let index, _):
      items.insert(contentsOf: repeatElement(nil, count: count), at: index)
    case .remove(let range): items.removeSubrange(range)
    case .move(let range, let index):
      let moved = items[range]
      items.removeSubrange(range)
      items.insert(contentsOf: moved, at: index <= range.lowerBound ? index : index - range.count)
    }
  }
  return items
}
