import Overscroll
import OverscrollCore
import OverscrollListCore

// The items that the list keeps after they have left.
extension ListDataCoordinator {
  /// Sets the maximum number of cached items; see `ItemCache.setLimit(_:)`.
  func setCacheLimit(_ limit: Int) {
    guard limit != cacheLimit else { return }
    cacheLimit = limit
    cache.setLimit(limit)
    itemsChanged()
  }

  /// Drops all cached items to free memory.
  func emptyCache() {
    guard !cache.cached.isEmpty else { return }
    cache.removeAll()
    itemsChanged()
  }

  /// Moves items that have left into the cache, and returns all cached items.
  ///
  /// An item that repeats an earlier id is identified by its position, and is not cached.
  ///
  /// - Parameters:
  ///   - mounted: The mounted items, by ascending index.
  ///   - source: The data.
  func updateCache(_ mounted: [MountedItem<ID>], in source: ListSource<ID>) -> [MountedItem<ID>] {
    guard cache.limit > 0 else { return [] }
    cache.update(
      mounted.filter { $0.id.duplicateIndex == nil }.map { .init(id: $0.id.id, index: $0.index) })
    return cache.cached.filter { $0.index < source.count }.sorted { $0.index < $1.index }.map { item in
      MountedItem(
        id: ItemIdentity(id: item.id, duplicateIndex: nil), index: item.index, slot: -1,
        isHeader: source.isHeader(item.index), frame: controller.content.frame(of: item.index),
        isCached: true)
    }
  }

  /// Updates the indices of the cached items after a change of the data.
  ///
  /// It drops items that the data no longer contains.
  ///
  /// - Parameters:
  ///   - edits: The edits; `nil` if the list has replaced all items.
  ///   - countBefore: The number of items before the change.
  ///   - source: The new data.
  func renumberCache(by edits: [ListEdit]?, countBefore: Int, in source: ListSource<ID>) {
    guard cache.limit > 0 else { return }
    let search = CachedItemSearch(
      edits: edits, counts: (countBefore, source.count), center: controller.position.item, id: source.id)
    let indices = search.newIndices(of: cache.mounted + cache.cached)
    cache.renumber { indices[$0.id] }
  }
}
