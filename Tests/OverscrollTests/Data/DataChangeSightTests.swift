import OverscrollTestSupport
import OverscrollCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Rows that stay visible when the data of a list changes.
@MainActor @Suite struct DataChangeSightTests {
  /// A kind of change to the list's data.
  ///
  /// "Seen" rows are the visible rows before the change.
  enum Change: String, CaseIterable {
    case reversed, shuffled, sortedByOtherKey, halvesSwapped, thirdsRotated
    case everyThird, everyThirdFromOne, everyTenth, aFewAround, aFewOfAll
    case firstSeenToFront, firstSeenToEnd, firstTwoSeenSwapped, seenReversed
    case mostOfTheSeenGone, prepended, prependedManyAndOneGone, appendedAndOneGone, sortedAndPrepended

    func rows(_ rows: [Int], seen: Range<Int>, _ random: inout Dice) -> [Int] {
      let first = seen.lowerBound
      var new = rows
      switch self {
      case .reversed: return rows.reversed()
      case .shuffled: return rows.shuffled(using: &random)
      case .sortedByOtherKey: return rows.sorted { ($0 * 7919 % 1009, $0) < ($1 * 7919 % 1009, $1) }
      case .halvesSwapped: return Array(rows[(rows.count / 2)...] + rows[..<(rows.count / 2)])
      case .thirdsRotated: return Array(rows[(rows.count / 3)...] + rows[..<(rows.count / 3)])
      case .everyThird: return rows.filter { $0 % 3 == 0 }
      case .everyThirdFromOne: return rows.filter { $0 % 3 == 1 }
      case .everyTenth: return rows.filter { $0 % 10 == rows[first] % 10 }
      case .aFewAround: return Array(rows[max(0, first - 25)..<min(rows.count, first + 25)])
      case .aFewOfAll: return rows.filter { ($0 - rows[first]) % max(1, rows.count / 50) == 0 }
      case .firstSeenToFront: new.insert(new.remove(at: first), at: 0)
      case .firstSeenToEnd: new.append(new.remove(at: first))
      case .firstTwoSeenSwapped: new.swapAt(first, first + 1)
      case .seenReversed: new[seen].reverse()
      case .mostOfTheSeenGone: new.removeSubrange(first..<seen.upperBound - 2)
      case .prepended: return Array(-30..<0) + rows
      case .prependedManyAndOneGone:
        new.remove(at: first + 2)
        return Array(-5000..<0) + new
      case .appendedAndOneGone:
        new.remove(at: first + 2)
        return new + Array(20_000..<25_000)
      case .sortedAndPrepended: return Array(-700..<0) + rows.sorted { $0 * 7919 % 1009 < $1 * 7919 % 1009 }
      }
      return new
    }
  }

  /// Returns the previously visible rows that the diff can find in the new data, with their new indices.
  ///
  /// The diff searches only within `DataDiff.searchRadius` of the expected indices.
  private func survivors(_ seen: [Int], _ new: [Int], anchor: Int, old: Int) -> [(row: Int, index: Int)] {
    let centers = [anchor, anchor + new.count - old, anchor * new.count / old]
    return seen.compactMap { row in
      guard let index = new.firstIndex(of: row) else { return nil }
      let isNear = centers.contains {
        abs(max(0, min($0, new.count - 1)) - index) <= DataDiff<Int>.searchRadius
      }
      return isNear ? (row, index) : nil
    }
  }

  /// Returns the length of the longest increasing subsequence.
  ///
  /// For each value, it extends the longest subsequence that ends with a smaller value.
  private func rise(_ indices: some Sequence<Int>) -> Int {
    var ends: [(index: Int, length: Int)] = []
    for index in indices {
      ends.append((index, 1 + (ends.filter { $0.index < index }.map(\.length).max() ?? 0)))
    }
    return ends.map(\.length).max() ?? 0
  }

  @Test(
    "After a change, a previously visible row stays visible, usually the first one at the same position",
    arguments: Change.allCases, [100, 1000, 10_000])
  func sight(change: Change, count: Int) {
    let old = Array(0..<count)
    for (turn, start) in [0, 7, count / 4, count / 2, count * 9 / 10, count].enumerated() {
      var random = Dice(seed: UInt64(turn + count))
      let list = FakeList(old, estimate: 40, extent: { _ in 40 })
      list.controller.scrollTo(index: start, anchor: .topLeading, animated: false)
      list.tick(5)
      let (before, order) = (list.seen, list.seenRows)
      let known = list.link.items.map(\.id.id)
      let new = change.rows(old, seen: order[0]..<order[0] + order.count, &random)
      list.update(new)
      list.tick(3)
      let after = list.seen
      let step = "\(change), \(count) rows, from \(start): \(order) became \(list.seenRows)"
      let kept = survivors(order, new, anchor: order[0], old: count)
      guard let first = kept.first else { continue }
      #expect(kept.contains { after[$0.row] != nil }, "\(step)")
      // At the start or the end of the list, the content cannot scroll to keep a position.
      if after[new[0]] != nil || after[new[new.count - 1]] != nil { continue }
      let found = survivors(known, new, anchor: order[0], old: count)
      if rise(found.map(\.index).filter { $0 != first.index }) * 2 > found.count {
        #expect(kept.contains { after[$0.row] == before[$0.row] }, "\(step)")
      } else {
        #expect(after[first.row] == before[first.row], "\(step)")
      }
    }
  }

  /// Returns all permutations of the numbers from 0 to `count - 1`.
  private func orders(_ count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return orders(count - 1).flatMap { order in
      (0..<count).map { index in Array(order[..<index] + [count - 1] + order[index...]) }
    }
  }

  @Test("The diff keeps as many rows as possible, and usually the first visible row")
  func kept() {
    let (count, subsets) = (6, 1..<64)
    for order in orders(count) {
      let rises = subsets.filter { subset in
        let rise = (0..<count).filter { subset & 1 << $0 != 0 }.map { order[$0] }
        return zip(rise, rise.dropFirst()).allSatisfy { $0 < $1 }
      }
      for seen in [0..<3, 1..<5, 2..<6, 4..<4, 6..<9] {
        let sight = seen.clamped(to: 0..<count).reduce(0) { $0 | 1 << $1 }
        let counted = sight == 0 ? 63 : sight
        let first = 1 << min(seen.lowerBound, count - 1)
        func score(_ rise: Int) -> [Int] {
          let inSight = rise & counted
          return [rise.nonzeroBitCount, inSight.nonzeroBitCount, -inSight.trailingZeroBitCount]
        }
        func best(_ rises: [Int]) -> Int {
          rises.max { score($0).lexicographicallyPrecedes(score($1)) } ?? 0
        }
        var expected = best(rises)
        if expected & first == 0, expected & counted == 0 || expected.nonzeroBitCount * 2 <= count {
          expected = best(rises.filter { $0 & first != 0 })
        }
        let kept = longestKeptSubsequence(of: order.enumerated().map { ($0.offset, $0.element) }, seen: seen)
        let result = kept.reduce(0) { $0 | 1 << $1.old }
        // One `#expect` for each case would make the test slow.
        guard rises.contains(result), score(result) == score(expected) else {
          Issue.record("\(order) with \(seen) in sight: \(kept)")
          return
        }
      }
    }
  }
}
