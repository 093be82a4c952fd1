import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// A list that follows its edge while the reader is within a distance of it.
@Suite struct ListFollowDistanceTests {
  /// The distances from the end, in pt, and whether a list that follows within 80 pt is still following.
  static let places: [(distance: Double, follows: Bool)] = [
    (0, true), (0.5, true), (40, true), (80, true), (81, false), (200, false),
  ]

  /// A list of 100 items of 50 pt in a viewport of 400 pt.
  private func list(_ distance: Double, within followDistance: Double = 80, sticks edge: ScrollEdge = .end)
    -> ListEngine
  {
    var list = ListEngine(
      ListConfiguration(
        sticks: EdgePair(start: edge == .start, end: edge == .end), followDistance: followDistance))
    _ = list.layOut(viewport: 400, cross: 300)
    _ = list.insert(extents: Array(repeating: 50, count: 100), at: 0)
    list.scroll(to: edge == .end ? 4600 - distance : distance, velocity: 0)
    list.update()
    return list
  }

  private func distance(_ list: inout ListEngine) -> Double { list.maximumOffset - list.offset }

  @Test("An item that grows at the end keeps the distance from the end", arguments: places)
  func growing(distance: Double, follows: Bool) {
    var list = list(distance)
    list.measure(90, of: 99)
    _ = list.commit()
    let moved = self.distance(&list) - distance
    #expect(abs(moved - (follows ? 0 : 40)) <= 0.5)
  }

  @Test("A new extent of the viewport keeps the distance from the end", arguments: places, [100.0, 399, 700])
  func resizing(row: (distance: Double, follows: Bool), viewport: Double) {
    var list = list(row.distance)
    let first = list.firstVisibleItem
    let before = list.frame(of: first).start - list.offset
    _ = list.layOut(viewport: viewport, cross: 300)
    if row.follows {
      #expect(abs(distance(&list) - row.distance) <= 0.5)
    } else {
      #expect(list.frame(of: first).start - list.offset == before)
    }
  }

  @Test("Only a list that follows scrolls to a new item at the end", arguments: places)
  func appending(distance: Double, follows: Bool) {
    var list = list(distance)
    _ = list.apply(.insert(1, at: 100))
    #expect(list.needsScrollToEnd == follows)
  }

  @Test("A list that follows its start shows new items before the first item", arguments: places)
  func prepending(distance: Double, follows: Bool) {
    var list = list(distance, sticks: .start)
    let shift = list.apply(.insert(1, at: 0))
    #expect((shift == 0) == follows)
  }

  @Test(
    "Invalid distances and distances below 1 pt are treated as 1 pt",
    arguments: [-80, 0, 0.5, .nan, -.infinity])
  func invalid(followDistance: Double) {
    for (distance, follows) in [(1.0, true), (2, false)] {
      var list = list(distance, within: followDistance)
      _ = list.apply(.insert(1, at: 100))
      #expect(list.needsScrollToEnd == follows)
    }
  }
}
