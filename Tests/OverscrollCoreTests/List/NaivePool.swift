import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// A simulated adapter that performs a slot pool's changes, with a plain array of all items.
///
/// A slot is a reusable place for the view of an item.
struct NaivePool {
  /// An item with its identity and the kind of its view.
  struct Item {
    var name: Int
    var kind: UInt8
  }

  /// A view with its kind and the identity of the item that it shows, or `nil`.
  struct View {
    var kind: UInt8
    var name: Int?
  }

  var items: [Item]
  private(set) var views: [Int32: View] = [:]
  /// The idle slots of each kind, beginning with the slot that has been idle for longest.
  private(set) var idle: [UInt8: [Int32]] = [:]
  private var names: Int

  init(count: Int, kinds: Int, _ seeded: inout Dice) {
    names = count
    items = (0..<count).map { Item(name: $0, kind: UInt8(seeded.index(below: kinds))) }
  }

  /// The slot of each mounted identity.
  var slots: [Int: Int32] {
    var result: [Int: Int32] = [:]
    for (slot, view) in views { if let name = view.name { result[name] = slot } }
    return result
  }

  mutating func newItem(kind: UInt8) -> Item {
    names += 1
    return Item(name: names - 1, kind: kind)
  }

  /// Performs the unmounts of an edit before the items change, or all changes of an update after it.
  mutating func perform(_ changes: [SlotChange], _ note: Comment) throws {
    for change in changes {
      switch change {
      case .unmounted(let slot, let item):
        let view = try #require(views[slot], note)
        try #require(view.name == items[item].name, note)
        views[slot]?.name = nil
        idle[view.kind, default: []].append(slot)
      case .mounted(let slot, let item, let isReused):
        let kind = items[item].kind
        if isReused {
          let latest = idle[kind]?.popLast()
          try #require(latest == slot, note)
          try #require(views[slot]?.kind == kind, note)
        } else {
          try #require(views[slot] == nil && idle[kind, default: []].isEmpty, note)
          let smallest = try #require((0...Int32.max).first { views[$0] == nil }, note)
          try #require(slot == smallest, note)
        }
        views[slot] = View(kind: kind, name: items[item].name)
      case .dropped(let slot):
        let view = try #require(views[slot], note)
        views[slot] = nil
        try #require(view.name == nil, note)
        idle[view.kind]?.removeAll { $0 == slot }
      }
    }
  }

  /// Checks that the pool and this adapter have the same slot for every item.
  func agree(with pool: SlotPool, mounted: Set<Int>, _ note: Comment) throws {
    try #require(pool.slotCount == Int((views.keys.max() ?? -1) + 1), note)
    let slots = slots
    for (index, item) in items.enumerated() {
      try #require(pool.slot(of: index) == slots[item.name], note)
      try #require((slots[item.name] != nil) == mounted.contains(index), note)
      if let slot = slots[item.name] { try #require(pool.item(inSlot: slot) == index, note) }
    }
    for slot in -1...Int32(pool.slotCount) where views[slot]?.name == nil {
      try #require(pool.item(inSlot: slot) == nil, note)
    }
  }
}
