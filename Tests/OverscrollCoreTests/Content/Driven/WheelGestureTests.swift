import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// A wheel past an edge without a pull action scrolls the enclosing scroll view.
@Suite struct WheelGestureTests {
  private func leaves(
    _ delta: Double, at offset: Double, outer: ScrollDirectionSet = .both, after elapsed: Double = .infinity,
    start: EdgeConfiguration? = nil, end: EdgeConfiguration? = nil
  ) -> Bool {
    var rig = Rig(start: start, end: end, content: 3000)
    rig.send(.scrollTo(offset, animated: false))
    let shown = rig.engine.presentation
    let ways = (shown.start.yieldsToEnclosing ? 1 : 0) | (shown.end.yieldsToEnclosing ? 2 : 0) as UInt8
    return WheelGesture.yieldsToEnclosing(
      delta, ways: ScrollDirectionSet(rawValue: ways & outer.rawValue) ?? .none, after: elapsed)
  }

  @Test(
    "A wheel past a disabled edge passes to the enclosing scroll view if that view can scroll onward")
  func left() {
    #expect(leaves(-1, at: 0) && leaves(1, at: 2200))
    #expect(!leaves(-1, at: 0, outer: .none) && !leaves(1, at: 2200, outer: .none))
    #expect(leaves(-1, at: 0, outer: .towardStart) && leaves(1, at: 2200, outer: .towardEnd))
    #expect(!leaves(-1, at: 0, outer: .towardEnd) && !leaves(1, at: 2200, outer: .towardStart))
  }

  @Test("A scroll view keeps a wheel toward its content, and a wheel past an edge that can be pulled")
  func kept() {
    #expect(!leaves(1, at: 0) && !leaves(-1, at: 2200) && !leaves(1, at: 50) && !leaves(-1, at: 50))
    #expect(!leaves(-1, at: 0, start: .standard) && !leaves(1, at: 2200, end: .headerFooter))
  }

  @Test("A wheel gesture that scrolled a scroll view stays there until half a second after its last event")
  func gesture() {
    for elapsed in [0, 0.016, 0.5] { #expect(!leaves(-1, at: 0, after: elapsed), "\(elapsed)") }
    for elapsed in [0.5 + 0.001, 1, .infinity] { #expect(leaves(-1, at: 0, after: elapsed), "\(elapsed)") }
  }

  @Test("Invalid deltas stay with the scroll view, and an invalid time ends the gesture")
  func noNumbers() {
    #expect(!leaves(.nan, at: 0) && !leaves(0, at: 0))
    #expect(!WheelGesture.yieldsToEnclosing(.nan, ways: .both, after: .infinity))
    #expect(!WheelGesture.yieldsToEnclosing(0, ways: .both, after: .infinity))
    #expect(leaves(-1, at: 0, after: .nan) && leaves(-1, at: 0, after: -1) && leaves(-.infinity, at: 0))
  }
}
