import OverscrollTestSupport
import OverscrollCore
import OverscrollListCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

/// The edits that a list derives from the ids of the few items that it remembers.
@Suite struct DataDiffTests {
  /// Returns the diff of two arrays for a list that remembers only the ids in `mounted`.
  ///
  /// `mounted` contains the indices whose views existed. `anchor` is the first visible index.
  private func change(
    _ old: [Int], _ new: [Int], mounted: Range<Int>, anchor: Int, asked: Counter = Counter()
  ) -> DataDiff<Int> {
    DataDiff(
      oldCount: old.count, newCount: new.count, visibleRange: anchor..<max(anchor, mounted.upperBound),
      rememberedItems: mounted.clamped(to: old.indices).map { .init(index: $0, id: old[$0]) },
      id: { index in
        asked.count += 1
        return new[index]
      })
  }

  /// A counter of the ids that the diff reads.
  private final class Counter { var count = 0 }

  private let rows = Array(0..<100)

  @Test("Unchanged data gives no edits, and only the remembered ids are read")
  func nothing() {
    let asked = Counter()
    #expect(change(rows, rows, mounted: 40..<60, anchor: 45, asked: asked).edits == [])
    #expect(asked.count == 20)
  }

  @Test("A group of remembered items far from the viewport is found with few reads")
  func farAway() {
    let new = Array(0..<50) + [-1, -2] + Array(50..<10_000)
    let asked = Counter()
    let change = DataDiff(
      oldCount: 10_000, newCount: new.count, visibleRange: 45..<60,
      rememberedItems: (Array(40..<60) + [5000, 5001, 5002]).map { .init(index: $0, id: $0) },
      id: { index in
        asked.count += 1
        return new[index]
      })
    #expect(change.edits == [.insert(2, at: 50)])
    #expect(asked.count < 7 * DataDiff<Int>.searchRadius)
  }

  @Test(
    "A change gives the expected edits",
    arguments: [
      ("appended", Array(0..<105), [ListEdit.insert(5, at: 100)]),
      ("prepended", Array(-7..<100), [.insert(7, at: 0)]),
      ("first rows removed", Array(3..<100), [.remove(0..<3)]),
      ("last rows removed", Array(0..<90), [.remove(90..<100)]),
      (
        "inserted above the visible rows", Array(0..<43) + [200, 201] + Array(43..<100), [.insert(2, at: 43)]
      ),
      ("removed above the visible rows", Array(0..<41) + Array(44..<100), [.remove(41..<44)]),
      (
        "inserted right before the first visible row", Array(0..<45) + [200] + Array(45..<100),
        [.insert(1, at: 45)]
      ),
      (
        "inserted right after the first visible row", Array(0..<46) + [200] + Array(46..<100),
        [.insert(1, at: 46)]
      ),
      (
        "inserted below the first visible row", Array(0..<50) + [200, 201] + Array(50..<100),
        [.insert(2, at: 50)]
      ),
      ("removed below the first visible row", Array(0..<50) + Array(53..<100), [.remove(50..<53)]),
      ("first visible row removed", Array(0..<45) + Array(46..<100), [.remove(45..<46)]),
      ("first visible row and its neighbors removed", Array(0..<44) + Array(48..<100), [.remove(44..<48)]),
      ("all rows removed", [], [.remove(0..<100)]),
      (
        "inserted below, and appended", Array(0..<50) + [200, 201] + Array(50..<103),
        [.insert(3, at: 100), .insert(2, at: 50)]
      ),
      (
        "removed below, and from the end", Array(0..<50) + Array(52..<97),
        [.remove(97..<100), .remove(50..<52)]
      ),
      ("prepended, and appended", Array(-4..<110), [.insert(10, at: 100), .insert(4, at: 0)]),
      (
        "prepended, and first visible rows removed", Array(-4..<45) + Array(47..<100),
        [.remove(45..<47), .insert(4, at: 0)]
      ),
      ("one row replaced, and appended", Array(0..<50) + [300] + Array(51..<120), [.insert(20, at: 100)]),
      ("all rows replaced by fewer", Array(500..<590), [.remove(90..<100)]),
      ("all rows replaced by more", Array(500..<610), [.insert(10, at: 100)]),
      (
        "all rows but one removed", [47],
        [.remove(60..<100), .remove(48..<60), .remove(40..<47), .remove(0..<40)]
      ),
      (
        "first visible row moved to the front", [45] + Array(0..<45) + Array(46..<100),
        [.move(45..<46, to: 0)]
      ),
      (
        "first visible row moved down", Array(0..<45) + Array(46..<70) + [45] + Array(70..<100),
        [.move(45..<46, to: 70)]
      ),
      ("more rows prepended than the search covers", Array(-5000..<100), [.insert(5000, at: 0)]),
    ] as [(String, [Int], [ListEdit])])
  func one(name: String, new: [Int], expected: [ListEdit]) {
    let edits = change(rows, new, mounted: 40..<60, anchor: 45).edits
    #expect(edits == expected, "\(name)")
    #expect(apply(edits, to: rows).count == new.count)
  }

  @Test("If the list is at its start, new first rows are inserted, and the visible rows are found")
  func start() {
    #expect(change(rows, Array(-5..<100), mounted: 0..<20, anchor: 0).edits == [.insert(5, at: 0)])
    #expect(change(rows, [200] + rows, mounted: 0..<20, anchor: 3).edits == [.insert(1, at: 0)])
  }

  @Test("Without remembered items, the edits change the end of the list", arguments: [0, 40, 1000])
  func unknown(count: Int) {
    let edits = change(rows, Array(0..<count), mounted: 0..<0, anchor: 0).edits
    #expect(apply(edits, to: rows).count == count)
    #expect(change([], Array(0..<count), mounted: 0..<0, anchor: 0).edits.count == (count == 0 ? 0 : 1))
  }

  @Test("An item is found if it has moved by at most 1024 indices", arguments: [1023, 1024, 1025])
  func reach(distance: Int) {
    // The search also looks around the sum of the item's old index and the change of the count. With many
    // new items after the rows, this sum is far from the item's new index.
    let new = Array(repeating: -1, count: distance) + rows + Array(repeating: -1, count: 20 * distance)
    let edits = change(rows, new, mounted: 45..<46, anchor: 45).edits
    let isFound = edits.last == .insert(distance, at: 0)
    #expect(isFound == (distance <= 1024))
    #expect(apply(edits, to: rows).count == new.count)
  }

  @Test("The number of ids that are read is limited, even if all rows are new")
  func cost() {
    let asked = Counter()
    let old = Array(0..<100_000)
    _ = change(old, old.map { -1 - $0 }, mounted: 50_000..<50_040, anchor: 50_010, asked: asked).edits
    #expect(asked.count < 2048 + 200)
  }

  @Test("If items are reordered, the largest set in unchanged order is kept")
  func order() {
    let new = Array(0..<42) + [50, 43, 44, 42, 45, 46, 49, 48, 47] + Array(51..<100)
    let result = apply(change(rows, new, mounted: 40..<60, anchor: 45).edits, to: rows)
    let kept = (40..<60).filter { id in result.firstIndex(of: id).map { new[$0] == id } ?? false }
    #expect(kept.filter { !(47...49).contains($0) } == [40, 41, 43, 44, 45, 46] + Array(51..<60))
    #expect(kept.count == 16)
  }

  @Test(
    "If one row is moved while others arrive and leave, each remembered row is found",
    arguments: 0..<300 as Range<UInt64>)
  func moved(seed: UInt64) {
    var random = Dice(seed: seed)
    var new = rows
    let id = new.remove(at: Int.random(in: 40..<60, using: &random))
    new.insert(id, at: Int.random(in: 40..<60, using: &random))
    if Bool.random(using: &random) { new.removeAll { $0 == 52 } }
    let arrivals = (0..<3).map { _ in Int.random(in: 0..<4, using: &random) }
    new.insert(contentsOf: (0..<arrivals[0]).map { 200 + $0 }, at: 50)
    new.insert(contentsOf: (0..<arrivals[1]).map { 300 + $0 }, at: 0)
    new += (0..<arrivals[2]).map { 400 + $0 }
    let edits = change(rows, new, mounted: 40..<60, anchor: 45).edits
    let result = apply(edits, to: rows)
    #expect(result.count == new.count)
    #expect(
      (40..<60).filter { new.contains($0) && result.firstIndex(of: $0) != new.firstIndex(of: $0) } == [],
      "\(edits)")
  }

  @Test("If an id occurs several times, the nearest occurrence is used")
  func nearest() {
    let edits = change(rows, [-1] + rows + [45, -2], mounted: 45..<46, anchor: 45).edits
    #expect(edits == [.insert(2, at: 100), .insert(1, at: 0)])
  }

  @Test("Duplicate ids give edits with the right count")
  func duplicates() {
    for seed in 0..<200 as Range<UInt64> {
      var random = Dice(seed: seed)
      let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: 0..<4, using: &random)
      }
      let new = (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: 0..<4, using: &random)
      }
      let start = Int.random(in: 0...30, using: &random)
      let edits = change(old, new, mounted: start..<start + 8, anchor: start + 2).edits
      #expect(apply(edits, to: old).count == new.count, "seed \(seed)")
    }
  }

  @Test("The edits give the right count for any set of remembered items", arguments: 0..<300 as Range<UInt64>)
  func scattered(seed: UInt64) {
    var random = Dice(seed: seed)
    let old = Array(0..<Int.random(in: 4...14, using: &random))
    let known = old.filter { _ in Bool.random(using: &random) }
    let new = old.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    let change = DataDiff(
      oldCount: old.count, newCount: new.count, visibleRange: (known.first ?? 0)..<old.count,
      rememberedItems: known.map { .init(index: $0, id: $0) }, id: { new[$0] })
    let result = apply(change.edits, to: old)
    #expect(result.count == new.count)
    let found = known.filter { id in new.contains(id) && result.firstIndex(of: id) == new.firstIndex(of: id) }
    #expect(found == known.filter { new.contains($0) })
  }

  @Test("After any change of a six-row list, the count is right, and one remaining visible row is found")
  func exhaustive() {
    let old = [0, 1, 2, 3, 4, 5]
    for gone in 0..<64 {
      for gaps in 0..<128 {
        var new: [Int] = []
        for index in 0...6 {
          if gaps & 1 << index != 0 { new.append(100 + index) }
          if index < 6, gone & 1 << index == 0 { new.append(index) }
        }
        for window in [0..<3, 2..<5, 3..<6, 0..<6] {
          let anchor = window.lowerBound + 1
          let edits = change(old, new, mounted: window, anchor: anchor).edits
          let result = apply(edits, to: old)
          let kept = (anchor..<window.upperBound).filter { new.contains($0) }
          let isStill = kept.contains { id in result.firstIndex(of: id).map { new[$0] == id } ?? false }
          // One `#expect` for each case would make the test slow.
          guard result.count == new.count, isStill || kept.isEmpty else {
            Issue.record("\(old) \(new) \(window) \(edits)")
            return
          }
        }
      }
    }
  }
}
