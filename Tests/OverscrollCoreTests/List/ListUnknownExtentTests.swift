import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Known extents of a list, some of which are unknown.
@Suite struct ListUnknownExtentTests {
  @Test(
    "An item with an unknown extent keeps its estimate or its measurement",
    arguments: [ListArrangement.stack, .columns(2), .masonry(3)])
  func kept(_ arrangement: ListArrangement) {
    var list = ListEngine(ListConfiguration(arrangement: arrangement, adaptsEstimates: false), count: 1000)
    _ = list.layOut(viewport: 400, cross: 300)
    _ = list.setEstimate(60, of: .standard)
    for item in 0..<300 where item % 7 == 0 { list.measure(25, of: item) }
    _ = list.commit()
    let extents = (0..<1000).map { $0 % 2 == 0 ? Double.nan : 35 }
    _ = list.setExtents(extents, at: 0)
    let wrong = (0..<1000).filter { item in
      let isMeasured = item < 300 && item % 7 == 0
      let frame = list.frame(of: item)
      return frame.extent != (item % 2 == 1 ? 35 : isMeasured ? 25 : 60)
        || frame.isMeasured != (item % 2 == 1 || isMeasured)
    }
    #expect(wrong == [])
    #expect(list.layout.index.satisfiesInvariants)
  }

  @Test("Unknown extents of all items change nothing, and need no memory for each item")
  func allUnknown() {
    var list = ListEngine(count: 200_000)
    _ = list.layOut(viewport: 400, cross: 300)
    let (bytes, extent) = (list.byteCount, list.contentExtent)
    #expect(list.setExtents([Double](repeating: .nan, count: 200_000), at: 0) == 0)
    #expect(list.contentExtent == extent && list.byteCount < bytes + 4096)
    _ = list.setExtents([30], at: 100_000)
    _ = list.setExtents([Double](repeating: .nan, count: 200_000), at: 0)
    #expect(list.frame(of: 100_000).extent == 30 && list.byteCount < bytes + 8192)
  }

  @Test("Items of several kinds keep their kinds when their extents are set")
  func kinds() {
    var list = ListEngine(count: 300)
    for item in stride(from: 0, to: 300, by: 40) { _ = list.apply(.insert(1, at: item, .header)) }
    let kinds = (0..<308).map { list.layout.index.kind(of: $0) }
    _ = list.setExtents([Double](repeating: 20, count: 308), at: 0)
    #expect((0..<308).map { list.layout.index.kind(of: $0) } == kinds)
    #expect(list.layout.index.headerCount == 8 && list.layout.index.satisfiesInvariants)
  }
}
