import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// The point of the viewport that a change of the lanes or of the viewport keeps.
@Suite struct ListRearrangementTests {
  private static let widths = [300.0, 700, 500, 1100, 300]

  /// Returns a grid of measured square items, scrolled to its middle.
  private static func grid(_ point: Double?, isMasonry: Bool = false, columns: Int = 3) -> ListEngine {
    var list = ListEngine(configuration(point, isMasonry, columns), count: 2000)
    _ = list.layOut(viewport: 800, cross: 400)
    setExtents(&list)
    list.scroll(to: 30_011, velocity: 0)
    list.update()
    return list
  }

  private static func configuration(_ point: Double?, _ isMasonry: Bool, _ columns: Int)
    -> ListConfiguration
  {
    ListConfiguration(
      arrangement: isMasonry ? .masonry(columns) : .columns(columns), spacing: 6, laneSpacing: 6,
      rearrangementAnchor: point)
  }

  /// Sets the known extents, as an adapter does after a change of the lanes.
  private static func setExtents(_ list: inout ListEngine) {
    let lane = list.laneExtent
    _ = list.setExtents((0..<list.count).map { lane * Double($0 % 4 + 2) / 4 }, at: 0)
  }

  /// Returns the items whose extent contains a point of the viewport.
  private static func items(at point: Double, of list: inout ListEngine, within tolerance: Double = 1)
    -> [Int]
  {
    let position = list.offset + point * list.viewport
    return list.visibleItems.filter {
      let frame = list.frame(of: $0)
      return frame.start - tolerance <= position && position <= frame.start + frame.extent + tolerance
    }
  }

  @Test(
    "The item at the point of the viewport stays there through changes of the lanes and the viewport",
    arguments: [0, 0.25, 0.5, 0.8, 1], [false, true])
  func keeps(point: Double, isMasonry: Bool) {
    var count = 0
    for start in stride(from: 25_000.0, to: 26_000, by: 83) {
      var list = Self.grid(point, isMasonry: isMasonry)
      list.scroll(to: start, velocity: 0)
      list.update()
      // Of several items beside each other, the first one is kept.
      var kept = Self.items(at: point, of: &list, within: -1)
      if kept.isEmpty || kept != Self.items(at: point, of: &list) { continue }
      for columns in [2, 1, 4, 7, 5, 3] {
        _ = list.configure(Self.configuration(point, isMasonry, columns))
        Self.setExtents(&list)
        list.update()
        kept = kept.filter(Self.items(at: point, of: &list).contains)
      }
      for (step, width) in Self.widths.enumerated() {
        _ = list.layOut(viewport: [400, 900, 650, 300, 800][step], cross: width)
        Self.setExtents(&list)
        list.update()
        kept = kept.filter(Self.items(at: point, of: &list).contains)
      }
      #expect(!kept.isEmpty, "from \(start)")
      count += 1
    }
    #expect(count > 5)
  }

  @Test("Items that are measured later keep the point in place", arguments: [0, 0.5, 1])
  func measured(point: Double) {
    for start in stride(from: 25_000.0, to: 25_500, by: 41) {
      var list = Self.grid(point)
      list.scroll(to: start, velocity: 0)
      list.update()
      var kept = Self.items(at: point, of: &list, within: -1)
      if kept.isEmpty || kept != Self.items(at: point, of: &list) { continue }
      for columns in [1, 5, 2] {
        _ = list.configure(Self.configuration(point, false, columns))
        list.update()
        for item in list.window { list.measure(list.laneExtent * Double(item % 4 + 2) / 4, of: item) }
        _ = list.commit()
        list.update()
        kept = kept.filter(Self.items(at: point, of: &list).contains)
      }
      #expect(!kept.isEmpty, "from \(start)")
    }
  }

  @Test("Without a point, the first measured item whose start is visible stays")
  func reader() {
    for start in stride(from: 25_000.0, to: 25_500, by: 41) {
      var list = Self.grid(nil)
      list.scroll(to: start, velocity: 0)
      list.update()
      let first = list.visibleItems.first { list.frame(of: $0).start >= list.offset } ?? 0
      let before = list.frame(of: first).start - list.offset
      for columns in [2, 5] {
        _ = list.configure(Self.configuration(nil, false, columns))
        #expect(abs(list.frame(of: first).start - list.offset - before) < 0.01)
      }
    }
  }

  @Test(
    "A list at its start or its end stays there, and does not follow items that are appended later",
    arguments: [0, 0.5, 1], [false, true])
  func edges(point: Double, isMasonry: Bool) {
    for isAtEnd in [false, true] {
      var list = Self.grid(point, isMasonry: isMasonry)
      list.scroll(to: isAtEnd ? list.maximumOffset : 0, velocity: 0)
      list.update()
      for columns in [2, 5, 1, 3] {
        _ = list.configure(Self.configuration(point, isMasonry, columns))
        Self.setExtents(&list)
        list.update()
        #expect(abs(list.offset - (isAtEnd ? list.maximumOffset : 0)) < 0.01, "\(columns) columns")
      }
      _ = list.layOut(viewport: 300, cross: 800)
      Self.setExtents(&list)
      #expect(abs(list.offset - (isAtEnd ? list.maximumOffset : 0)) < 0.01, "turned")
      let offset = list.offset
      _ = list.apply(.insert(300, at: 2000))
      #expect(abs(list.offset - offset) < 0.01 && !list.needsScrollToEnd)
    }
  }

  @Test(
    "A point out of range is clamped",
    arguments: [(-1, 0), (.nan, 0), (-.infinity, 0), (2, 1), (.infinity, 1)] as [(Double, Double)])
  func clamped(point: Double, right: Double) {
    var (list, other) = (Self.grid(point), Self.grid(right))
    for columns in [2, 5, 1] {
      _ = list.configure(Self.configuration(point, false, columns))
      _ = other.configure(Self.configuration(right, false, columns))
      _ = list.layOut(viewport: Double(columns) * 200, cross: 400)
      _ = other.layOut(viewport: Double(columns) * 200, cross: 400)
      #expect(list.offset == other.offset && list.keptItem?.item == other.keptItem?.item)
    }
  }

  @Test("After a scroll, a rearrangement keeps another item")
  func scrolled() {
    var list = Self.grid(0.5)
    _ = list.configure(Self.configuration(0.5, false, 2))
    let first = list.keptItem?.item
    list.scroll(to: list.offset + 2000, velocity: 0)
    list.update()
    let here = Self.items(at: 0.5, of: &list)
    _ = list.configure(Self.configuration(0.5, false, 4))
    #expect(first != list.keptItem?.item && list.keptItem.map { here.contains($0.item) } == true)
  }
}
