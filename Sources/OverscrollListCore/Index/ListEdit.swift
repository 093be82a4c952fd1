/// A change of a list's items.
///
/// Indices out of range are clamped.
package enum ListEdit: Hashable, Sendable {
  /// Inserts a number of items of a kind before an item.
  case insert(Int, at: Int, ItemKind = .standard)
  /// Removes items.
  case remove(Range<Int>)
  /// Moves items to before the item `to`, which is an index before the move.
  case move(Range<Int>, to: Int)

  /// Returns the index of an item after the edit, or `nil` for a removed item.
  ///
  /// - Parameters:
  ///   - item: The item's index before the edit.
  ///   - count: The number of items before the edit.
  /// - Complexity: O(1).
  package func newIndex(of item: Int, count: Int) -> Int? {
    switch self {
    case .insert(let added, let index, _):
      return item < index ? item : item &+ max(0, min(added, ExtentIndex.countLimit - max(0, count)))
    case .remove(let items):
      let items = items.clamped(to: 0..<max(0, count))
      return item < items.lowerBound ? item : item < items.upperBound ? nil : item - items.count
    case .move(let items, let destination):
      guard let move = MoveEdit(items, to: destination, count: count) else { return item }
      if move.items.contains(item) { return item - move.items.lowerBound + move.start }
      if item >= move.items.upperBound, item < move.destination { return item - move.items.count }
      if item >= move.destination, item < move.items.lowerBound { return item + move.items.count }
      return item
    }
  }
}

extension ListEdit {
  /// Returns the move of an item to an index, or `nil` if nothing would change.
  ///
  /// - Parameters:
  ///   - item: The item's index, clamped to the items.
  ///   - index: The item's index after the move, clamped to the items.
  ///   - count: The number of items.
  package static func reorder(_ item: Int, to index: Int, count: Int) -> ListEdit? {
    let (item, index) = (max(0, min(item, count - 1)), max(0, min(index, count - 1)))
    guard item != index else { return nil }
    return .move(item..<item + 1, to: index > item ? index + 1 : index)
  }

  /// Returns whether the edit changes a list of `count` items.
  func changesItems(in count: Int) -> Bool {
    switch self {
    case .insert(let number, _, _): number > 0
    case .remove(let items): !items.clamped(to: 0..<max(0, count)).isEmpty
    case .move(let items, let destination): MoveEdit(items, to: destination, count: count) != nil
    }
  }
}

/// A move with valid indices that changes the order of items.
struct MoveEdit: Hashable, Sendable {
  /// The items' indices before the move.
  let items: Range<Int>
  /// The index, before the move, of the item that will follow the moved items.
  ///
  /// It is between 0 and the number of items.
  let destination: Int

  /// Creates a move in a list of `count` items, or `nil` if nothing would change.
  init?(_ items: Range<Int>, to destination: Int, count: Int) {
    self.items = items.clamped(to: 0..<max(0, count))
    self.destination = max(0, min(destination, count))
    guard !self.items.isEmpty,
      self.destination < self.items.lowerBound || self.destination > self.items.upperBound
    else { return nil }
  }

  /// The index of the first moved item after the move.
  var start: Int { destination < items.lowerBound ? destination : destination - items.count }
}
