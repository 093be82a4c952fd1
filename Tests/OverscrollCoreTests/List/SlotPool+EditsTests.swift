import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

extension SlotPoolTests {
  @Test("Items keep their views through edits")
  func edits() {
    var pool = SlotPool()
    pool.mount(10..<14) { _ in 0 }
    pool.clearChanges()
    pool.applyInsertion(2, at: 12)
    #expect([10, 11, 12, 13, 14, 15].map(pool.slot(of:)) == [0, 1, nil, nil, 2, 3])
    pool.applyMove(10..<11, to: 14)
    #expect([10, 11, 12, 13, 14, 15].map(pool.slot(of:)) == [1, nil, nil, 2, 0, 3])
    pool.applyRemoval(0..<10)
    #expect([0, 1, 2, 3, 4, 5].map(pool.slot(of:)) == [1, nil, nil, 2, 0, 3])
    #expect(pool.changes == [])
    pool.applyRemoval(3..<4)
    #expect(pool.changes == [.unmounted(slot: 2, item: 3)])
    #expect([0, 1, 2, 3, 4].map(pool.slot(of:)) == [1, nil, nil, 0, 3])
  }

  @Test("A move ignores indices out of range", arguments: [-3..<1, Int.min..<1])
  func moveOutOfRange(_ items: Range<Int>) {
    var (pool, plain) = (SlotPool(), SlotPool())
    pool.mount(0..<4) { _ in 0 }
    plain.mount(0..<4) { _ in 0 }
    pool.applyMove(items, to: 2)
    plain.applyMove(0..<1, to: 2)
    #expect((0..<4).map(pool.slot(of:)) == (0..<4).map(plain.slot(of:)))
  }

  @Test("A removal ignores indices out of range", arguments: [-3..<1, Int.min..<1])
  func removeOutOfRange(_ items: Range<Int>) {
    var (pool, plain) = (SlotPool(), SlotPool())
    pool.mount(0..<4) { _ in 0 }
    plain.mount(0..<4) { _ in 0 }
    pool.applyRemoval(items)
    plain.applyRemoval(0..<1)
    #expect((0..<4).map(pool.slot(of:)) == (0..<4).map(plain.slot(of:)))
  }

  @Test(
    "After random windows, extra items and edits, the pool matches a plain array and its views",
    arguments: UInt64(1)...20)
  func anything(seed: UInt64) throws {
    var seeded = Dice(seed: seed)
    var naive = NaivePool(count: 60, kinds: 1 + seeded.index(below: 3), &seeded)
    var pool = SlotPool(limit: seeded.index(below: 6))
    for step in 0..<120 {
      let note: Comment = "seed \(seed), step \(step)"
      for _ in 0..<seeded.index(below: 3) { try edit(&pool, &naive, &seeded, note) }
      let start = seeded.index(below: naive.items.count + 1)
      let end = min(naive.items.count, start + seeded.index(below: 25))
      let extras = (0..<seeded.index(below: 4)).map { _ in seeded.index(below: naive.items.count) }
      let mounted = Set(start..<end).union(extras)
      let before = naive.slots

      pool.clearChanges()
      pool.mount(start..<end, extras: extras) { naive.items[$0].kind }
      try #require(pool.changes == pool.changes.sorted { $0.rank < $1.rank }, note)
      try naive.perform(pool.changes, note)
      try naive.agree(with: pool, mounted: mounted, note)
      for item in mounted {
        let name = naive.items[item].name
        try #require(before[name] == nil || before[name] == naive.slots[name], note)
      }
      try #require(naive.idle.values.allSatisfy { $0.count <= pool.limit }, note)
      try #require(pool.spare.isEmpty, note)

      let same = pool
      pool.mount(start..<end, extras: extras) { _ in 77 }
      try #require(pool == same, note)
    }
  }

  private func edit(
    _ pool: inout SlotPool, _ naive: inout NaivePool, _ seeded: inout Dice, _ note: Comment
  ) throws {
    pool.clearChanges()
    let count = naive.items.count
    let start = seeded.index(below: count)
    let range = start..<min(count, start + seeded.index(below: 12))
    switch seeded.index(below: 5) {
    case 0:
      let new = (0..<seeded.index(below: 12)).map { naive.newItem(kind: UInt8($0 % 3)) }
      let index = seeded.index(below: count + 1)
      pool.applyInsertion(new.count, at: index)
      naive.items.insert(contentsOf: new, at: index)
    case 1 where range.count < count - 5:
      pool.applyRemoval(range)
      try naive.perform(pool.changes, note)
      naive.items.removeSubrange(range)
    case 2:
      let index = seeded.index(below: count - range.count + 1)
      pool.applyMove(range, to: index)
      let block = Array(naive.items[range])
      naive.items.removeSubrange(range)
      naive.items.insert(contentsOf: block, at: index)
    case 3:
      pool.dropIdle()
      try naive.perform(pool.changes, note)
      try #require(naive.idle.values.allSatisfy { $0.isEmpty }, note)
    default: break
    }
    let shown = naive.slots
    try naive.agree(
      with: pool, mounted: Set(naive.items.indices.filter { shown[naive.items[$0].name] != nil }), note)
  }
}

extension SlotChange {
  /// The order of the change within an update.
  fileprivate var rank: Int {
    switch self {
    case .unmounted: 0
    case .mounted: 1
    case .dropped: 2
    }
  }
}
