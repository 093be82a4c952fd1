import OverscrollCore
import OverscrollListCore

/// The most expensive operations of a list, each compared with its common case.
enum ListCases: String, CaseIterable {
  case position = "position: header near, far before it"
  case masonryBatch = "masonry batch: adjacent, first and last"
  case prepend = "prepend 1000: later, first insertion"
  case bytes = "bytes: ten items, ten items after a reset"

  private static let viewport = 800.0

  /// Returns the costs of the common case and of the most expensive case, in ns or in bytes.
  func figures(items: Int) -> (common: Double, hard: Double) {
    let extents = RandomNumbers.extents(items, seed: 5)
    switch self {
    case .position:
      return (position(extents, header: items - 40), position(extents, header: 0))
    case .masonryBatch:
      let middle = items / 2
      return (masonryBatch(extents, middle, middle + 1), masonryBatch(extents, 0, items - 1))
    case .prepend:
      return prepend(extents)
    case .bytes:
      var list = list(extents, .stack)
      _ = list.contentExtent
      _ = list.reset(count: 10)
      return (Double(ListEngine(count: 10).byteCount), Double(list.byteCount))
    }
  }

  private func list(_ extents: [Double], _ arrangement: ListArrangement) -> ListEngine {
    var list = ListEngine(ListConfiguration(arrangement: arrangement))
    _ = list.layOut(viewport: ListCases.viewport, cross: 400)
    _ = list.insert(extents: extents, at: 0)
    return list
  }

  /// Returns the time to read the scroll position near the end of a list, in ns.
  private func position(_ extents: [Double], header: Int) -> Double {
    var list = list(extents, .stack)
    _ = list.insert(extents: [30], at: header, kind: .header)
    let end = list.maximumOffset
    return Stopwatch.median(batch: 100) { turn in
      list.scroll(to: end - Double(turn % 50), velocity: 60)
      return list.position.item
    }
  }

  /// Returns the time to measure two items, commit the measurements and read the total extent, in ns.
  private func masonryBatch(_ extents: [Double], _ first: Int, _ second: Int) -> Double {
    var list = list(extents, .masonry(4))
    _ = list.insert(extents: [30], at: 0, kind: .header)
    _ = list.insert(extents: [30], at: extents.count / 2, kind: .header)
    _ = list.insert(extents: [30], at: extents.count / 2 + 600, kind: .header)
    _ = list.insert(extents: [30], at: 600, kind: .header)
    _ = list.contentExtent
    return Stopwatch.median(batch: 10) { turn in
      list.measure(Double(40 + turn % 50), of: first)
      list.measure(Double(40 + turn % 51), of: second)
      return Int(list.commit() + list.contentExtent)
    }
  }

  /// Returns the times to insert a thousand items at the start, in ns.
  ///
  /// The first insertion is the most expensive case, and a later insertion is the common case.
  private func prepend(_ extents: [Double]) -> (common: Double, hard: Double) {
    let more = RandomNumbers.extents(1000, seed: 2)
    var first: [Double] = []
    var later: [Double] = []
    for _ in 0..<15 {
      var index = ExtentIndex(extents: extents)
      Stopwatch.kept &+= index.range(at: 50_000)
      for turn in 0..<6 {
        let time = Stopwatch.once {
          index.insert(extents: more, at: 0)
          return index.range(at: 50_000)
        }
        if turn == 0 { first.append(time) } else { later.append(time) }
      }
    }
    return (later.sorted()[later.count / 2], first.sorted()[first.count / 2])
  }
}
