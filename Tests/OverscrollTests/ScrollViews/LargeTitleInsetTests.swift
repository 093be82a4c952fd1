import Testing

@testable import Overscroll

/// A gap inset that grows or shrinks over several frames, so the large title above it does not jump.
@Suite struct LargeTitleInsetTests {
  /// Returns the offset of a scroll from code at an age, in s.
  ///
  /// As in UIKit, it takes 0.3 s with slow ends.
  private func glide(from start: Double, to end: Double, at age: Double) -> Double {
    let share = min(1, age / 0.3)
    return start + (end - start) * share * share * (3 - 2 * share)
  }

  @Test(
    "When a pull is released and the gap opens, the title moves back smoothly from any overscroll",
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
      // The spring is fastest at its start, at 7.2 times its start distance each second.
      #expect(next <= title + 0.01 && title - next <= max(start * 7.2 / 60, 0.6), "frame \(frame)")
      title = next
    }
    #expect(inset.inset(overscroll: 60, at: 9) == 60)
    #expect(inset.isOver(60, at: 9) && !inset.isOver(60, at: 7.1) && !inset.isOver(59, at: 9))
  }

  @Test("When the gap closes, its inset shrinks with the content, and the title stays in place")
  func closes() {
    let inset = LargeTitleInset(from: 60, to: 0, overscroll: 60, at: 0)
    for frame in 0...60 {
      let age = Double(frame) / 60
      let overscroll = glide(from: 60, to: 0, at: age)
      #expect(abs(overscroll - inset.inset(overscroll: overscroll, at: age)) <= LargeTitleInset.tolerance)
    }
    #expect(inset.inset(overscroll: 0, at: 1) == 0 && inset.isOver(0, at: 1))
  }

  @Test("When code starts the action, the inset opens together with the content")
  func reveals() {
    let inset = LargeTitleInset(from: 0, to: 60, overscroll: 0, at: 0)
    for overscroll in stride(from: 0.0, through: 60, by: 5) {
      #expect(inset.inset(overscroll: overscroll, at: overscroll / 200) == overscroll)
    }
  }

  @Test("If the content is scrolled away from the edge, the title is small and the inset changes at once")
  func inside() {
    let opening = LargeTitleInset(from: 0, to: 60, overscroll: -200, at: 0)
    #expect(opening.inset(overscroll: -200, at: 0) == 60)
    let closing = LargeTitleInset(from: 60, to: 0, overscroll: -200, at: 0)
    #expect(closing.inset(overscroll: -200, at: 0) == 0)
    // If a part of the gap is visible, the inset keeps that part until it has left the viewport.
    #expect(closing.inset(overscroll: 30, at: 0) == 30)
  }
}
