import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Items that span all lanes of a list.
@Suite struct ListSpanTests {
  private static let arrangements = [
    ListArrangement.stack, .columns(3), .masonry(4), .adaptiveColumns(minimum: 90),
    .adaptiveMasonry(minimum: 70),
  ]

  /// The identities and spans of a list's items.
  private struct Model {
    var spans: [Bool]
    var identities: [Int]

    var spanning: [Int] { spans.indices.filter { spans[$0] } }

    mutating func apply(_ edit: ListEdit, next: Int) {
      switch edit {
      case .insert(let count, let index, _):
        spans.insert(contentsOf: (0..<count).map { $0 % 3 == 1 }, at: index)
        identities.insert(contentsOf: next..<next + count, at: index)
      case .remove(let items):
        spans.removeSubrange(items)
        identities.removeSubrange(items)
      case .move(let items, let index):
        let (moved, rest) = (identities[items], index < items.lowerBound ? index : index - items.count)
        let movedSpans = spans[items]
        identities.removeSubrange(items)
        spans.removeSubrange(items)
        identities.insert(contentsOf: moved, at: rest)
        spans.insert(contentsOf: movedSpans, at: rest)
      }
    }
  }

  @Test(
    "After random edits the frames equal a simple layout, and a visible item keeps its position",
    arguments: arrangements, 0..<12 as Range<UInt64>)
  func edits(_ arrangement: ListArrangement, seed: UInt64) {
    var random = Dice(seed: seed)
    var model = Model(spans: (0..<300).map { $0 % 11 == 3 }, identities: Array(0..<300))
    var list = ListEngine(ListConfiguration(arrangement: arrangement, spacing: 6), count: 300)
    _ = list.layOut(viewport: 400, cross: 300)
    _ = list.setSpanningItems(model.spanning)
    for item in 0..<300 { list.measure(Double(20 + item * 37 % 90), of: item) }
    _ = list.commit()
    var next = 1000
    for step in 0..<25 {
      list.scroll(to: Double.random(in: 0...list.maximumOffset, using: &random), velocity: 0)
      list.update()
      let before = seen(&list, model)
      let index = Int.random(in: 0..<model.spans.count - 10, using: &random)
      let edit: ListEdit =
        switch step % 3 {
        case 0: .insert(Int.random(in: 1...7, using: &random), at: index)
        case 1: .remove(index..<index + 3)
        default: .move(index..<index + 4, to: Int.random(in: 0...model.spans.count, using: &random))
        }
      if case .move(let items, let index) = edit, items.contains(index) || index == items.upperBound {
        continue
      }
      let offset = list.offset
      let shift = list.apply(edit)
      model.apply(edit, next: next)
      next += 10
      let change = list.setSpanningItems(model.spanning)
      #expect(list.offset == offset + shift + change)
      let after = seen(&list, model)
      let common = before.keys.filter { after[$0] != nil }
      #expect(
        common.isEmpty || common.contains { abs((before[$0] ?? 0) - (after[$0] ?? 0)) < 1e-6 },
        "seed \(seed), step \(step): \(edit) \(before) \(after) \(model.spanning)")
      expectFrames(&list, model, "seed \(seed), step \(step): \(edit)")
    }
  }

  /// Returns the positions of the visible items by identity.
  private func seen(_ list: inout ListEngine, _ model: Model) -> [Int: Double] {
    var result: [Int: Double] = [:]
    for item in list.visibleItems {
      let frame = list.frame(of: item)
      if frame.start + frame.extent > list.offset, frame.start >= list.offset {
        result[model.identities[item]] = frame.start - list.offset
      }
    }
    return result
  }

  private func expectFrames(_ list: inout ListEngine, _ model: Model, _ step: String) {
    #expect(list.layout.index.satisfiesInvariants)
    guard let lanes = list.layout.lanes else { return }
    var oracle = LaneOracle(flow: lanes.state.kind, laneCount: lanes.laneCount, gap: list.layout.index.gap)
    for item in model.spans.indices {
      oracle.place(extent: Int64(list.layout.index.code(of: item).extent), spansLanes: model.spans[item])
    }
    let wrong = model.spans.indices.first { list.layout.placement(of: $0) != oracle.placements[$0] }
    #expect(wrong == nil, "\(step)")
  }

  @Test("A spanning item is never pinned, and the header before it stays pinned")
  func notPinned() {
    var list = ListEngine(ListConfiguration(arrangement: .columns(2)))
    _ = list.layOut(viewport: 200, cross: 300)
    _ = list.apply(.insert(40, at: 0))
    _ = list.apply(.insert(1, at: 20, .header))
    _ = list.apply(.insert(1, at: 0, .header))
    _ = list.setSpanningItems([5, 41])
    for offset in stride(from: 0, to: list.maximumOffset, by: 7) {
      list.scroll(to: offset, velocity: 0)
      list.update()
      #expect(list.pinnedHeader == (offset < list.frame(of: 20).start ? 0 : 21) || list.pinnedHeader == 0)
      #expect(list.pinnedHeader != 5 && list.pinnedHeader != 41)
    }
    #expect(
      list.spansAllLanes(0) && list.spansAllLanes(5) && list.spansAllLanes(21) && !list.spansAllLanes(6))
    _ = list.setSpanningItems([])
    #expect(list.spansAllLanes(0) && list.spansAllLanes(21) && !list.spansAllLanes(5))
  }

  @Test("Indices out of range, repeated or in any order set the spans of the existing items")
  func indices() {
    for items in [[4, 2], [2, 4, 4, 2], [.min, -1, 2, 4, 9, .max], [4, .max, 2, .min]] {
      var list = ListEngine(ListConfiguration(arrangement: .columns(2)), count: 9)
      _ = list.layOut(viewport: 200, cross: 300)
      _ = list.setSpanningItems(items)
      #expect((0..<9).filter { list.spansAllLanes($0) } == [2, 4])
    }
  }

  @Test("In a list of a billion items, the cost and the memory depend on the number of spanning items")
  func long() {
    var list = ListEngine(ListConfiguration(arrangement: .masonry(3)), count: ExtentIndex.countLimit)
    _ = list.layOut(viewport: 800, cross: 300)
    for items in [[5, 1_000_000, 900_000_000], [5], [], [7]] {
      _ = list.setSpanningItems(items)
      for item in [5, 7, 1_000_000, 900_000_000] {
        #expect(list.spansAllLanes(item) == items.contains(item))
      }
      #expect(list.byteCount < 20_000 && list.layout.index.satisfiesInvariants)
    }
  }

  @Test("Frames of a long list with spanning items lay out no chunk again")
  func frames() {
    var list = ListEngine(ListConfiguration(arrangement: .masonry(3)), count: 50_000)
    _ = list.layOut(viewport: 800, cross: 300)
    _ = list.setSpanningItems(Array(stride(from: 0, to: 50_000, by: 10)))
    list.update()
    let before = list.layout.lanes?.laidOutChunkCount
    for frame in 0..<200 {
      list.scroll(to: Double(frame) * 500, velocity: 1000)
      list.update()
    }
    #expect(list.layout.lanes?.laidOutChunkCount == before)
  }
}
