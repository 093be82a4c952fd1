import OverscrollArticles
import Testing

/// What the engine's phases are called in the articles' words, and their small helpers.
@Suite struct WordsTests {
  @Test(
    "A value is kept between both bounds", arguments: [(5.0, 5.0), (-3, 0), (12, 10), (0, 0), (10, 10)])
  func bounded(_ value: Double, _ expected: Double) {
    #expect(value.bounded(bottom: 0, top: 10) == expected)
  }

  @Test("Bounds the wrong way round, and what is not a number, have a defined result")
  func badBounds() {
    #expect(5.bounded(bottom: 10, top: 0) == 10)
    #expect(Double.nan.bounded(bottom: 0, top: 10) == 10)
    #expect("m".bounded(bottom: "a", top: "f") == "f")
  }
}
