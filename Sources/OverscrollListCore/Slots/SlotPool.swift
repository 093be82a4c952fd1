/// Assigns a slot, which identifies a reusable view, to each mounted item.
///
/// Each mounted item has exactly one slot. When an item is unmounted, its slot becomes idle. The next item
/// of the same kind gets the slot that most recently became idle. Negative indices and `Int.max` are
/// ignored.
package struct SlotPool: Hashable, Sendable {
  /// The maximum number of items in the window; further items are not mounted.
  static let itemLimit = 4096

  /// A mounted item and its slot.
  struct MountedItem: Hashable, Sendable {
    var item: Int
    var slot: Int32
  }

  /// The maximum number of idle slots to keep for each kind.
  ///
  /// The next `mount` applies a new limit.
  var limit: Int {
    didSet { if limit != oldValue { isStale = true } }
  }
  /// The changes since `clearChanges()`, in the order for the adapter to apply them.
  ///
  /// Each `mount` unmounts first, so that new items reuse the freed slots, and drops slots last.
  package private(set) var changes: [SlotChange] = []
  private var table = SlotTable()
  /// The mounted items, sorted by index.
  private var mountedItems: [MountedItem] = []
  /// A second array for building the next `mountedItems` without an allocation.
  private(set) var spare: [MountedItem] = []
  /// Whether the next `mount` has work to do even if the window is the same.
  ///
  /// This is so after an edit or a change of `limit`.
  private var isStale = false
  private var window = 0..<0
  private var extras: [Int] = []
  /// The index in `mountedItems` of the window's first item.
  private var windowStart = 0

  /// Creates a pool without mounted items.
  ///
  /// - Parameter limit: The maximum number of idle slots of each kind. A negative limit becomes 0. The
  ///   default, 16, is the number of 80 pt rows that a fling mounts in addition to the rows mounted at
  ///   rest.
  init(limit: Int = 16) { self.limit = max(0, limit) }

  /// Clears the changes, and keeps the capacity.
  mutating func clearChanges() { changes.clear() }

  /// One more than the largest slot that is mounted or idle.
  package var slotCount: Int { table.count }

  /// Returns the item in a slot, or `nil` if the slot is idle or unknown.
  ///
  /// - Complexity: O(1).
  package func item(inSlot slot: Int32) -> Int? { table.item(in: slot) }

  /// Returns the slot of an item, or `nil` if the item is not mounted.
  ///
  /// - Complexity: O(1) in the window, O(log mounted) elsewhere and after an edit.
  package func slot(of item: Int) -> Int32? {
    let guess = item &- window.lowerBound &+ windowStart
    if mountedItems.indices.contains(guess), mountedItems[guess].item == item {
      return mountedItems[guess].slot
    }
    let position = position(of: item)
    return position < mountedItems.count && mountedItems[position].item == item
      ? mountedItems[position].slot : nil
  }

  /// Mounts a window and some additional items, and unmounts all remaining items.
  ///
  /// Items that were mounted before keep their slots.
  ///
  /// - Parameters:
  ///   - window: The items in and around the viewport. Invalid indices are ignored.
  ///   - extras: A few items to mount outside the window, in any order.
  ///   - kind: Returns the kind of an item that was not mounted.
  /// - Complexity: O(extras) without changes, otherwise O(items before and after).
  mutating func mount(_ window: Range<Int>, extras: [Int] = [], kind: (Int) -> UInt8) {
    guard !isMounted(window, extras: extras) else { return }
    self.window = SlotPool.mountable(window)
    self.extras.clear()
    for extra in extras { self.extras.append(extra) }
    isStale = false
    for mount in mountedItems.reversed()
    where !self.window.contains(mount.item) && !extras.contains(mount.item) {
      unmount(mount)
    }
    assignSlots(kind)
    table.drop(beyond: limit, noting: &changes)
  }

  /// Returns whether `mount` would change nothing.
  ///
  /// - Complexity: O(extras).
  func isMounted(_ window: Range<Int>, extras: [Int]) -> Bool {
    !isStale && SlotPool.mountable(window) == self.window && extras == self.extras
  }

  /// Returns the part of a window that can be mounted.
  private static func mountable(_ window: Range<Int>) -> Range<Int> {
    let items = window.clamped(to: 0..<Int.max)
    return items.lowerBound..<items.lowerBound + min(items.count, SlotPool.itemLimit)
  }

  /// Assigns a slot to each requested item; mounted items keep their slots.
  private mutating func assignSlots(_ kind: (Int) -> UInt8) {
    var old = 0
    var next = nextItem(from: 0)
    while let item = next {
      while old < mountedItems.count, mountedItems[old].item < item { old += 1 }
      if item == window.lowerBound { windowStart = spare.count }
      if old < mountedItems.count, mountedItems[old].item == item {
        spare.append(mountedItems[old])
      } else {
        let (slot, isReused) = table.assign(kind: kind(item), for: item)
        spare.append(MountedItem(item: item, slot: slot))
        changes.append(.mounted(slot: slot, item: item, isReused: isReused))
      }
      next = nextItem(from: item + 1)
    }
    swapMounts()
  }

  /// Returns the first requested item at or after an index.
  private func nextItem(from item: Int) -> Int? {
    guard !window.contains(item) else { return item }
    var first = window.isEmpty || window.lowerBound < item ? Int.max : window.lowerBound
    for extra in extras where extra >= item && extra < first { first = extra }
    return first < Int.max ? first : nil
  }

  /// Updates the indices after an insertion; mounted items keep their slots.
  ///
  /// - Parameters:
  ///   - count: The number of inserted items. A value of 0 or less changes nothing. No index exceeds
  ///     `Int.max - 1`.
  ///   - index: The index of the first inserted item. A negative index becomes 0.
  /// - Complexity: O(mounted), as for each edit.
  mutating func applyInsertion(_ count: Int, at index: Int) {
    guard let last = mountedItems.last else { return }
    shift(from: position(of: index), by: min(max(0, count), Int.max - 1 - last.item))
  }

  /// Unmounts removed items, and updates the indices of the items after them.
  ///
  /// - Parameter range: The indices before the removal. Invalid indices are ignored.
  mutating func applyRemoval(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<Int.max)
    shift(from: unmountItems(range), by: -range.count)
  }

  /// Updates the indices after a move; mounted items keep their slots.
  ///
  /// - Parameters:
  ///   - range: The indices before the move. Invalid indices are ignored.
  ///   - index: The index of the first moved item after the move. A negative index becomes 0.
  mutating func applyMove(_ range: Range<Int>, to index: Int) {
    let range = range.clamped(to: 0..<Int.max)
    let index = min(max(0, index), Int.max - range.count)
    if index < range.lowerBound {
      swapRanges(index..<range.lowerBound, range)
    } else {
      swapRanges(range, range.upperBound..<max(range.upperBound, index + range.count))
    }
  }

  /// Drops all idle slots to free memory.
  ///
  /// - Complexity: O(idle).
  mutating func dropIdle() { table.drop(beyond: 0, noting: &changes) }

  /// Returns the position in `mountedItems` of the first item at or after an index.
  ///
  /// - Complexity: O(log mounted).
  private func position(of item: Int) -> Int {
    var low = 0
    var high = mountedItems.count
    while low < high {
      let middle = (low + high) / 2
      if mountedItems[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Makes a mounted item's slot idle, and leaves the item in `mountedItems`.
  private mutating func unmount(_ mount: MountedItem) {
    table.release(mount.slot)
    changes.append(.unmounted(slot: mount.slot, item: mount.item))
  }

  /// Replaces the mounted items with the items in `spare`.
  private mutating func swapMounts() {
    swap(&mountedItems, &spare)
    spare.clear()
  }

  /// Unmounts the items of a range.
  ///
  /// It unmounts the last item first, so that the first item's slot is reused first.
  ///
  /// - Returns: The former position of the items in `mountedItems`.
  private mutating func unmountItems(_ range: Range<Int>) -> Int {
    let positions = position(of: range.lowerBound)..<position(of: range.upperBound)
    for position in positions.reversed() { unmount(mountedItems[position]) }
    guard !positions.isEmpty else { return positions.lowerBound }
    appendToSpare(0..<positions.lowerBound)
    appendToSpare(positions.upperBound..<mountedItems.count)
    swapMounts()
    isStale = true
    return positions.lowerBound
  }

  /// Adds a distance to the indices of all mounted items from a position on.
  private mutating func shift(from position: Int, by distance: Int) {
    guard position < mountedItems.count, distance != 0 else { return }
    for position in position..<mountedItems.count { renumber(at: position, by: distance) }
    isStale = true
  }

  /// Swaps two neighboring ranges of items.
  private mutating func swapRanges(_ first: Range<Int>, _ second: Range<Int>) {
    let start = position(of: first.lowerBound)
    let middle = position(of: second.lowerBound)
    let end = position(of: second.upperBound)
    guard start < end, !first.isEmpty, !second.isEmpty else { return }
    for position in start..<middle { renumber(at: position, by: second.count) }
    for position in middle..<end { renumber(at: position, by: -first.count) }
    appendToSpare(0..<start)
    appendToSpare(middle..<end)
    appendToSpare(start..<middle)
    appendToSpare(end..<mountedItems.count)
    swapMounts()
    isStale = true
  }

  /// Appends a part of `mountedItems` to `spare`.
  private mutating func appendToSpare(_ positions: Range<Int>) {
    for position in positions { spare.append(mountedItems[position]) }
  }

  private mutating func renumber(at position: Int, by distance: Int) {
    mountedItems[position].item += distance
    table.renumber(mountedItems[position].slot, to: mountedItems[position].item)
  }
}
