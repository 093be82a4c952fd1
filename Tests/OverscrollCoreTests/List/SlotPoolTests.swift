import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// The slot pool, which assigns reusable views (slots) to the mounted items.
@Suite struct SlotPoolTests {
  /// Mounts a window and extra items, all of kind 0 by default, and returns the changes.
  ///
  /// A window is the range of items to mount.
  private func changes(
    _ pool: inout SlotPool, _ window: Range<Int>, extras: [Int] = [], kind: (Int) -> UInt8 = { _ in 0 }
  ) -> [SlotChange] {
    pool.clearChanges()
    pool.mount(window, extras: extras, kind: kind)
    return pool.changes
  }

  @Test("An update unmounts items first, and reuses their slots for the items that it mounts")
  func scrolling() {
    var pool = SlotPool()
    #expect(
      changes(&pool, 0..<3) == [
        .mounted(slot: 0, item: 0, isReused: false), .mounted(slot: 1, item: 1, isReused: false),
        .mounted(slot: 2, item: 2, isReused: false),
      ])
    #expect(
      changes(&pool, 1..<4) == [.unmounted(slot: 0, item: 0), .mounted(slot: 0, item: 3, isReused: true)])
    #expect(changes(&pool, 2..<4) == [.unmounted(slot: 1, item: 1)])
    #expect(changes(&pool, 2..<4) == [])
    #expect((0..<5).map(pool.slot(of:)) == [nil, nil, 2, 0, nil])
    #expect((-1..<4).map(pool.item(inSlot:)) == [nil, 3, nil, 2, nil])
    #expect(pool.slotCount == 3)
  }

  @Test("After a jump, the new items use the slots in order")
  func jump() {
    var pool = SlotPool()
    pool.mount(0..<20) { _ in 0 }
    pool.mount(5000..<5020) { _ in 0 }
    let slots: [Int32?] = (5000..<5020).map { pool.slot(of: $0) }
    #expect(slots == Array(0..<20))
  }

  @Test("If a kind has too many idle slots, the slots that have been idle for longest are dropped")
  func limit() {
    var pool = SlotPool(limit: 2)
    let kind: (Int) -> UInt8 = { $0 % 4 == 3 ? 9 : 0 }
    pool.mount(0..<8, kind: kind)
    let unmounted = (0..<8).reversed().map { SlotChange.unmounted(slot: Int32($0), item: $0) }
    let dropped = [2, 4, 5, 6].map { SlotChange.dropped(slot: $0) }
    #expect(changes(&pool, 0..<0, kind: kind) == unmounted + dropped)
    #expect(pool.slotCount == 8)
    pool.clearChanges()
    pool.dropIdle()
    #expect(pool.changes == [0, 1, 3, 7].map { SlotChange.dropped(slot: $0) })
    #expect(pool.slotCount == 0)
  }

  @Test("A new limit applies from the next mount on, and a negative limit is 0")
  func otherLimit() {
    var pool = SlotPool(limit: 3)
    pool.mount(0..<4) { _ in 0 }
    pool.mount(0..<1) { _ in 0 }
    pool.limit = 1
    #expect(changes(&pool, 0..<1) == [.dropped(slot: 2), .dropped(slot: 3)])
    pool.limit = -1
    #expect(changes(&pool, 0..<1) == [.dropped(slot: 1)])
    #expect(changes(&pool, 0..<1) == [])
  }

  @Test("Extra items stay mounted outside the window, and are mounted only once inside the window")
  func extras() {
    var pool = SlotPool()
    pool.mount(10..<13, extras: [40, 2, 11, 2]) { _ in 0 }
    #expect([2, 10, 11, 12, 40].map(pool.slot(of:)) == [0, 1, 2, 3, 4])
    #expect(changes(&pool, 38..<42, extras: [2, 40]).count == 6)
    #expect([2, 40].map(pool.slot(of:)) == [0, 4])
    #expect(changes(&pool, 38..<42, extras: [2]) == [])
    #expect(changes(&pool, 38..<42) == [.unmounted(slot: 0, item: 2)])
  }

  @Test("Mounting an unchanged window does not request the kinds of its items again")
  func unchanged() {
    var pool = SlotPool()
    var asked = 0
    for _ in 0..<3 {
      pool.mount(3..<9, extras: [50]) { _ in
        asked += 1
        return 0
      }
    }
    #expect(asked == 7)
  }

  @Test(
    "Indices out of range are ignored, a negative limit is 0, and a window that is too long is cut")
  func badInput() {
    var pool = SlotPool(limit: -3)
    pool.mount(-5..<2, extras: [-1, .max, .min]) { _ in 255 }
    #expect(pool.slotCount == 2)
    pool.applyRemoval(-4..<0)
    pool.applyInsertion(-3, at: 0)
    pool.applyInsertion(.max, at: 1)
    #expect((pool.item(inSlot: 0), pool.item(inSlot: 1)) == (0, .max - 1))
    pool.applyMove(.max - 3 ..< .max, to: -2)
    #expect((pool.item(inSlot: 0), pool.item(inSlot: 1)) == (3, 2))
    pool.applyMove(0..<Int.max, to: .max)
    #expect((pool.item(inSlot: 0), pool.item(inSlot: 1)) == (3, 2))
    pool.applyMove(0..<3, to: .max)
    #expect((pool.item(inSlot: 0), pool.item(inSlot: 1)) == (0, .max - 1))
    pool.mount(Int.min..<Int.max) { _ in 255 }
    #expect(pool.slotCount == SlotPool.itemLimit)
    pool.mount(.max - 3 ..< .max, extras: [.max - 1]) { _ in 255 }
    #expect(pool.slot(of: .max - 1) != nil && pool.slot(of: .max) == nil && pool.slot(of: .min) == nil)
    pool.applyRemoval(Int.min..<Int.max)
    pool.dropIdle()
    #expect(pool.slotCount == 0)
  }
}
