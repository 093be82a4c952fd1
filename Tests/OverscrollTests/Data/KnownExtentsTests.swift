@testable import OverscrollCore
@testable import OverscrollListCore
import OverscrollTestSupport
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Lists whose app declares the extent of each item in advance.
@MainActor @Suite struct KnownExtentsTests {
  private static func extent(_ row: Int) -> Double { Double(20 + row.magnitude * 7919 % 100) }

  /// Returns the expected content extent without spacing, in pt.
  private func expected(_ rows: [Int]) -> Double { rows.map { Self.extent($0) }.reduce(0, +) }

  @Test(
    "With declared extents, the content extent is exact before rows are built and after each change",
    arguments: 0..<30)
  func length(seed: UInt64) {
    var numbers = Dice(seed: seed)
    var rows = Array(0..<500)
    let list = FakeList([], configuration: ListConfiguration(spacing: 0))
    list.known = { Self.extent($0) }
    list.update(rows)
    #expect(abs(list.controller.content.list.contentExtent - expected(rows)) < 0.01)
    var next = 1000
    for _ in 0..<20 {
      let index = Int.random(in: 0...rows.count, using: &numbers)
      let added = Int.random(in: 0...30, using: &numbers)
      rows.insert(contentsOf: next..<next + added, at: index)
      next += added
      if Bool.random(using: &numbers) {
        rows.removeSubrange(Int.random(in: 0...rows.count / 2, using: &numbers)..<rows.count * 2 / 3)
      }
      // At random, the app passes the difference to the controller, or the list detects the change.
      if Bool.random(using: &numbers) || rows.count == list.rows.count {
        list.controller.apply(rows.difference(from: list.rows))
      }
      list.update(rows)
      #expect(abs(list.controller.content.list.contentExtent - expected(rows)) < 0.01)
      list.controller.scrollTo(
        index: Int.random(in: 0..<rows.count, using: &numbers), anchor: .topLeading, animated: false)
      list.tick(3)
      #expect(abs(list.controller.content.list.contentExtent - expected(rows)) < 0.01)
    }
  }

  @Test("Measured extents are kept when the same data is set again")
  func toldAgain() {
    let list = FakeList([], configuration: ListConfiguration(spacing: 0))
    list.known = { _ in 40 }
    list.extent = { _ in 60 }
    list.update(Array(0..<500))
    list.controller.scrollTo(index: 250, anchor: .topLeading, animated: false)
    list.tick(30)
    let extent = list.controller.content.list.contentExtent
    #expect(extent > 500 * 40 + 200)
    list.update(Array(0..<500))
    #expect(list.controller.content.list.contentExtent == extent)
  }

  @Test("New rows of the same number get the extents that the app declares for them")
  func replaced() {
    let list = FakeList([], configuration: ListConfiguration(spacing: 0))
    list.known = { Self.extent($0) }
    for rows in [Array(0..<300), Array(5000..<5300), Array(5000..<5300).reversed()] {
      list.update(rows)
      list.tick(2)
      #expect(abs(list.controller.content.list.contentExtent - expected(rows)) < 0.01)
    }
  }

  @Test("The measured extent replaces a wrong declared extent, which is 0 if it is negative or infinite")
  func wrong() {
    let list = FakeList([], configuration: ListConfiguration(spacing: 0))
    list.known = { row in [10, .nan, -5, .infinity][row % 4] }
    list.update(Array(0..<200))
    list.tick(2)
    for _ in 0..<100 {
      list.controller.scrollTo(
        index: list.controller.currentVisibleRange.upperBound, anchor: .topLeading, animated: false)
      list.tick(2)
    }
    #expect(abs(list.controller.content.list.contentExtent - expected(Array(0..<200))) < 0.01)
  }

  @Test("An unknown extent is estimated until the row is measured, and then keeps its measurement")
  func unknown() {
    let list = FakeList(
      [], configuration: ListConfiguration(spacing: 0, adaptsEstimates: false), estimate: 50)
    list.known = { $0.isMultiple(of: 3) ? nil : $0.isMultiple(of: 5) ? .nan : 30 }
    list.extent = { $0.isMultiple(of: 3) || $0.isMultiple(of: 5) ? 75 : 30 }
    func content(measured: Int) -> Double {
      let unknown = list.rows.count { list.known?($0).map(\.isNaN) ?? true }
      return Double(30 * (list.rows.count - unknown) + 75 * measured + 50 * (unknown - measured))
    }
    func measured() -> Int {
      list.rows.indices.count { list.frame(of: $0).isMeasured && list.frame(of: $0).extent == 75 }
    }
    list.update(Array(0..<300))
    list.tick(2)
    #expect(measured() > 0 && measured() < 40)
    #expect(list.controller.content.list.contentExtent == content(measured: measured()))
    list.controller.scrollTo(index: 200, anchor: .topLeading, animated: false)
    list.tick(10)
    let before = (list.seen, measured())
    // The app declares the extents again, because its data have changed.
    list.update(Array(-30..<310))
    list.tick(2)
    #expect(measured() == before.1)
    #expect(list.controller.content.list.contentExtent == content(measured: before.1))
    for (row, position) in list.seen { #expect(abs(position - (before.0[row] ?? .nan)) < 0.01) }
  }
}
