import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// A drag past an edge without a pull action scrolls the enclosing scroll view.
@Suite struct OuterRoomTests {
  private static let both: EdgeConfiguration = .headerFooter

  /// Moves a finger, and returns whether the inner scroll view drags.
  private func takes(
    _ distance: Double, at offset: Double, outer: ScrollDirectionSet = .both, start: EdgeConfiguration? = nil,
    end: EdgeConfiguration? = nil, content: Double = 3000
  ) -> Bool {
    var rig = Rig(start: start, end: end, content: content)
    rig.send(.scrollTo(offset, animated: false))
    rig.send(.dragBegan(DragStart(pointer: 1, main: 400, outer: outer)))
    rig.drag(by: distance)
    return rig.engine.content.isDragging
  }

  @Test(
    "A drag past a disabled edge passes to the enclosing scroll view if that view can scroll onward")
  func left() {
    #expect(!takes(100, at: 0) && !takes(-100, at: 2200))
    #expect(takes(100, at: 0, outer: .none) && takes(-100, at: 2200, outer: .none))
    #expect(takes(100, at: 0, outer: .towardEnd) && takes(-100, at: 2200, outer: .towardStart))
    #expect(!takes(100, at: 0, outer: .towardStart) && !takes(-100, at: 2200, outer: .towardEnd))
  }

  @Test("A scroll view keeps a drag toward its content, and a drag that begins away from the edge")
  func kept() {
    #expect(takes(-100, at: 0) && takes(100, at: 2200))
    #expect(takes(100, at: 50) && takes(-100, at: 2150))
  }

  @Test(
    "An edge with a pull policy keeps a drag, and an edge with a different policy passes it on")
  func pulled() {
    #expect(takes(100, at: 0, start: Self.both) && takes(-100, at: 2200, end: Self.both))
    #expect(!takes(-100, at: 2200, start: Self.both) && !takes(100, at: 0, end: Self.both))
    for policy in [TriggerPolicy.approach(0), .tap, .manual] {
      var other = Self.both
      other.policy = policy
      other.gap = .points(0)
      #expect(!takes(100, at: 0, start: other) && !takes(-100, at: 2200, end: other), "\(policy)")
      #expect(takes(100, at: 50, start: other) && takes(-100, at: 2150, end: other), "\(policy)")
    }
  }

  @Test(
    "Content shorter than the viewport passes drags on, if the enclosing scroll view can scroll"
  )
  func short() {
    #expect(!takes(100, at: 0, content: 300) && !takes(-100, at: 0, content: 300))
    #expect(takes(100, at: 0, outer: .none, content: 300) && takes(-100, at: 0, outer: .none, content: 300))
  }
}
