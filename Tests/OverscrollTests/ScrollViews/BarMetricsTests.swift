import Testing

@testable import Overscroll

/// The separation of a navigation bar's height into the button row and the large title.
@Suite struct BarMetricsTests {
  @Test(
    "The first measured bar of a width gives the height of the button row, whatever height was assumed",
    arguments: [44.0, 54], [(44.0, 52.0), (50, 52), (54, 52.5)])
  func learned(assumed: Double, bar: (row: Double, title: Double)) {
    var heights = BarMetrics(row: assumed)
    heights.update(bar.row + bar.title, width: 390, mayBeLarge: true)
    #expect(heights.row == bar.row)
    #expect(heights.title(of: bar.row + bar.title) == bar.title)
    #expect(heights.title(of: bar.row + 20) == 20)
    #expect(heights.title(of: bar.row) == 0)
    // A pull stretches the bar, but the title's height stays the same.
    #expect(heights.title(of: bar.row + bar.title + 80) == bar.title)
  }

  @Test("A bar that is measured without its large title has a title height of 0", arguments: [44.0, 50, 54])
  func collapsed(row: Double) {
    var heights = BarMetrics(row: 54)
    heights.update(row, width: 390, mayBeLarge: true)
    #expect(heights.row == row && heights.title(of: row) == 0)
    #expect(heights.title(of: row + 52) == 52)
  }

  @Test("A page without a large title gives the height of the button row, even an unusual height")
  func small() {
    var heights = BarMetrics(row: 54)
    heights.update(48, width: 390, mayBeLarge: false)
    #expect(heights.row == 48)
    heights.update(100, width: 390, mayBeLarge: true)
    #expect(heights.row == 48 && heights.title(of: 100) == 52)
  }

  @Test("After a rotation, the heights are measured again")
  func turned() {
    var heights = BarMetrics(row: 54)
    heights.update(96, width: 390, mayBeLarge: true)
    heights.update(32, width: 844, mayBeLarge: true)
    #expect(heights.row == 32 && heights.title(of: 32) == 0)
    heights.update(96, width: 390, mayBeLarge: true)
    #expect(heights.row == 44 && heights.title(of: 96) == 52)
  }

  @Test(
    "A bar that shrinks while the content scrolls does not change the title's height",
    arguments: [(44.0, 52.0), (50, 52), (54, 52.5)], [32.0, 36, 40, 44])
  func shrunk(bar: (row: Double, title: Double), short: Double) {
    let whole = bar.row + bar.title
    // The bar is seen in each order, and at first with its title, without it, or shrunk.
    for first in [whole, bar.row, short] {
      var heights = BarMetrics(row: 54)
      for height in [first, short, bar.row, short, bar.row] where short < bar.row {
        heights.update(height, width: 390, mayBeLarge: true)
        if first != short { #expect(heights.title(of: height) == (height == whole ? bar.title : 0)) }
      }
      #expect(heights.title(of: bar.row) == 0, "first \(first)")
      heights.update(whole, width: 390, mayBeLarge: true)
      #expect(heights.title(of: whole) == bar.title)
      #expect(heights.title(of: short) == 0)
    }
  }

  @Test("An incomplete or invalid bar height changes nothing")
  func nonsense() {
    var heights = BarMetrics(row: 44)
    for height in [0, 10, -5, .nan, .infinity] { heights.update(height, width: 390, mayBeLarge: true) }
    #expect(heights == BarMetrics(row: 44))
    #expect(heights.title(of: .nan) == 0 && heights.title(of: .infinity) == 0)
  }
}
