import OverscrollListCore

// The search for items by their ids.
extension ListDataCoordinator {
  /// The number of items to search for an id, on each side of the viewport.
  static var searchLimit: Int { 100_000 }

  /// Returns the index of the item that a value from the app identifies.
  func index(of value: AnyHashable, limit: Int = searchLimit) -> Int? {
    guard let source, let matches = source.match(value) else { return nil }
    if let item = items.first(where: { matches($0.id.id) }) { return item.index }
    return index(limit: limit, where: matches)
  }

  /// Returns the index of the nearest item whose id matches a predicate.
  ///
  /// The nearest item is the one nearest to the visible range.
  ///
  /// - Parameters:
  ///   - limit: The number of items to search on each side of the visible range.
  ///   - matches: The predicate.
  func index(limit: Int, where matches: (ID) -> Bool) -> Int? {
    guard let source else { return nil }
    let range = controller.currentVisibleRange
    for distance in 0...limit {
      let candidates = (before: range.lowerBound - 1 - distance, after: range.lowerBound + distance)
      if candidates.after < source.count, matches(source.id(candidates.after)) { return candidates.after }
      if candidates.before >= 0, matches(source.id(candidates.before)) { return candidates.before }
      if candidates.before < 0, candidates.after >= source.count { return nil }
    }
    return nil
  }

  /// Returns the values with which an app may identify an item.
  ///
  /// The result is empty for an index out of range.
  func ids(of item: Int) -> [AnyHashable] {
    guard let source, item < source.count else { return [] }
    return source.aliases(source.id(item))
  }
}
