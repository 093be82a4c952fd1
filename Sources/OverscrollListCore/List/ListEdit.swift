/// A change of a list's items.
///
/// A number out of range counts as the nearest item's.
package enum ListEdit: Hashable, Sendable {
  /// Inserts a number of items of a kind before an item.
  case insert(Int, at: Int, ItemKind = .standard)
  /// Removes items.
  case remove(Range<Int>)
  /// Moves items before an item. Its number is the one that it has before the move.
  case move(Range<Int>, to: Int)

  /// The number that an item has afterwards, or nil if it has gone.
  ///
  /// - Parameters:
  ///   - item: The item's number before.
  ///   - count: How many items there are before.
  /// - Complexity: O(1).
  package func number(of item: Int, count: Int) -> Int? {
    switch self {
    case .insert(let added, let place, _):
      return item < place ? item : item &+ max(0, min(added, ExtentIndex.countLimit - max(0, count)))
    case .remove(let items):
      let items = items.clamped(to: 0..<max(0, count))
      return item < items.lowerBound ? item : item < items.upperBound ? nil : item - items.count
    case .move(let items, let place):
      guard let move = ItemMove(items, to: place, count: count) else { return item }
      if move.items.contains(item) { return item - move.items.lowerBound + move.start }
      if item >= move.items.upperBound, item < move.place { return item - move.items.count }
      if item >= move.place, item < move.items.lowerBound { return item + move.items.count }
      return item
    }
  }
}

extension ListEdit {
  /// Whether a list of n items is another one afterwards.
  func changesSomething(in count: Int) -> Bool {
    switch self {
    case .insert(let number, _, _): number > 0
    case .remove(let items): !items.clamped(to: 0..<max(0, count)).isEmpty
    case .move(let items, let place): ItemMove(items, to: place, count: count) != nil
    }
  }
}

/// A move that changes something: of items that there are, to a place that there is, outside of them.
struct ItemMove: Hashable, Sendable {
  /// The items' numbers before.
  let items: Range<Int>
  /// The number before, from 0 to the count, of the item that they are moved before.
  let place: Int

  /// What a move comes to in a list of n items; nil where it changes nothing.
  init?(_ items: Range<Int>, to place: Int, count: Int) {
    self.items = items.clamped(to: 0..<max(0, count))
    self.place = max(0, min(place, count))
    guard !self.items.isEmpty, self.place < self.items.lowerBound || self.place > self.items.upperBound
    else { return nil }
  }

  /// The number of the first of them afterwards.
  var start: Int { place < items.lowerBound ? place : place - items.count }
}
