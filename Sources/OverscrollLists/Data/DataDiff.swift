import Overscroll
import OverscrollCore
import OverscrollListCore

/// The change of a list's data, inferred from the ids of the mounted items.
///
/// The app reports no edits, and the list does not copy the data. Instead, it remembers the mounted items,
/// which have views, and searches for them in the new data. Their old and new indices show how many items
/// were inserted or removed before, between and after them. After a wrong guess, some invisible items have
/// a wrong extent until they are mounted.
///
/// If an id occurs more than once, the search may confuse its items.
struct DataDiff<ID: Hashable> {
  /// An item that was mounted with the old data.
  ///
  /// The search looks for its id in the new data.
  struct RememberedItem {
    /// The item's index in the old data.
    let index: Int
    let id: ID
  }

  /// The number of items in the old data.
  let oldCount: Int
  /// The number of items in the new data.
  let newCount: Int
  /// The indices of the visible items in the old data.
  let visibleRange: Range<Int>
  /// The remembered items, by ascending index.
  let rememberedItems: [RememberedItem]
  /// Returns the id of an item of the new data; called only with valid indices.
  let id: (Int) -> ID

  /// The number of items to search on each side of each of the `centers`.
  static var searchRadius: Int { 1024 }

  /// The edits that turn the old data into the new data, in order.
  ///
  /// If the order of a single remembered item has changed, its move comes first. The other edits run from the
  /// list's end to its start, so that an edit does not change the indices of a later edit. If no remembered
  /// item is found, all items keep their indices, and the edit is at the list's end.
  ///
  /// - Complexity: Reads the id of each remembered item if all of these items kept their index or moved by
  ///   the change in count. Otherwise the search reads up to 2 `searchRadius` more ids, or 6 `searchRadius`
  ///   if it finds at most half of the items. Each item that was mounted far from the first visible item
  ///   adds up to 4 `searchRadius`.
  var edits: [ListEdit] {
    let found = foundItems
    if zip(found, found.dropFirst()).allSatisfy({ $0.new < $1.new }) { return edits(keeping: found) }
    let kept = longestKeptSubsequence(of: found, seen: visibleRange)
    if kept.count == found.count - 1 { return editsAfterMove(of: found, kept: kept) }
    return edits(keeping: kept)
  }

  /// Returns the edits without a move that keep the items of some pairs.
  ///
  /// `pairs` has the old and new indices in ascending order.
  func edits(keeping pairs: [MatchedIndex]) -> [ListEdit] {
    guard let first = pairs.first, let last = pairs.last else {
      return countChangeAtEnd(oldCount, newCount - oldCount)
    }
    var edits = after(last)
    for (one, next) in zip(pairs, pairs.dropFirst()).reversed() {
      edits += between(one, next)
    }
    return edits + before(first)
  }

  /// The remembered items that are found in the new data.
  private var foundItems: [MatchedIndex] {
    guard newCount > 0 else { return [] }
    for shift in [0, newCount - oldCount]
    where rememberedItems.allSatisfy({ isItem($0, at: $0.index + shift) }) {
      return rememberedItems.map { ($0.index, $0.index + shift) }
    }
    return foundPairs
  }

  /// The remembered items that are found within `searchRadius` of one of the `centers`.
  ///
  /// For each item, the result has the match nearest to the first center that finds it.
  private var foundPairs: [MatchedIndex] {
    var remaining = Set(rememberedItems.map(\.id))
    var indices: [ID: Int] = [:]
    var searched: [ClosedRange<Int>] = []
    for (number, center) in centers.enumerated() {
      // Skip the second and third center if more than half of the items are already found.
      if 1...2 ~= number, indices.count > remaining.count { continue }
      let range = max(0, center - Self.searchRadius)...min(newCount - 1, center + Self.searchRadius)
      for distance in 0...max(center - range.lowerBound, range.upperBound - center) {
        for index in [center - distance, center + distance] {
          guard !remaining.isEmpty else { break }
          guard range.contains(index), !searched.contains(where: { $0.contains(index) }) else { continue }
          let id = id(index)
          if remaining.remove(id) != nil { indices[id] = index }
        }
      }
      searched.append(range)
    }
    return rememberedItems.compactMap { item in indices[item.id].map { (item.index, $0) } }
  }

  /// The indices in the new data around which remembered items are searched.
  ///
  /// The first center is the old index of the first visible item. The second center adds the change in
  /// count. The third center is at the same relative position in the new data. Items that were mounted
  /// farther than `searchRadius` from the first visible item add two centers for each group of consecutive
  /// items. These are the old index of the group's first item, and that index plus the change in count.
  private var centers: [Int] {
    let anchor = max(0, min(visibleRange.lowerBound, oldCount))
    let change = newCount - oldCount
    var result = [anchor, anchor + change, Int(Double(anchor) * Double(newCount) / Double(max(1, oldCount)))]
    for (number, item) in rememberedItems.enumerated()
    where (item.index - anchor).magnitude > Self.searchRadius {
      if number > 0, rememberedItems[number - 1].index == item.index - 1 { continue }
      result += [item.index, item.index + change]
    }
    return result.map { max(0, min($0, newCount - 1)) }
  }

  /// Returns whether a remembered item is at an index of the new data.
  private func isItem(_ item: RememberedItem, at index: Int) -> Bool {
    index >= 0 && index < newCount && id(index) == item.id
  }

  /// The edits before the first item that was found in the new data.
  ///
  /// If the count shrinks there, missing remembered items directly before the found item are removed. The
  /// remainder of the change is at the list's start.
  private func before(_ pair: MatchedIndex) -> [ListEdit] {
    let change = pair.new - pair.old
    let removed = missingItems(in: 0..<pair.old).suffix(max(0, -change))
    return removals(removed) + self.change(at: 0, by: change + removed.count)
  }

  /// The edits between two items that were found in the new data.
  ///
  /// If the count shrinks there, missing remembered items between the found items are removed. The
  /// remainder of the change is directly after the first item.
  private func between(_ one: MatchedIndex, _ next: MatchedIndex) -> [ListEdit] {
    let change = (next.new - one.new) - (next.old - one.old)
    let removed = missingItems(in: one.old + 1..<next.old).prefix(max(0, -change))
    return removals(removed) + self.change(at: one.old + 1, by: change + removed.count)
  }

  /// The edits after the last item that was found in the new data.
  ///
  /// If the count shrinks there, missing remembered items directly after the found item are removed. The
  /// remainder of the change is at the list's end.
  private func after(_ pair: MatchedIndex) -> [ListEdit] {
    let change = (newCount - pair.new) - (oldCount - pair.old)
    let removed = missingItems(in: pair.old + 1..<oldCount).prefix(max(0, -change))
    let rest = change + removed.count
    // If a missing item is among the last items, which the count removes, remove the missing items first.
    if let last = removed.last, last >= oldCount + rest {
      return removals(removed) + countChangeAtEnd(oldCount - removed.count, rest)
    }
    return countChangeAtEnd(oldCount, rest) + removals(removed)
  }

  /// The old indices of the remembered items in a range that has no found item.
  private func missingItems(in range: Range<Int>) -> [Int] {
    rememberedItems.map(\.index).filter { range.contains($0) }
  }

  /// The edits that remove some items, the last item first.
  private func removals(_ items: ArraySlice<Int>) -> [ListEdit] {
    var edits: [ListEdit] = []
    for item in items.reversed() {
      if case .remove(let last) = edits.last, last.lowerBound == item + 1 {
        edits[edits.count - 1] = .remove(item..<last.upperBound)
      } else {
        edits.append(.remove(item..<item + 1))
      }
    }
    return edits
  }

  /// The edit that inserts or removes items at an index; empty without a change.
  private func change(at index: Int, by change: Int) -> [ListEdit] {
    change > 0 ? [.insert(change, at: index)] : change < 0 ? [.remove(index..<index - change)] : []
  }

  /// The edit that changes the count at the end of a list with `count` items.
  private func countChangeAtEnd(_ count: Int, _ change: Int) -> [ListEdit] {
    self.change(at: change > 0 ? count : count + change, by: change)
  }
}
