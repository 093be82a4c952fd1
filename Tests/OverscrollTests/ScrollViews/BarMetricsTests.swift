import Testing

@testable import Overscroll

/// The share of the large title in the height of a navigation bar.
@Suite struct BarMetricsTests {
  @Test(
    "The first bar of a width determines the height of the row, for any assumption",
    arguments: [44.0, 54], [(44.0, 52.0), (50, 52), (54, 52.5)])
  func learned(assumed: Double, bar: (row: Double, title: Double)) {
    var heights = BarMetrics(row: assumed)
    heights.update(bar.row + bar.title, width: 390, mayBeLarge: true)
    #expect(heights.row == bar.row)
    #expect(heights.title(of: bar.row + bar.title) == bar.title)
    #expect(heights.title(of: bar.row + 20) == 20)
    #expect(heights.title(of: bar.row) == 0)
    // A pull stretches the bar but not the title.
    #expect(heights.title(of: bar.row + bar.title + 80) == bar.title)
  }

  @Test("A bar that is first seen without its title has none", arguments: [44.0, 50, 54])
  func collapsed(row: Double) {
    var heights = BarMetrics(row: 54)
    heights.update(row, width: 390, mayBeLarge: true)
    #expect(heights.row == row && heights.title(of: row) == 0)
    #expect(heights.title(of: row + 52) == 52)
  }

  @Test("An item without a large title determines the height of the row, even an unknown height")
  func small() {
    var heights = BarMetrics(row: 54)
    heights.update(48, width: 390, mayBeLarge: false)
    #expect(heights.row == 48)
    heights.update(100, width: 390, mayBeLarge: true)
    #expect(heights.row == 48 && heights.title(of: 100) == 52)
  }

  @Test("A bar that has rotated is measured again")
  func turned() {
    var heights = BarMetrics(row: 54)
    heights.update(96, width: 390, mayBeLarge: true)
    heights.update(32, width: 844, mayBeLarge: true)
    #expect(heights.row == 32 && heights.title(of: 32) == 0)
    heights.update(96, width: 390, mayBeLarge: true)
    #expect(heights.row == 44 && heights.title(of: 96) == 52)
  }

  @Test("A bar that slides in and an invalid height change nothing")
  func nonsense() {
    var heights = BarMetrics(row: 44)
    for height in [0, 10, -5, .nan, .infinity] { heights.update(height, width: 390, mayBeLarge: true) }
    #expect(heights == BarMetrics(row: 44))
    #expect(heights.title(of: .nan) == 0 && heights.title(of: .infinity) == 0)
  }
}
