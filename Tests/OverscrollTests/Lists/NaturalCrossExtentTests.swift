@testable import Overscroll
@testable import OverscrollLists
import OverscrollCore
import Testing

/// The extent of a list across its axis if no modifier sets it.
@Suite struct NaturalCrossExtentTests {
  @Test("A list is as large across its axis as its largest item so far")
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
    "Each lane has space for the largest item",
    arguments: [
      Lanes(arrangement: .stack, extent: 40),
      Lanes(arrangement: .columns(3), extent: 140),
      Lanes(arrangement: .masonry(2), extent: 90),
      Lanes(arrangement: .masonry(2), spacing: .nan, extent: 80),
      Lanes(arrangement: .masonry(2), spacing: 0.5, extent: 80.5),
      Lanes(arrangement: .masonry(2), spacing: -1, extent: 80),
      Lanes(arrangement: .columns(-1), extent: 40),
      // An adaptive arrangement has one lane, because the extent is that of the largest item.
      Lanes(arrangement: .adaptiveColumns(minimum: 10), extent: 40),
      Lanes(arrangement: .adaptiveMasonry(minimum: 10), extent: 40),
    ])
  func lanes(_ row: Lanes) {
    var cross = NaturalCrossExtent()
    cross.update([20, 40])
    #expect(cross.extent(row.arrangement, laneSpacing: row.spacing) == row.extent)
  }
}
