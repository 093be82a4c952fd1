/// The views that a host has, as small numbers: which of them show an item, and which lie idle, by kind.
///
/// The idle ones of a kind are a stack that is linked through the slots themselves.
struct SlotTable: Hashable, Sendable {
  /// What the view of a slot does.
  private enum Use: Hashable, Sendable {
    /// There is no such view.
    case vacant
    /// It shows nothing; `next` is the one of its kind that has been idle for longer, or -1.
    case idle(next: Int32)
    /// It shows this item.
    case mounted(item: Int)
  }

  private struct Slot: Hashable, Sendable {
    var use = Use.vacant
    var kind: UInt8 = 0
  }

  private var slots: [Slot] = []
  /// The slot of each kind that became idle last, or -1.
  private var tops: [Int32] = []
  private var vacancies = 0

  /// One more than the largest slot that there is a view for.
  var count: Int { slots.count }

  /// The item that a slot shows, or nil if it is idle or unknown.
  func item(in slot: Int32) -> Int? {
    guard slot >= 0, Int(slot) < slots.count else { return nil }
    switch slots[Int(slot)].use {
    case .mounted(let item): return item
    case .vacant, .idle: return nil
    }
  }

  /// Gives an item a slot: the one of its kind that became idle last, else a new one, the smallest there is.
  ///
  /// - Complexity: O(1), or O(slots) where a new slot fills a vacancy.
  mutating func take(kind: UInt8, for item: Int) -> (slot: Int32, isReused: Bool) {
    if Int(kind) < tops.count, tops[Int(kind)] >= 0 {
      let slot = tops[Int(kind)]
      tops[Int(kind)] = next(after: slot)
      slots[Int(slot)].use = .mounted(item: item)
      return (slot, true)
    }
    let slot = Slot(use: .mounted(item: item), kind: kind)
    if vacancies > 0, let index = slots.firstIndex(where: { $0.use == .vacant }) {
      slots[index] = slot
      vacancies -= 1
      return (Int32(index), false)
    }
    slots.append(slot)
    return (Int32(slots.count - 1), false)
  }

  /// The item that a slot shows goes by another index from now on.
  mutating func renumber(_ slot: Int32, to item: Int) { slots[Int(slot)].use = .mounted(item: item) }

  /// A slot that showed an item becomes idle.
  mutating func release(_ slot: Int32) {
    let kind = Int(slots[Int(slot)].kind)
    while tops.count <= kind { tops.append(-1) }
    slots[Int(slot)].use = .idle(next: tops[kind])
    tops[kind] = slot
  }

  /// Drops, of each kind, those that have been idle for longest, until `limit` are left.
  ///
  /// A negative limit counts as 0.
  ///
  /// - Complexity: O(idle), of each kind at most `limit` more than are dropped.
  mutating func drop(beyond limit: Int, noting changes: inout [SlotChange]) {
    for kind in tops.indices {
      var last: Int32 = -1
      var slot = tops[kind]
      var kept = 0
      while slot >= 0, kept < limit {
        last = slot
        slot = next(after: slot)
        kept += 1
      }
      if last < 0 { tops[kind] = -1 } else if slot >= 0 { slots[Int(last)].use = .idle(next: -1) }
      while slot >= 0 {
        let next = next(after: slot)
        slots[Int(slot)] = Slot()
        vacancies += 1
        changes.append(.dropped(slot: slot))
        slot = next
      }
    }
    while slots.last?.use == .vacant {
      slots.removeLast()
      vacancies -= 1
    }
  }

  /// The slot of the same kind that has been idle for longer, or -1.
  private func next(after slot: Int32) -> Int32 {
    switch slots[Int(slot)].use {
    case .idle(let next): return next
    case .vacant, .mounted: return -1
    }
  }
}

/// What a host does with one of its views.
///
/// A slot is a small number that stands for a view; a change carries the item's index at the time of the change.
package enum SlotChange: Hashable, Sendable {
  /// Show this item in the slot's view, which is new unless it is reused.
  case mounted(slot: Int32, item: Int, isReused: Bool)
  /// The item is no longer mounted. Keep its view for reuse.
  case unmounted(slot: Int32, item: Int)
  /// Drop the view, which shows nothing. A new view may get its number.
  case dropped(slot: Int32)
}
