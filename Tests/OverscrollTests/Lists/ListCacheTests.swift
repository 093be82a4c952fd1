import OverscrollTestSupport
import OverscrollCore
import Testing

@testable import Overscroll
@testable import OverscrollListCore
@testable import OverscrollLists

/// The cached items of a list under random scrolls and edits.
@MainActor @Suite struct ListCacheTests {
  private static let limit = 12

  /// The last step in which each item left, to decide which items must be cached.
  private struct Departures {
    var step = 0
    var mounted: Set<Int> = []
    /// The step in which an item left last, by id.
    var last: [Int: Int] = [:]

    /// Records the mounted items after a step.
    mutating func record(_ now: Set<Int>) {
      step += 1
      for id in mounted.subtracting(now) { last[id] = step }
      mounted = now
    }

    /// For each step, the number of items with an id in a set that left in this step or later.
    func countsSince(_ contains: (Int) -> Bool) -> [Int] {
      var counts = Array(repeating: 0, count: step + 2)
      for (id, last) in last where contains(id) { counts[last] += 1 }
      for step in (0...step).reversed() { counts[step] += counts[step + 1] }
      return counts
    }
  }

  @Test("The items that left last are cached, whatever is scrolled and edited", arguments: 0..<12)
  func randomScrollsAndEdits(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    // With known extents, the mounted items change once in a step, as far as items leave.
    let list = FakeList(
      Array(0..<150), scrolling: seed.isMultiple(of: 2) ? .native : .driven, estimate: 50, extent: { _ in 50 }
    )
    list.link.setCacheLimit(Self.limit)
    list.measure()
    var departures = Departures()
    departures.record(Set(list.link.items.map(\.id.id)))
    var next = 1000
    for step in 0..<150 {
      // Each step is a turn, so that no scroll belongs to later data.
      list.controller.awaitedRequest = nil
      switch Int.random(in: 0..<6, using: &dice) {
      case 0: list.update(edited(list.rows, &next, &dice))
      case 1: list.controller.scrollTo(index: Int.random(in: 0..<150, using: &dice), animated: false)
      case 2: list.tick()
      default:
        let offset = max(0, list.controller.scrollOffset + Double.random(in: -700...700, using: &dice))
        if seed.isMultiple(of: 2) {
          list.report(offset, .free)
        } else {
          list.controller.scroll(ScrollRequest(target: .offset(offset)))
        }
      }
      list.measure()
      let mounted = list.link.items
      let cached = list.link.cachedItems
      departures.record(Set(mounted.map(\.id.id)))
      let context = "seed \(seed), step \(step)"
      #expect(cached.count <= Self.limit, "\(context)")
      #expect(cached.allSatisfy { $0.isCached } && mounted.allSatisfy { !$0.isCached }, "\(context)")
      let ids = Set(cached.map(\.id.id))
      #expect(ids.count == cached.count && ids.isDisjoint(with: departures.mounted), "\(context)")
      #expect(cached.allSatisfy { list.rows.indices.contains($0.index) }, "\(context)")
      #expect(cached.allSatisfy { list.rows[$0.index] == $0.id.id }, "\(context)")
      let rows = Set(list.rows)
      let mayCount = { (id: Int) in rows.contains(id) && !departures.mounted.contains(id) }
      let (all, present) = (departures.countsSince { _ in true }, departures.countsSince(mayCount))
      for (id, last) in departures.last where mayCount(id) {
        // Items that left in the same step may have left in any order.
        if all[last] <= Self.limit { #expect(ids.contains(id), "\(context): \(id)") }
        if present[last + 1] >= Self.limit { #expect(!ids.contains(id), "\(context): \(id)") }
      }
    }
    #expect(departures.last.count > Self.limit)
  }

  /// Returns rows after a random edit.
  private func edited(_ rows: [Int], _ next: inout Int, _ dice: inout Dice) -> [Int] {
    var rows = rows
    let index = Int.random(in: 0..<rows.count, using: &dice)
    switch Int.random(in: 0..<4, using: &dice) {
    case 0:
      rows.insert(contentsOf: next..<next + 4, at: index)
      next += 4
    case 1: rows.removeSubrange(index..<min(rows.count, index + 3))
    case 2: rows.insert(rows.remove(at: index), at: Int.random(in: 0..<rows.count, using: &dice))
    default: rows.shuffle(using: &dice)
    }
    return rows
  }

  /// Returns a list whose third item has left.
  private func listWithCachedItem() -> (FakeList, MountedItem<Int>) {
    let list = FakeList(Array(0..<100), extent: { _ in 50 })
    list.link.setCacheLimit(30)
    list.measure()
    let item = list.link.items[2]
    // The list reads the ids of the items that leave when its view is drawn.
    list.report(1800, .free)
    return (list, item)
  }

  @Test("The extent that a cached item reports is the item's extent when it comes back")
  func aCachedItemChangesItsExtent() {
    let (list, item) = listWithCachedItem()
    #expect(list.link.cachedItems.contains { $0.id == item.id })
    let seen = list.seen
    list.link.updateExtent(90, of: item.id, from: list)
    #expect(list.seen == seen, "a change of a cached item moves no visible item")
    #expect(list.controller.content.frame(of: 2).extent == 90)
  }

  @Test("The focus of a cached item mounts the item")
  func aCachedItemGetsTheFocus() {
    let (list, item) = listWithCachedItem()
    list.link.focusChanged(.keyboard, true, at: item.id, from: list)
    #expect(list.link.items.contains { $0.id == item.id })
    #expect(!list.link.cachedItems.contains { $0.id == item.id })
  }

  @Test("A list without a cache reads only the ids of its mounted items")
  func nothingIsCachedByDefault() {
    let list = FakeList(Array(0..<100), extent: { _ in 50 })
    list.report(1800, .free)
    #expect(list.link.cachedItems.isEmpty && list.link.cache.mounted.isEmpty)
  }

  @Test("An item that an edit far from the viewport moves a little is found", arguments: [1, 5, 64])
  func smallMovesAreFound(distance: Int) {
    let ids = Array(-distance..<0) + Array(0..<5000 - distance)
    let search = CachedItemSearch(edits: nil, counts: (5000, 5000), center: 4000) { ids[$0] }
    let items = (0..<20).map { ItemCache<Int>.Entry(id: $0, index: $0) }
    let found = search.newIndices(of: items)
    #expect(found == Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, $0 + distance) }))
  }
}
