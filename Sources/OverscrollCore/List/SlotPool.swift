/// Stable slots for the items that are mounted, so that a host reuses its views.
///
/// Each mounted item has exactly one slot. When it leaves, the slot becomes idle and goes to the next item of
/// the same kind, the most recently idle first. Negative indices, and `Int.max`, are no items.
public struct SlotPool: Hashable, Sendable {
  /// The most items that a window mounts: a longer one is cut at its end.
  public static let itemLimit = 4096

  /// A mounted item and its slot.
  struct Mount: Hashable, Sendable {
    var item: Int
    var slot: Int32
  }

  /// How many idle slots of each kind are kept; another limit counts from the next `mount` on.
  public internal(set) var limit: Int {
    didSet { if limit != oldValue { isStale = true } }
  }
  /// What has changed since `clearChanges()`, in the order in which a host performs it.
  ///
  /// Each `mount` unmounts first, so that its mounts reuse what has just become idle, and drops last.
  public internal(set) var changes: [SlotChange] = []
  var table = SlotTable()
  /// What is mounted, by item.
  var mounts: [Mount] = []
  /// An array to build the next `mounts` in, so that nothing is allocated in the steady state.
  var spare: [Mount] = []
  /// Whether something has changed since the last `mount`, so that the same window is mounted anew.
  var isStale = false
  private var window = 0..<0
  private var extras: [Int] = []
  /// Where in `mounts` the window begins.
  private var windowStart = 0

  /// Makes a pool with nothing mounted.
  ///
  /// - Parameter limit: How many idle slots of each kind are kept; negative counts as 0. The default, 16, is
  ///   what the window of a fling has more of than that of a content at rest, in rows of about 80 pt.
  public init(limit: Int = 16) { self.limit = max(0, limit) }

  /// Forgets the changes, and keeps their memory.
  public mutating func clearChanges() { changes.removeAll(keepingCapacity: true) }

  /// One more than the largest slot that is mounted or idle.
  public var slotCount: Int { table.count }

  /// The item that a slot shows, or nothing where it is idle or unknown.
  ///
  /// Complexity: O(1).
  public func item(inSlot slot: Int32) -> Int? { table.item(in: slot) }

  /// The slot that shows an item, or nothing where it is not mounted.
  ///
  /// Complexity: O(1) within the window, O(log mounted) elsewhere and after an edit.
  public func slot(of item: Int) -> Int32? {
    let guess = item &- window.lowerBound &+ windowStart
    if mounts.indices.contains(guess), mounts[guess].item == item { return mounts[guess].slot }
    let position = position(of: item)
    return position < mounts.count && mounts[position].item == item ? mounts[position].slot : nil
  }

  /// Mounts exactly these items: those that were mounted keep their slots, the others leave.
  ///
  /// Complexity: O(extras) where nothing changes, else O(items before and after).
  ///
  /// - Parameters:
  ///   - window: The items in sight and around it; what is no item is left out.
  ///   - extras: A few items that stay mounted wherever the window is, in any order.
  ///   - kind: The kind of view that an item needs, asked only of items that were not mounted.
  mutating func mount(_ window: Range<Int>, extras: [Int] = [], kind: (Int) -> UInt8) {
    guard !isMounted(window, extras: extras) else { return }
    self.window = SlotPool.mountable(window)
    self.extras.removeAll(keepingCapacity: true)
    self.extras.append(contentsOf: extras)
    isStale = false
    for mount in mounts.reversed() where !self.window.contains(mount.item) && !extras.contains(mount.item) {
      unmount(mount)
    }
    place(kind)
    table.drop(beyond: limit, noting: &changes)
  }

  /// Whether `mount` would change nothing.
  ///
  /// Complexity: O(extras).
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
    spare.removeAll(keepingCapacity: true)
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
}
