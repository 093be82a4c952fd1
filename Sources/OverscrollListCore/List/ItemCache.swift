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
  ///
  /// The value is `nil` for an item that is cached no longer.
  private var queue: [Entry?] = []
  /// The position in `queue` before which there is no item.
  private var head = 0
  /// The position of each cached item in `queue`.
  private var positions: [ID: Int] = [:]

  package init() {}

  /// The number of cached items.
  package var count: Int { positions.count }

  /// The cached items, the earliest to leave first.
  ///
  /// - Complexity: O(n) in the number of cached items.
  package var cached: [Entry] { queue[head...].compactMap { $0 } }

  /// Sets the limit, and drops the items beyond it.
  ///
  /// - Parameter limit: The maximum number of items. A limit below 0 becomes 0, and a limit above
  ///   `maximumLimit` becomes that number.
  package mutating func setLimit(_ limit: Int) {
    self.limit = Swift.max(0, Swift.min(limit, Self.maximumLimit))
    if self.limit == 0 { mounted = [] }
    dropOldest()
  }

  /// Drops all cached items to free memory, and keeps the limit.
  package mutating func removeAll() {
    (queue, head, positions) = ([], 0, [:])
  }

  /// Updates the mounted items: items that are no longer mounted are cached.
  ///
  /// - Parameter items: The mounted items, by ascending index, without a repeated id.
  /// - Complexity: O(n) in the number of mounted items, and amortised O(1) for each cached item that comes or
  ///   is dropped. Items that leave together are sorted.
  package mutating func update(_ items: [Entry]) {
    guard limit > 0 else { return }
    var present: Set<ID> = []
    for item in items {
      remove(item.id)
      present.insert(item.id)
    }
    let leaving = mounted.filter { !present.contains($0.id) }
      .map { (item: $0, distance: distance(from: $0.index, to: items)) }
    for (item, _) in leaving.sorted(by: { ($0.distance, $0.item.index) > ($1.distance, $1.item.index) }) {
      append(item)
    }
    mounted = items
    dropOldest()
  }

  /// Updates the indices of all items after a change of the data.
  ///
  /// - Parameter newIndex: Returns the new index of an item; `nil` if the data no longer contains it.
  /// - Complexity: O(n) in the number of mounted and cached items.
  package mutating func renumber(_ newIndex: (Entry) -> Int?) {
    mounted = mounted.compactMap { item in newIndex(item).map { Entry(id: item.id, index: $0) } }
    mounted.sort { $0.index < $1.index }
    let items = cached
    removeAll()
    for item in items {
      if let index = newIndex(item) { append(Entry(id: item.id, index: index)) }
    }
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
    return items.isEmpty ? index : Swift.min(before, after)
  }

  /// Caches an item as the latest to leave.
  private mutating func append(_ item: Entry) {
    remove(item.id)
    positions[item.id] = queue.count
    queue.append(item)
  }

  /// Removes an item that is cached, for example because it is mounted again.
  private mutating func remove(_ id: ID) {
    guard let position = positions.removeValue(forKey: id) else { return }
    queue[position] = nil
    // Compact the queue when most of it is empty, so that each removal costs O(1) on average.
    guard queue.count > 2 * positions.count + 32 else { return }
    let items = cached
    removeAll()
    for item in items {
      positions[item.id] = queue.count
      queue.append(item)
    }
  }

  /// Drops the items beyond the limit, the earliest to leave first.
  private mutating func dropOldest() {
    while positions.count > limit {
      let oldest = queue[head]
      head += 1
      if let oldest { remove(oldest.id) }
    }
  }
}

extension ItemCache: Sendable where ID: Sendable {}
extension ItemCache.Entry: Sendable where ID: Sendable {}
