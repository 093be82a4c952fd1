import Testing

@testable import Overscroll

/// The position of an indicator beside a large navigation title.
@Suite struct LargeTitleTests {
  /// The large title of an iPhone up to iOS 18.
  let title = LargeTitle(title: 52)

  @Test(
    "The height is the title plus the search field below it, and 0 without a title")
  func height() {
    #expect(title.height == 52)
    #expect(LargeTitle(title: 52, search: 60).height == 112)
    #expect(LargeTitle(title: 0, search: 60).height == 0)
    #expect(LargeTitle(title: -10).height == 0)
    #expect(LargeTitle(title: .nan).height == 0)
    #expect(LargeTitle(title: .infinity).height == 0)
    #expect(LargeTitle(title: 52, search: .nan).height == 52)
    #expect(LargeTitle().height == 0)
  }

  @Test("Pulled content stretches the title by the overscroll without the gap")
  func stretch() {
    #expect(title.stretch(overscroll: 100, inset: 0) == 100)
    #expect(title.stretch(overscroll: 100, inset: 60) == 40)
    #expect(title.stretch(overscroll: 60, inset: 60) == 0)
    #expect(title.stretch(overscroll: -500, inset: 60) == 0)
    #expect(LargeTitle().stretch(overscroll: 100, inset: 0) == 0)
  }

  @Test("An indicator that moves with the content is above the title in a pull, and below the title in a gap")
  func places() {
    for overscroll in stride(from: 0.0, through: 200, by: 7) {
      let pulled = overscroll - title.shift(extent: 60, inset: 0)
      #expect(pulled <= title.covers(overscroll: overscroll, inset: 0).lowerBound)
      let held = overscroll - title.shift(extent: 60, inset: 60) - 60
      #expect(overscroll < 60 || held >= title.covers(overscroll: overscroll, inset: 60).upperBound)
    }
    #expect(title.shift(extent: 60, inset: 100) == 0)
    #expect(title.shift(extent: 0, inset: 0) == 0)
    #expect(LargeTitle().shift(extent: 60, inset: 0) == 0)
  }
}
