@testable import Overscroll
@testable import OverscrollLists
import OverscrollCore
import Testing

/// The width of a vertical list, or the height of a horizontal list, if no modifier sets it.
@Suite struct NaturalCrossExtentTests {
  @Test("A list is as wide as its widest item so far")
  func grows() {
    var cross = NaturalCrossExtent()
    #expect(cross.extent(.stack, laneSpacing: 8) == 0)
    cross.update([30, 50, 40])
    #expect(cross.extent(.stack, laneSpacing: 8) == 50)
    cross.update([30])
    #expect(cross.extent(.stack, laneSpacing: 8) == 50)
    cross.update([90, .infinity, .nan, -3])
    #expect(cross.extent(.stack, laneSpacing: 8) == 90)
    cross.update([])
    #expect(cross.extent(.stack, laneSpacing: 8) == 0)
  }

  struct Lanes: Sendable {
    let arrangement: ListArrangement
    var spacing = 10.0
    let extent: Double
  }

  @Test(
    "With several lanes, each lane is as wide as the widest item",
    arguments: [
      Lanes(arrangement: .stack, extent: 40),
      Lanes(arrangement: .columns(3), extent: 140),
      Lanes(arrangement: .masonry(2), extent: 90),
      Lanes(arrangement: .masonry(2), spacing: .nan, extent: 80),
      Lanes(arrangement: .masonry(2), spacing: 0.5, extent: 80.5),
      Lanes(arrangement: .masonry(2), spacing: -1, extent: 80),
      Lanes(arrangement: .columns(-1), extent: 40),
      // An adaptive arrangement fits one lane, because the available width is the width of the widest item.
      Lanes(arrangement: .adaptiveColumns(minimum: 10), extent: 40),
      Lanes(arrangement: .adaptiveMasonry(minimum: 10), extent: 40),
    ])
  func lanes(_ row: Lanes) {
    var cross = NaturalCrossExtent()
    cross.update([20, 40])
    #expect(cross.extent(row.arrangement, laneSpacing: row.spacing) == row.extent)
  }
}
