import Overscroll
import OverscrollCore
import OverscrollListCore

/// A search for the items of a list's cache in new data.
struct CachedItemSearch<ID: Hashable> {
  /// The edits of the data; `nil` if the list has replaced all items.
  let edits: [ListEdit]?
  /// The number of items in the old and in the new data.
  let counts: (before: Int, now: Int)
  /// The index in the new data of the first visible item.
  let center: Int
  /// Returns the id of an item of the new data; called only with valid indices.
  let id: (Int) -> ID

  /// The number of items to search on each side of the first visible item.
  static var searchRadius: Int { 1024 }
  /// The number of items to search on each side of an item's expected index.
  static var nearRadius: Int { 64 }

  /// Returns the new indices of the items that the new data contains.
  ///
  /// An item is expected at the index after the edits, at its old index, or at that index plus the change in
  /// count. The remaining items are searched near the first of these indices, and then near the first visible
  /// item. An item that has moved farther is not found.
  ///
  /// - Complexity: Reads up to three ids for each item, and up to 2 `nearRadius` ids more for an item that is
  ///   not found there. If items are still missing, reads up to 2 `searchRadius` more ids. O(n) in the number
  ///   of edits for each item.
  func newIndices(of items: [ItemCache<ID>.Entry]) -> [ID: Int] {
    var result: [ID: Int] = [:]
    var missing: Set<ID> = []
    let applied = edits.map { AppliedEdits($0, countBefore: counts.before) }
    for item in items {
      let edited = applied.map { $0.newIndex(of: item.index) } ?? nil
      let places = [edited, item.index, item.index + counts.now - counts.before]
      let expected = edited ?? item.index
      let near = (1...Self.nearRadius).lazy.flatMap { [expected - $0, expected + $0] }
      if let index = places.lazy.compactMap({ $0 }).first(where: { isItem(item.id, at: $0) })
        ?? near.first(where: { isItem(item.id, at: $0) })
      {
        result[item.id] = index
      } else {
        missing.insert(item.id)
      }
    }
    let range = center - Self.searchRadius..<center + Self.searchRadius
    for index in range.clamped(to: 0..<max(0, counts.now)) {
      guard !missing.isEmpty else { break }
      let id = id(index)
      if missing.remove(id) != nil { result[id] = index }
    }
    return result
  }

  /// Returns whether the new data has an id at an index.
  private func isItem(_ id: ID, at index: Int) -> Bool {
    index >= 0 && index < counts.now && self.id(index) == id
  }
}
