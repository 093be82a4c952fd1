import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

@Suite struct ListArrangementTests {
  struct Row: Sendable {
    var arrangement: ListArrangement
    var cross: Double
    var spacing: Double
    var count: Int
    var extent: Double

    init(
      _ arrangement: ListArrangement, in cross: Double, spacing: Double = 0, gives count: Int,
      of extent: Double
    ) {
      (self.arrangement, self.cross, self.spacing) = (arrangement, cross, spacing)
      (self.count, self.extent) = (count, extent)
    }
  }

  static let rows: [Row] = [
    Row(.stack, in: 300, spacing: 10, gives: 1, of: 300),
    Row(.stack, in: .nan, gives: 1, of: 0),
    Row(.stack, in: 0.5, gives: 1, of: 0.5),
    Row(.columns(3), in: 320, spacing: 10, gives: 3, of: 100),
    Row(.columns(0), in: 320, gives: 1, of: 320),
    Row(.columns(.min), in: 320, gives: 1, of: 320),
    Row(.columns(.max), in: 640, gives: 64, of: 10),
    Row(.columns(4), in: 20, spacing: 10, gives: 4, of: 0),
    Row(.columns(2), in: 100, spacing: -5, gives: 2, of: 50),
    Row(.columns(2), in: 100, spacing: .nan, gives: 2, of: 50),
    Row(.columns(2), in: 100, spacing: .infinity, gives: 2, of: 50),
    Row(.columns(2), in: -100, gives: 2, of: 0),
    Row(.columns(2), in: .infinity, gives: 2, of: 0),
    Row(.masonry(2), in: 110, spacing: 10, gives: 2, of: 50),
    Row(.adaptiveColumns(minimum: 100), in: 320, spacing: 10, gives: 3, of: 100),
    Row(.adaptiveColumns(minimum: 100), in: 319, spacing: 10, gives: 2, of: 154.5),
    Row(.adaptiveColumns(minimum: 100), in: 99, spacing: 10, gives: 1, of: 99),
    Row(.adaptiveColumns(minimum: (375 - 20) / 3), in: 375, spacing: 10, gives: 3, of: (375 - 20) / 3),
    Row(.adaptiveColumns(minimum: 0), in: 320, gives: 1, of: 320),
    Row(.adaptiveColumns(minimum: -1), in: 320, gives: 1, of: 320),
    Row(.adaptiveColumns(minimum: .nan), in: 320, gives: 1, of: 320),
    Row(.adaptiveColumns(minimum: .infinity), in: 320, gives: 1, of: 320),
    Row(.adaptiveColumns(minimum: .leastNonzeroMagnitude), in: 320, gives: 64, of: 5),
    Row(.adaptiveColumns(minimum: 1), in: 1e300, gives: 64, of: 1e300 / 64),
    Row(.adaptiveColumns(minimum: 100), in: .nan, gives: 1, of: 0),
    Row(.adaptiveColumns(minimum: 100), in: .infinity, gives: 1, of: 0),
    Row(.adaptiveMasonry(minimum: 100), in: 210, spacing: 10, gives: 2, of: 100),
    Row(.adaptiveMasonry(minimum: 100), in: 0, gives: 1, of: 0),
  ]

  @Test(
    "An arrangement has its fixed number of lanes or as many as fit, all of the same extent",
    arguments: rows)
  func lanes(row: Row) {
    #expect(row.arrangement.laneCount(cross: row.cross, laneSpacing: row.spacing) == row.count)
    #expect(row.arrangement.laneExtent(cross: row.cross, laneSpacing: row.spacing) == row.extent)
  }

  @Test("Lanes that divide a width evenly all fit, despite rounding")
  func rounding() {
    for count in 1...40 {
      for spacing in [0, 0.1, 8, 1.0 / 3] {
        for width in [33.3, 0.7, 100.0 / 3, 118.33] {
          let cross = Double(count) * width + Double(count - 1) * spacing
          let arrangement = ListArrangement.adaptiveMasonry(minimum: width)
          #expect(arrangement.laneCount(cross: cross, laneSpacing: spacing) == count)
        }
      }
    }
  }
}
