import Testing

@testable import Overscroll

/// An inset that grows without a jump of the title above it.
@Suite struct LargeTitleInsetTests {
  /// Returns the position of a scroll from code as in UIKit: 0.3 s, slow at both ends.
  private func glide(from start: Double, to end: Double, at age: Double) -> Double {
    let share = min(1, age / 0.3)
    return start + (end - start) * share * share * (3 - 2 * share)
  }

  @Test(
    "An inset opened at a lift moves the title back as without an inset, from any position",
    arguments: [60.0, 61, 80, 100, 150, 300])
  func opens(overscroll start: Double) {
    let inset = LargeTitleInset(from: 0, to: 60, overscroll: start, at: 7)
    var title = start
    for frame in 0...120 {
      let age = Double(frame) / 60
      let overscroll = glide(from: start, to: 60, at: age)
      let now = inset.inset(overscroll: overscroll, at: 7 + age)
      #expect((0...60).contains(now))
      let next = overscroll - now
      // The spring is fastest at its start, at 7.2 x0.
      #expect(next <= title + 0.01 && title - next <= max(start * 7.2 / 60, 0.6), "frame \(frame)")
      title = next
    }
    #expect(inset.inset(overscroll: 60, at: 9) == 60)
    #expect(inset.isOver(60, at: 9) && !inset.isOver(60, at: 7.1) && !inset.isOver(59, at: 9))
  }

  @Test("Closed, an inset moves with the content, and the title stays")
  func closes() {
    let inset = LargeTitleInset(from: 60, to: 0, overscroll: 60, at: 0)
    for frame in 0...60 {
      let age = Double(frame) / 60
      let overscroll = glide(from: 60, to: 0, at: age)
      #expect(abs(overscroll - inset.inset(overscroll: overscroll, at: age)) <= LargeTitleInset.tolerance)
    }
    #expect(inset.inset(overscroll: 0, at: 1) == 0 && inset.isOver(0, at: 1))
  }

  @Test("A start from code opens the inset with the content")
  func reveals() {
    let inset = LargeTitleInset(from: 0, to: 60, overscroll: 0, at: 0)
    for overscroll in stride(from: 0.0, through: 60, by: 5) {
      #expect(inset.inset(overscroll: overscroll, at: overscroll / 200) == overscroll)
    }
  }

  @Test("Content that is scrolled inside shows no title, so the inset opens at once")
  func inside() {
    let opening = LargeTitleInset(from: 0, to: 60, overscroll: -200, at: 0)
    #expect(opening.inset(overscroll: -200, at: 0) == 60)
    let closing = LargeTitleInset(from: 60, to: 0, overscroll: -200, at: 0)
    #expect(closing.inset(overscroll: -200, at: 0) == 0)
    // If the content is partly inside, the visible part of the gap stays until it is out of view.
    #expect(closing.inset(overscroll: 30, at: 0) == 30)
  }
}
