import OverscrollTestSupport
import Testing

@testable import OverscrollListCore

/// The items that a list keeps after they have left, compared with a plain list of ids.
@Suite struct ItemCacheTests {
  /// A reference implementation: ids in plain arrays.
  private struct Oracle {
    var rows: [Int]
    var limit: Int
    var mounted: [Int] = []
    var cached: [Int] = []

    mutating func mount(_ window: [Int]) {
      let now = window.map { rows[$0] }
      let places = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1, $0) })
      func distance(_ id: Int) -> Int {
        let position = places[id] ?? 0
        return window.map { abs($0 - position) }.min() ?? position
      }
      let leaving = mounted.filter { !now.contains($0) }
        .sorted { (distance($0), places[$0] ?? 0) > (distance($1), places[$1] ?? 0) }
      cached.removeAll { now.contains($0) || leaving.contains($0) }
      cached = Array((cached + leaving).suffix(limit))
      mounted = limit > 0 ? now : []
    }

    mutating func change(to rows: [Int]) {
      self.rows = rows
      mounted = mounted.filter { rows.contains($0) }
      cached = cached.filter { rows.contains($0) }
    }
  }

  @Test("Random scrolls and edits leave the items that a plain list of ids leaves", arguments: 0..<40)
  func randomScrollsAndEdits(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    var oracle = Oracle(rows: Array(0..<80), limit: dice.index(below: 20))
    var cache = ItemCache<Int>()
    cache.setLimit(oracle.limit)
    var next = 80
    for step in 0..<400 {
      let context = "seed \(seed), step \(step)"
      switch dice.index(below: 8) {
      case 0:
        // An edit inserts, removes or moves some rows.
        var rows = oracle.rows
        switch dice.index(below: 3) {
        case 0:
          rows.insert(contentsOf: next..<next + 3, at: dice.index(below: rows.count + 1))
          next += 3
        case 1: if !rows.isEmpty { rows.remove(at: dice.index(below: rows.count)) }
        default: rows.shuffle(using: &dice)
        }
        oracle.change(to: rows)
        cache.renumber { item in rows.firstIndex(of: item.id) }
      case 1:
        oracle.limit = dice.index(below: 20)
        oracle.cached = Array(oracle.cached.suffix(oracle.limit))
        if oracle.limit == 0 { oracle.mounted = [] }
        cache.setLimit(oracle.limit)
      case 2 where dice.chance(0.1):
        oracle.cached = []
        cache.removeAll()
      default:
        let start = dice.index(below: oracle.rows.count + 1)
        var window = Array(start..<min(oracle.rows.count, start + dice.index(below: 9)))
        // A pinned header or an item with a focus is mounted far from the others.
        if start > 0, dice.chance(0.3) { window.insert(dice.index(below: start), at: 0) }
        oracle.mount(window)
        cache.update(window.map { .init(id: oracle.rows[$0], index: $0) })
      }
      #expect(cache.cached.map(\.id) == oracle.cached, "\(context)")
      #expect(cache.cached.count == oracle.cached.count && cache.cached.count <= cache.limit, "\(context)")
      #expect(cache.cached.allSatisfy { oracle.rows[$0.index] == $0.id }, "\(context)")
      #expect(Set(cache.mounted.map(\.id)).isDisjoint(with: oracle.cached), "\(context)")
    }
  }

  @Test("A limit outside of 0...1024 becomes the nearest limit")
  func limits() {
    var cache = ItemCache<Int>()
    for (limit, expected) in [(-1, 0), (Int.min, 0), (0, 0), (7, 7), (1024, 1024), (Int.max, 1024)] {
      cache.setLimit(limit)
      #expect(cache.limit == expected)
    }
  }

  @Test("Without a limit, a cache stores nothing")
  func nothingIsStored() {
    var cache = ItemCache<Int>()
    cache.update([.init(id: 1, index: 0)])
    cache.update([])
    #expect(cache.mounted.isEmpty && cache.cached.isEmpty)
  }
}
