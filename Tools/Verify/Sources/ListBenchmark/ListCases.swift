import OverscrollCore
import OverscrollListCore

/// What a list does in the cases that are the hardest for it, each beside the common case.
enum ListCases: String, CaseIterable {
  case position = "position: a header near, far back"
  case masonryBatch = "masonry batch: neighbours, first and last"
  case prepend = "prepend 1000: a later one, the first"
  case bytes = "bytes: ten items, ten after as many"

  private static let viewport = 800.0

  /// The figures of the common case and of the hard one in a list of n items: in ns, or in bytes.
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

  /// The time of a position a little before the end, frame by frame.
  private func position(_ extents: [Double], header: Int) -> Double {
    var list = list(extents, .stack)
    _ = list.insert(extents: [30], at: header, kind: .header)
    let end = list.maximumOffset
    return Stopwatch.median(batch: 100) { turn in
      list.scroll(to: end - Double(turn % 50), velocity: 60)
      return list.position.item
    }
  }

  /// The time of two measurements, their commit, and the total.
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

  /// The times of the first and of later insertions of a thousand items before all others.
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
