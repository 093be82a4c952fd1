import OverscrollCore

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

  /// An item that is in the old data and in the new.
  typealias Pair = (old: Int, new: Int)

  /// How many items there were.
  let oldCount: Int
  /// How many items there are.
  let newCount: Int
  /// The number of the first item that the reader saw.
  let anchor: Int
  /// The items that are remembered, by ascending number.
  let known: [Known]
  /// The id of an item of the new data, asked only for numbers that there are.
  let id: (Int) -> ID

  /// How far to search for remembered items, in items: around the first item that was seen, and around one
  /// that was remembered farther away because it has a focus.
  static var reach: Int { 1024 }

  /// The edits, in the order in which they are to be made: from the back, so that none changes another's numbers.
  ///
  /// Where no item is found again, the list keeps its numbers, and the difference is at its end.
  ///
  /// - Complexity: O(known) ids where all are at their old places, or moved by the change in count; else 2
  ///   `reach` more, and up to 4 `reach` for each item that was mounted far from the others.
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
  private var pairs: [Pair] {
    guard newCount > 0 else { return [] }
    for shift in [0, newCount - oldCount] where known.allSatisfy({ isItem($0, at: $0.index + shift) }) {
      return known.map { ($0.index, $0.index + shift) }
    }
    return longestRise(of: found)
  }

  /// The items that are found within reach, each where it is nearest.
  private var found: [Pair] {
    let wanted = Set(known.map(\.id))
    var places: [ID: Int] = [:]
    for center in centers {
      // Farther away there is nothing on either side.
      for distance in 0...min(Self.reach, max(center, newCount - 1 - center)) {
        for place in [center - distance, center + distance] where place >= 0 && place < newCount {
          let id = id(place)
          if wanted.contains(id), places[id] == nil { places[id] = place }
        }
      }
    }
    return known.compactMap { item in places[item.id].map { (item.index, $0) } }
  }

  /// Where items are looked for: around what was seen first, and, for those that were mounted alone and farther away,
  /// where they were and where the change in count leads.
  private var centers: [Int] {
    var result = [anchor]
    for (place, item) in known.enumerated() where (item.index - anchor).magnitude > Self.reach {
      if place > 0, known[place - 1].index == item.index - 1 { continue }
      result += [item.index, item.index + newCount - oldCount]
    }
    return result
  }

  /// Whether an item of the old data is at a place of the new.
  private func isItem(_ item: Known, at place: Int) -> Bool {
    place >= 0 && place < newCount && id(place) == item.id
  }

  /// The edits before the first item that is found again: at the list's start, unless items right before it have gone.
  private func before(_ pair: Pair) -> [ListEdit] {
    let change = pair.new - pair.old
    let gone = lost(in: 0..<pair.old).suffix(max(0, -change))
    return removals(gone) + self.change(at: 0, by: change + gone.count)
  }

  /// The edits between two items that are found again: right after the first, unless remembered items have gone.
  private func between(_ one: Pair, _ next: Pair) -> [ListEdit] {
    let change = (next.new - one.new) - (next.old - one.old)
    let gone = lost(in: one.old + 1..<next.old).prefix(max(0, -change))
    return removals(gone) + self.change(at: one.old + 1, by: change + gone.count)
  }

  /// The edits after the last item that is found again: at the list's end, unless items right after it have gone.
  private func after(_ pair: Pair) -> [ListEdit] {
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

/// The longest part of some pairs in which the new numbers rise as the old ones do.
///
/// - Complexity: O(n log n). See Fredman, "On computing the length of longest increasing subsequences"
///   (1975).
private func longestRise(of pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
  // For each length, the pair with the least new number that such a part ends with; and what is before each pair.
  var ends: [Int] = []
  var previous: [Int?] = []
  for (index, pair) in pairs.enumerated() {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
    }
    previous.append(low > 0 ? ends[low - 1] : nil)
    if low < ends.count { ends[low] = index } else { ends.append(index) }
  }
  var result: [(old: Int, new: Int)] = []
  var next = ends.last
  while let index = next {
    result.append(pairs[index])
    next = previous[index]
  }
  return result.reversed()
}
