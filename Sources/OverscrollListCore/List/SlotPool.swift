/// Stable slots for the items that are mounted, so that a host reuses its views.
///
/// Each mounted item has exactly one slot. When it leaves, the slot becomes idle and goes to the next item of the same
/// kind, the most recently idle first. Negative indices and `Int.max` are ignored.
package struct SlotPool: Hashable, Sendable {
  /// The most items that a window mounts: a longer one is cut at its end.
  static let itemLimit = 4096

  /// A mounted item and its slot.
  struct Mount: Hashable, Sendable {
    var item: Int
    var slot: Int32
  }

  /// How many idle slots of each kind are kept; another limit counts from the next `mount` on.
  var limit: Int {
    didSet { if limit != oldValue { isStale = true } }
  }
  /// What has changed since `clearChanges()`, in the order in which a host performs it.
  ///
  /// Each `mount` unmounts first, so that new items reuse the slots just freed, and drops slots last.
  package private(set) var changes: [SlotChange] = []
  private var table = SlotTable()
  /// What is mounted, by item.
  private var mounts: [Mount] = []
  /// An array to build the next `mounts` in, so that nothing is allocated in the steady state.
  private(set) var spare: [Mount] = []
  /// Whether something has changed since the last `mount`, so that the same window is mounted anew.
  private var isStale = false
  private var window = 0..<0
  private var extras: [Int] = []
  /// Where in `mounts` the window begins.
  private var windowStart = 0

  /// Makes a pool with nothing mounted.
  ///
  /// - Parameter limit: How many idle slots of each kind are kept; negative counts as 0. The default, 16, is
  ///   how many more rows of about 80 pt are mounted in a fling than at rest.
  init(limit: Int = 16) { self.limit = max(0, limit) }

  /// Forgets the changes, and keeps their memory.
  mutating func clearChanges() { changes.clear() }

  /// One more than the largest slot that is mounted or idle.
  package var slotCount: Int { table.count }

  /// The item that a slot shows, or nil if it is idle or unknown.
  ///
  /// - Complexity: O(1).
  package func item(inSlot slot: Int32) -> Int? { table.item(in: slot) }

  /// The slot that shows an item, or nil if it is not mounted.
  ///
  /// - Complexity: O(1) within the window, O(log mounted) elsewhere and after an edit.
  package func slot(of item: Int) -> Int32? {
    let guess = item &- window.lowerBound &+ windowStart
    if mounts.indices.contains(guess), mounts[guess].item == item { return mounts[guess].slot }
    let position = position(of: item)
    return position < mounts.count && mounts[position].item == item ? mounts[position].slot : nil
  }

  /// Mounts exactly these items: those that were mounted keep their slots, the others leave.
  ///
  /// - Parameters:
  ///   - window: The items in sight and around it; what is no item is left out.
  ///   - extras: A few items that stay mounted wherever the window is, in any order.
  ///   - kind: The kind of view that an item needs, asked only of items that were not mounted.
  /// - Complexity: O(extras) where nothing changes, else O(items before and after).
  mutating func mount(_ window: Range<Int>, extras: [Int] = [], kind: (Int) -> UInt8) {
    guard !isMounted(window, extras: extras) else { return }
    self.window = SlotPool.mountable(window)
    self.extras.clear()
    for extra in extras { self.extras.append(extra) }
    isStale = false
    for mount in mounts.reversed() where !self.window.contains(mount.item) && !extras.contains(mount.item) {
      unmount(mount)
    }
    place(kind)
    table.drop(beyond: limit, noting: &changes)
  }

  /// Whether `mount` would change nothing.
  ///
  /// - Complexity: O(extras).
  func isMounted(_ window: Range<Int>, extras: [Int]) -> Bool {
    !isStale && SlotPool.mountable(window) == self.window && extras == self.extras
  }

  /// What is mounted of a window.
  private static func mountable(_ window: Range<Int>) -> Range<Int> {
    let items = window.clamped(to: 0..<Int.max)
    return items.lowerBound..<items.lowerBound + min(items.count, SlotPool.itemLimit)
  }

  /// Gives every wanted item its slot, the old one where it has one.
  private mutating func place(_ kind: (Int) -> UInt8) {
    var old = 0
    var wanted = firstWanted(from: 0)
    while let item = wanted {
      while old < mounts.count, mounts[old].item < item { old += 1 }
      if item == window.lowerBound { windowStart = spare.count }
      if old < mounts.count, mounts[old].item == item {
        spare.append(mounts[old])
      } else {
        let (slot, isReused) = table.take(kind: kind(item), for: item)
        spare.append(Mount(item: item, slot: slot))
        changes.append(.mounted(slot: slot, item: item, isReused: isReused))
      }
      wanted = firstWanted(from: item + 1)
    }
    swapMounts()
  }

  /// The first item from this one on that the window or the extras ask for.
  private func firstWanted(from item: Int) -> Int? {
    guard !window.contains(item) else { return item }
    var first = window.isEmpty || window.lowerBound < item ? Int.max : window.lowerBound
    for extra in extras where extra >= item && extra < first { first = extra }
    return first < Int.max ? first : nil
  }

  /// Items were inserted: those after them keep their slots under their new indices.
  ///
  /// - Parameters:
  ///   - count: How many. What is not above 0 changes nothing, and no index is pushed past the largest.
  ///   - index: The index of the first of them; negative counts as 0.
  /// - Complexity: O(mounted), as for each edit.
  mutating func inserted(_ count: Int, at index: Int) {
    guard let last = mounts.last else { return }
    shift(from: position(of: index), by: min(max(0, count), Int.max - 1 - last.item))
  }

  /// Items were removed: theirs are unmounted, and those after them keep their slots under their new indices.
  ///
  /// - Parameter range: Their indices before; what is no item is left out.
  mutating func removed(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<Int.max)
    shift(from: withdraw(range), by: -range.count)
  }

  /// Items were moved: every one keeps its slot under its new index.
  ///
  /// - Parameters:
  ///   - range: Their indices before; what is no item is left out.
  ///   - index: The index of the first of them afterwards; negative counts as 0.
  mutating func moved(_ range: Range<Int>, to index: Int) {
    let range = range.clamped(to: 0..<Int.max)
    let index = min(max(0, index), Int.max - range.count)
    if index < range.lowerBound {
      exchange(index..<range.lowerBound, range)
    } else {
      exchange(range, range.upperBound..<max(range.upperBound, index + range.count))
    }
  }

  /// Drops everything idle: memory is short.
  ///
  /// - Complexity: O(idle).
  mutating func dropIdle() { table.drop(beyond: 0, noting: &changes) }

  /// The position in `mounts` of the first item from this one on.
  ///
  /// - Complexity: O(log mounted).
  private func position(of item: Int) -> Int {
    var low = 0
    var high = mounts.count
    while low < high {
      let middle = (low + high) / 2
      if mounts[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Makes a mounted item's slot idle, and leaves it in `mounts`.
  private mutating func unmount(_ mount: Mount) {
    table.release(mount.slot)
    changes.append(.unmounted(slot: mount.slot, item: mount.item))
  }

  /// What was built in `spare` is mounted.
  private mutating func swapMounts() {
    swap(&mounts, &spare)
    spare.clear()
  }

  /// Unmounts the items of a range, the last first, so that the first is the first to be reused.
  ///
  /// - Returns: Where in `mounts` they were.
  private mutating func withdraw(_ range: Range<Int>) -> Int {
    let positions = position(of: range.lowerBound)..<position(of: range.upperBound)
    for position in positions.reversed() { unmount(mounts[position]) }
    guard !positions.isEmpty else { return positions.lowerBound }
    keep(0..<positions.lowerBound)
    keep(positions.upperBound..<mounts.count)
    swapMounts()
    isStale = true
    return positions.lowerBound
  }

  /// Adds to the indices of all that is mounted from a position on.
  private mutating func shift(from position: Int, by distance: Int) {
    guard position < mounts.count, distance != 0 else { return }
    for position in position..<mounts.count { renumber(at: position, by: distance) }
    isStale = true
  }

  /// Lets two neighbouring ranges change places.
  private mutating func exchange(_ first: Range<Int>, _ second: Range<Int>) {
    let start = position(of: first.lowerBound)
    let middle = position(of: second.lowerBound)
    let end = position(of: second.upperBound)
    guard start < end, !first.isEmpty, !second.isEmpty else { return }
    for position in start..<middle { renumber(at: position, by: second.count) }
    for position in middle..<end { renumber(at: position, by: -first.count) }
    keep(0..<start)
    keep(middle..<end)
    keep(start..<middle)
    keep(end..<mounts.count)
    swapMounts()
    isStale = true
  }

  /// Adds what stands at some places of `mounts` to `spare`.
  private mutating func keep(_ positions: Range<Int>) {
    for position in positions { spare.append(mounts[position]) }
  }

  private mutating func renumber(at position: Int, by distance: Int) {
    mounts[position].item += distance
    table.renumber(mounts[position].slot, to: mounts[position].item)
  }
}
