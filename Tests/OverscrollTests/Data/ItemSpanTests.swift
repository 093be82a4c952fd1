@testable import OverscrollCore
@testable import OverscrollListCore
import OverscrollTestSupport
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Lists whose app declares items that span all lanes.
@MainActor @Suite struct ItemSpanTests {
  nonisolated private static let arrangements = [
    ListArrangement.columns(3), .masonry(3), .adaptiveColumns(minimum: 80), .adaptiveMasonry(minimum: 140),
  ]

  private func list(_ rows: [Int], _ arrangement: ListArrangement) -> FakeList {
    let list = FakeList([], configuration: ListConfiguration(arrangement: arrangement))
    list.spans = { $0.isMultiple(of: 7) }
    list.update(rows)
    return list
  }

  /// Checks the span of every item, built or not.
  private func expectSpans(_ list: FakeList, step: String) {
    var (spans, wrong) = (0, [Int]())
    for (index, row) in list.rows.enumerated() {
      let isSpanning = list.spans?(row) ?? false
      if isSpanning { spans += 1 }
      if (list.frame(of: index).crossExtent == 300) != isSpanning { wrong.append(row) }
    }
    #expect(wrong == [], "\(step)")
    #expect(spans > 0, "\(step)")
  }

  @Test(
    "Before items are built and after each edit, exactly the declared items span all lanes",
    arguments: arrangements)
  func edits(_ arrangement: ListArrangement) {
    let list = list(Array(0..<400), arrangement)
    expectSpans(list, step: "at first")
    list.controller.scrollTo(index: 200, anchor: .topLeading, animated: false)
    list.tick(5)
    var (random, next) = (Dice(seed: 5), 1000)
    for step in 0..<60 {
      var rows = list.rows
      let index = Int.random(in: 0...rows.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: rows.insert(contentsOf: next..<next + 10, at: index)
      case 1: rows.removeSubrange(index..<min(rows.count, index + 5))
      case 2: rows.swapAt(0, index % rows.count)
      case 3: rows = [next] + rows
      default: rows.append(contentsOf: next..<next + 20)
      }
      next += 100
      // Without a difference, the list does not find rows that were swapped far from the viewport.
      if rows.count == list.rows.count || Bool.random(using: &random) {
        list.controller.apply(rows.difference(from: list.rows))
      }
      list.update(rows)
      list.tick(2)
      expectSpans(list, step: "\(step)")
    }
    list.update(Array(5000..<5400))
    expectSpans(list, step: "new rows")
  }

  @Test(
    "Rows and spanning rows inserted before the viewport move no visible row", arguments: arrangements, 1...8)
  func inPlace(_ arrangement: ListArrangement, count: Int) {
    let list = list(Array(0..<400), arrangement)
    for index in [0, 3, 50, 150] {
      list.controller.scrollTo(index: 200, anchor: .topLeading, animated: false)
      list.tick(5)
      let before = list.seen
      var rows = list.rows
      let first = 10_000 + index * 100
      rows.insert(contentsOf: first..<first + count, at: index)
      list.update(rows)
      list.tick(3)
      let still = list.seen.filter { abs($0.value - (before[$0.key] ?? .nan)) < 0.01 }
      // In rows, the lanes of the rows may differ. One of the visible rows stays.
      #expect(!still.isEmpty, "\(count) at \(index): \(before) \(list.seen)")
      #expect(list.seen.keys.contains { before[$0] == 0 }, "\(count) at \(index)")
      expectSpans(list, step: "\(count) at \(index)")
    }
  }

  @Test("A built row may change its span, and a list may stop declaring spans", arguments: arrangements)
  func changed(_ arrangement: ListArrangement) {
    let list = list(Array(0..<100), arrangement)
    list.spans = { $0 == 2 }
    list.update(list.rows)
    expectSpans(list, step: "another span")
    list.spans = nil
    list.update(list.rows)
    #expect(list.rows.indices.allSatisfy { list.frame(of: $0).crossExtent < 300 })
  }

  @Test("The declared extent of a spanning row depends on the extent of all lanes", arguments: arrangements)
  func extents(_ arrangement: ListArrangement) {
    let list = FakeList([], configuration: ListConfiguration(arrangement: arrangement))
    let link = list.link
    let source = ListSource<Int>(
      .plain(100), id: { $0 }, extent: { $1 + Double($0) }, span: { $0 % 10 == 4 ? .all : .lane })
    link.update(source, from: list)
    let lane = list.controller.laneExtent ?? .nan
    for item in 0..<100 {
      #expect(list.frame(of: item).extent == Double(item) + (item % 10 == 4 ? 300 : lane))
    }
  }

  @Test("A list without declared spans sends nothing for them, and reads no element")
  func unused() {
    let list = FakeList(Array(0..<1000), configuration: ListConfiguration(arrangement: .columns(3)))
    list.tick(5)
    var asked = 0
    list.spans = { _ in
      asked += 1
      return false
    }
    list.update(list.rows)
    #expect(asked >= 1000)
    asked = 0
    for _ in 0..<10 {
      list.change(list.rows)
      list.tick()
    }
    // Without a change, only the built rows are read.
    #expect(asked > 0 && asked < 10 * 100)
  }
}
