import Testing

@testable import Overscroll

/// Which scroll view a background belongs to.
@Suite struct ScrollChoiceTests {
  typealias Frame = ScrollChoice.Frame

  static let list = Frame(minX: 0, minY: 100, maxX: 400, maxY: 800)
  static let underBars = Frame(minX: 0, minY: 0, maxX: 400, maxY: 834)
  static let carousel = Frame(minX: 0, minY: 200, maxX: 400, maxY: 320)
  static let page = Frame(minX: 0, minY: 0, maxX: 800, maxY: 900)
  static let shifted = Frame(minX: -390, minY: -790, maxX: 400, maxY: 800)

  struct Situation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let frames: [Frame]
    let behind: Int
    let choice: Int?
  }

  static let situations: [Situation] = [
    Situation(testDescription: "none", frames: [], behind: 0, choice: nil),
    Situation(testDescription: "the same frame", frames: [list], behind: 0, choice: 0),
    Situation(testDescription: "one that reaches under bars", frames: [underBars], behind: 0, choice: 0),
    Situation(testDescription: "one that is too small", frames: [carousel], behind: 0, choice: nil),
    Situation(testDescription: "a small one before it", frames: [carousel, list], behind: 0, choice: 1),
    Situation(
      testDescription: "the nearest of two in front, as in a stack of lists", frames: [underBars, list],
      behind: 0, choice: 0),
    Situation(
      testDescription: "the one in front rather than the one behind", frames: [list, underBars], behind: 1,
      choice: 1),
    Situation(
      testDescription: "the smallest, where all are behind", frames: [page, list, underBars], behind: 3,
      choice: 1),
    Situation(
      testDescription: "the smallest, wherever it begins", frames: [shifted, underBars], behind: 2, choice: 1),
  ]

  @Test("The scroll view that a background belongs to is chosen", arguments: situations)
  func choice(situation: Situation) {
    let choice = ScrollChoice.index(for: Self.list, among: situation.frames, after: situation.behind)
    #expect(choice == situation.choice)
  }

  @Test(
    "A frame may fall short by a rounding, not by more", arguments: [(0.5, true), (1, true), (1.5, false)])
  func tolerance(by difference: Double, isChosen: Bool) {
    var frame = Self.list
    frame.minY += difference
    frame.maxX -= difference
    #expect((ScrollChoice.index(for: Self.list, among: [frame], after: 0) == 0) == isChosen)
  }
}
