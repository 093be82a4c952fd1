/// A change of which items there are.
///
/// Numbers of items that there are not are taken as the nearest ones.
public enum ListEdit: Hashable, Sendable {
  /// So many items of a kind come to stand before an item.
  case insert(Int, at: Int, ItemKind = .standard)
  /// Items go.
  case remove(Range<Int>)
  /// Items move before an item, whose number is counted while they are still where they were.
  case move(Range<Int>, to: Int)

  /// The number that an item has afterwards, or nothing where it has gone.
  ///
  /// - Parameters:
  ///   - item: The item's number before.
  ///   - count: How many items there are before. Complexity: O(1).
  public func number(of item: Int, count: Int) -> Int? {
    switch self {
    case .insert(let added, let place, _):
      return item < place ? item : item &+ max(0, min(added, ExtentIndex.countLimit - max(0, count)))
    case .remove(let items):
      let items = items.clamped(to: 0..<max(0, count))
      return item < items.lowerBound ? item : item < items.upperBound ? nil : item - items.count
    case .move(let items, let place):
      let items = items.clamped(to: 0..<max(0, count))
      let place = max(0, min(place, count))
      guard !items.isEmpty, place < items.lowerBound || place > items.upperBound else { return item }
      if items.contains(item) {
        return item - items.lowerBound + (place < items.lowerBound ? place : place - items.count)
      }
      if item >= items.upperBound, item < place { return item - items.count }
      if item >= place, item < items.lowerBound { return item + items.count }
      return item
    }
  }
}
