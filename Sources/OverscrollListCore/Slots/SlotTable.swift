/// The slots, which identify the adapter's views, and the item that each view shows.
///
/// The idle slots of each kind form a linked stack, so that the most recently released slot is reused
/// first.
struct SlotTable: Hashable, Sendable {
  /// The state of a slot, which identifies a view.
  private enum State: Hashable, Sendable {
    /// The slot has no view.
    case vacant
    /// The view shows no item.
    ///
    /// `next` is the slot of the same kind released before this slot, or -1.
    case idle(next: Int32)
    /// The view shows this item.
    case mounted(item: Int)
  }

  private struct Slot: Hashable, Sendable {
    var state = State.vacant
    var kind: UInt8 = 0
  }

  private var slots: [Slot] = []
  /// The most recently released slot of each kind, or -1.
  private var idleHeads: [Int32] = []
  private var vacancies = 0

  /// The largest slot that has a view, plus one.
  var count: Int { slots.count }

  /// Returns the item in a slot, or `nil` if the slot is idle or unknown.
  func item(in slot: Int32) -> Int? {
    guard slot >= 0, Int(slot) < slots.count else { return nil }
    switch slots[Int(slot)].state {
    case .mounted(let item): return item
    case .vacant, .idle: return nil
    }
  }

  /// Assigns a slot to an item.
  ///
  /// The result is the most recently released slot of the item's kind, or a new slot. A new slot gets the
  /// smallest free number.
  ///
  /// - Complexity: O(1), or O(slots) if a new slot fills a vacancy.
  mutating func assign(kind: UInt8, for item: Int) -> (slot: Int32, isReused: Bool) {
    if Int(kind) < idleHeads.count, idleHeads[Int(kind)] >= 0 {
      let slot = idleHeads[Int(kind)]
      idleHeads[Int(kind)] = next(after: slot)
      slots[Int(slot)].state = .mounted(item: item)
      return (slot, true)
    }
    let slot = Slot(state: .mounted(item: item), kind: kind)
    if vacancies > 0, let index = slots.firstIndex(where: { $0.state == .vacant }) {
      slots[index] = slot
      vacancies -= 1
      return (Int32(index), false)
    }
    slots.append(slot)
    return (Int32(slots.count - 1), false)
  }

  /// Sets the new index of the item in a slot.
  mutating func renumber(_ slot: Int32, to item: Int) { slots[Int(slot)].state = .mounted(item: item) }

  /// Makes a mounted slot idle.
  mutating func release(_ slot: Int32) {
    let kind = Int(slots[Int(slot)].kind)
    while idleHeads.count <= kind { idleHeads.append(-1) }
    slots[Int(slot)].state = .idle(next: idleHeads[kind])
    idleHeads[kind] = slot
  }

  /// Drops the idle slots of each kind beyond a limit, the least recently released first.
  ///
  /// A negative limit becomes 0.
  ///
  /// - Complexity: O(idle), with at most `limit` kept slots visited for each kind.
  mutating func drop(beyond limit: Int, noting changes: inout [SlotChange]) {
    for kind in idleHeads.indices {
      var last: Int32 = -1
      var slot = idleHeads[kind]
      var kept = 0
      while slot >= 0, kept < limit {
        last = slot
        slot = next(after: slot)
        kept += 1
      }
      if last < 0 { idleHeads[kind] = -1 } else if slot >= 0 { slots[Int(last)].state = .idle(next: -1) }
      while slot >= 0 {
        let next = next(after: slot)
        slots[Int(slot)] = Slot()
        vacancies += 1
        changes.append(.dropped(slot: slot))
        slot = next
      }
    }
    while slots.last?.state == .vacant {
      slots.removeLast()
      vacancies -= 1
    }
  }

  /// Returns the slot of the same kind released before an idle slot, or -1.
  private func next(after slot: Int32) -> Int32 {
    switch slots[Int(slot)].state {
    case .idle(let next): return next
    case .vacant, .mounted: return -1
    }
  }
}

/// A change of a view that the adapter has to apply.
///
/// A slot is a small number that identifies a view. The item's index is the index at the time of the
/// change.
package enum SlotChange: Hashable, Sendable {
  /// Shows the item in the slot's view, which is new unless it is reused.
  case mounted(slot: Int32, item: Int, isReused: Bool)
  /// Unmounts the item, and keeps the view for reuse.
  case unmounted(slot: Int32, item: Int)
  /// Drops the idle view; a later view may get the same slot.
  case dropped(slot: Int32)
}
