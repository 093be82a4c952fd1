@testable import OverscrollCore
@testable import OverscrollListCore

/// A simple reference implementation that gives the expected results of `ExtentIndex`.
///
/// It stores the items in an array, and each query visits all items.
struct ExtentOracle {
  struct Item: Equatable {
    var kind: ItemKind
    var measured: Int64?
  }

  var items: [Item] = []
  var estimates = [Int64](repeating: 0, count: ItemKind.count)
  var gap: Int64 = 0

  func extent(_ item: Int) -> Int64 { items[item].measured ?? estimates[Int(items[item].kind.rawValue)] }

  /// The start of each item, followed by the end of the last item and its spacing.
  var starts: [Int64] {
    var starts: [Int64] = [0]
    var start: Int64 = 0
    for item in items {
      start += (item.measured ?? estimates[Int(item.kind.rawValue)]) + gap
      starts.append(start)
    }
    return starts
  }

  mutating func insert(_ new: [Item], at item: Int) {
    items.insert(contentsOf: new, at: max(0, min(item, items.count)))
  }

  mutating func remove(_ range: Range<Int>) { items.removeSubrange(range.clamped(to: 0..<items.count)) }

  mutating func move(_ range: Range<Int>, to item: Int) {
    let range = range.clamped(to: 0..<items.count)
    let item = max(0, min(item, items.count))
    guard !range.isEmpty, item < range.lowerBound || item > range.upperBound else { return }
    let moved = Array(items[range])
    items.removeSubrange(range)
    items.insert(contentsOf: moved, at: item < range.lowerBound ? item : item - range.count)
  }
}
