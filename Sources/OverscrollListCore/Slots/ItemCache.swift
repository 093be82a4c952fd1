/// The items that a list keeps after they have left, by last use.
///
/// An item *leaves* when it is no longer mounted, which means in or around the viewport. The cache keeps its
/// view, with the view's state, until the item is mounted again. These promises hold after each call:
///
/// - At most `limit` items are cached, and no cached item is mounted.
/// - A cached item left later than each item that the cache has dropped because of the limit.
/// - An item that the data no longer contains is not cached.
///
/// Items that leave together leave in the order of their distance from the nearest mounted item, the farthest
/// first.
package struct ItemCache<ID: Hashable> {
  /// The largest limit.
  package static var maximumLimit: Int { 1024 }

  /// An item's id and its index among all items.
  package struct Entry: Hashable {
    package let id: ID
    package let index: Int

    package init(id: ID, index: Int) { (self.id, self.index) = (id, index) }
  }

  /// The maximum number of cached items, in 0...1024; with 0, the cache stores nothing.
  package private(set) var limit = 0
  /// The mounted items at the latest `update(_:)`, by ascending index.
  package private(set) var mounted: [Entry] = []

  /// The cached items, the earliest to leave first.
  package private(set) var cached: [Entry] = []

  package init() {}

  /// Sets the limit, and drops the items beyond it.
  ///
  /// - Parameter limit: The maximum number of items. A limit below 0 becomes 0, and a limit above
  ///   `maximumLimit` becomes that number.
  package mutating func setLimit(_ limit: Int) {
    self.limit = max(0, min(limit, Self.maximumLimit))
    if self.limit == 0 { mounted = [] }
    dropOldest()
  }

  /// Drops all cached items to free memory, and keeps the limit.
  package mutating func removeAll() { cached = [] }

  /// Updates the mounted items: items that are no longer mounted are cached.
  ///
  /// - Parameter items: The mounted items, by ascending index, without a repeated id.
  /// - Complexity: O(n) in the number of mounted and cached items. Items that leave together are sorted.
  package mutating func update(_ items: [Entry]) {
    guard limit > 0 else { return }
    let present = Set(items.map(\.id))
    cached.removeAll { present.contains($0.id) }
    cached += mounted.filter { !present.contains($0.id) }
      .map { (item: $0, distance: distance(from: $0.index, to: items)) }
      .sorted { ($0.distance, $0.item.index) > ($1.distance, $1.item.index) }
      .map(\.item)
    mounted = items
    dropOldest()
  }

  /// Updates the indices of all items after a change of the data.
  ///
  /// - Parameter newIndex: Returns the new index of an item; `nil` if the data no longer contains it.
  /// - Complexity: O(n) in the number of mounted and cached items.
  package mutating func renumber(_ newIndex: (Entry) -> Int?) {
    func renumbered(_ items: [Entry]) -> [Entry] {
      items.compactMap { item in newIndex(item).map { Entry(id: item.id, index: $0) } }
    }
    mounted = renumbered(mounted).sorted { $0.index < $1.index }
    cached = renumbered(cached)
  }

  /// Returns the distance from an index to the nearest item, in items.
  ///
  /// The items are sorted by index. Without items, the distance is the index.
  private func distance(from index: Int, to items: [Entry]) -> Int {
    var (lower, upper) = (0, items.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if items[middle].index < index { lower = middle + 1 } else { upper = middle }
    }
    let after = lower < items.count ? items[lower].index - index : Int.max
    let before = lower > 0 ? index - items[lower - 1].index : Int.max
    return items.isEmpty ? index : min(before, after)
  }

  /// Drops the items beyond the limit, the earliest to leave first.
  private mutating func dropOldest() { cached.removeFirst(max(0, cached.count - limit)) }
}

extension ItemCache: Sendable where ID: Sendable {}
extension ItemCache.Entry: Sendable where ID: Sendable {}
