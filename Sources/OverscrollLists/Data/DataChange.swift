import Overscroll
import OverscrollCore
import OverscrollListCore

/// How a list's data has changed, inferred from the ids of the few items that are mounted.
///
/// Nobody reports edits, and the data is never copied. Instead, the mounted items are looked up in the new
/// data. The positions of those that are found, in their old order, tell how many items have come or gone
/// before, between and after them. A wrong guess, far out of sight, gives some items the extents of others
/// until they are mounted.
///
/// Ids that occur more than once may be taken for each other.
struct DataChange<ID: Hashable> {
  /// An item of the old data that is remembered.
  struct Known {
    /// Its number in the old data.
    let index: Int
    let id: ID
  }

  /// How many items there were.
  let oldCount: Int
  /// How many items there are.
  let newCount: Int
  /// The numbers of the items that the reader saw.
  let seen: Range<Int>
  /// The items that are remembered, by ascending number.
  let known: [Known]
  /// The id of an item of the new data, asked only for numbers that there are.
  let id: (Int) -> ID

  /// How far to search for remembered items, in items, around each of a few places.
  static var reach: Int { 1024 }

  /// The edits, in the order in which they are to be made: from the back, so that none changes another's numbers.
  ///
  /// Where no item is found again, the list keeps its numbers, and the difference is at its end.
  ///
  /// - Complexity: O(known) ids where all are at their old places, or moved by the change in count; else up to 2
  ///   `reach` more, or 6 where half of the known or fewer are found by then, and up to 4 for each item that was
  ///   mounted far from the others.
  var edits: [ListEdit] {
    let pairs = pairs
    guard let first = pairs.first, let last = pairs.last else { return tail(oldCount, newCount - oldCount) }
    var edits = after(last)
    for (one, next) in zip(pairs, pairs.dropFirst()).reversed() {
      edits += between(one, next)
    }
    return edits + before(first)
  }

  /// The items that are found again, in an order that is the same before and after.
  private var pairs: [KeptPair] {
    guard newCount > 0 else { return [] }
    for shift in [0, newCount - oldCount] where known.allSatisfy({ isItem($0, at: $0.index + shift) }) {
      return known.map { ($0.index, $0.index + shift) }
    }
    return keptOrder(of: found, seen: seen)
  }

  /// The items that are found within reach, each where it is nearest to the first place around which it is found.
  private var found: [KeptPair] {
    var wanted = Set(known.map(\.id))
    var places: [ID: Int] = [:]
    var searched: [ClosedRange<Int>] = []
    for (number, center) in centers.enumerated() {
      // The second and the third are for what the first has not led to.
      if 1...2 ~= number, places.count > wanted.count { continue }
      let range = max(0, center - Self.reach)...min(newCount - 1, center + Self.reach)
      for distance in 0...max(center - range.lowerBound, range.upperBound - center) {
        for place in [center - distance, center + distance] {
          guard !wanted.isEmpty else { break }
          guard range.contains(place), !searched.contains(where: { $0.contains(place) }) else { continue }
          let id = id(place)
          if wanted.remove(id) != nil { places[id] = place }
        }
      }
      searched.append(range)
    }
    return known.compactMap { item in places[item.id].map { (item.index, $0) } }
  }

  /// Where items are looked for: where the first item was that was seen, where the change in count leads, and where
  /// it is if as many have come or gone everywhere; and, for those that were mounted alone and farther away, likewise.
  private var centers: [Int] {
    let anchor = max(0, min(seen.lowerBound, oldCount))
    let change = newCount - oldCount
    var result = [anchor, anchor + change, Int(Double(anchor) * Double(newCount) / Double(max(1, oldCount)))]
    for (place, item) in known.enumerated() where (item.index - anchor).magnitude > Self.reach {
      if place > 0, known[place - 1].index == item.index - 1 { continue }
      result += [item.index, item.index + change]
    }
    return result.map { max(0, min($0, newCount - 1)) }
  }

  /// Whether an item of the old data is at a place of the new.
  private func isItem(_ item: Known, at place: Int) -> Bool {
    place >= 0 && place < newCount && id(place) == item.id
  }

  /// The edits before the first item that is found again: at the list's start, unless items right before it have gone.
  private func before(_ pair: KeptPair) -> [ListEdit] {
    let change = pair.new - pair.old
    let gone = lost(in: 0..<pair.old).suffix(max(0, -change))
    return removals(gone) + self.change(at: 0, by: change + gone.count)
  }

  /// The edits between two items that are found again: right after the first, unless remembered items have gone.
  private func between(_ one: KeptPair, _ next: KeptPair) -> [ListEdit] {
    let change = (next.new - one.new) - (next.old - one.old)
    let gone = lost(in: one.old + 1..<next.old).prefix(max(0, -change))
    return removals(gone) + self.change(at: one.old + 1, by: change + gone.count)
  }

  /// The edits after the last item that is found again: at the list's end, unless items right after it have gone.
  private func after(_ pair: KeptPair) -> [ListEdit] {
    let change = (newCount - pair.new) - (oldCount - pair.old)
    let gone = lost(in: pair.old + 1..<oldCount).prefix(max(0, -change))
    let rest = change + gone.count
    // A remembered item among the last ones goes before what is left of those.
    if let last = gone.last, last >= oldCount + rest {
      return removals(gone) + tail(oldCount - gone.count, rest)
    }
    return tail(oldCount, rest) + removals(gone)
  }

  /// The numbers of the remembered items in a range, between items that are found again.
  private func lost(in range: Range<Int>) -> [Int] { known.map(\.index).filter { range.contains($0) } }

  /// The edits that remove some items, from the back.
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

  /// The edit that changes how many items there are from a place on.
  private func change(at place: Int, by change: Int) -> [ListEdit] {
    change > 0 ? [.insert(change, at: place)] : change < 0 ? [.remove(place..<place - change)] : []
  }

  /// The edit that changes a list of n items at its end.
  private func tail(_ count: Int, _ change: Int) -> [ListEdit] {
    self.change(at: change > 0 ? count : count + change, by: change)
  }
}
