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

  @Test("An edge without more content passes a drag on, and keeps drags again when more content can load")
  func noMoreContent() {
    for changes in [[true], [true, false]] {
      var rig = Rig(start: nil, end: Self.both)
      rig.send(.scrollTo(1e6, animated: false))
      for hasNoMoreContent in changes { rig.send(.setNoMoreContent(.end, hasNoMoreContent)) }
      #expect(rig.engine.presentation.end.yieldsToEnclosing == changes.last)
      rig.send(.dragBegan(DragStart(pointer: 1, main: 400, outer: .both)))
      rig.drag(by: -100)
      #expect(rig.engine.content.isDragging != changes.last)
    }
  }

  @Test("A drag scrolls through an open gap before it passes to the enclosing scroll view")
  func gap() throws {
    var end = Self.both
    end.policy = .approach(0)
    end.gap = .points(60)
    var rig = Rig(start: nil, end: end)
    rig.send(.scrollTo(2200, animated: false))
    rig.run(LoadMoreGate.changeDelay)
    #expect(rig.engine.presentation.end.gap == 60 && !rig.engine.presentation.end.yieldsToEnclosing)
    rig.send(.dragBegan(DragStart(pointer: 1, main: 400, outer: .both)))
    rig.drag(by: -100)
    #expect(rig.engine.content.isDragging)
    rig.lift()
    rig.run(2)
    #expect(rig.engine.presentation.contentOffset == 2260 && rig.engine.presentation.end.yieldsToEnclosing)
    rig.send(.dragBegan(DragStart(pointer: 1, main: 400, outer: .both)))
    rig.drag(by: -100)
    #expect(!rig.engine.content.isDragging)
  }

  @Test(
    "The presentation tells which edges pass drags to the enclosing scroll view, with a tolerance of 1 pt")
  func shown() {
    var rig = Rig(start: nil, end: Self.both)
    func leadsOut() -> [Bool] {
      [rig.engine.presentation.start.yieldsToEnclosing, rig.engine.presentation.end.yieldsToEnclosing]
    }
    #expect(leadsOut() == [true, false])
    rig.send(.scrollTo(0.9, animated: false))
    #expect(leadsOut() == [true, false])
    rig.send(.scrollTo(1, animated: false))
    #expect(leadsOut() == [false, false])
    rig.send(.scrollTo(2199.5, animated: false))
    #expect(leadsOut() == [false, false])
    rig.send(.setEnabled(.end, false))
    #expect(leadsOut() == [false, true])
  }

  @Test(
    "Content shorter than the viewport passes drags on, if the enclosing scroll view can scroll"
  )
  func short() {
    #expect(!takes(100, at: 0, content: 300) && !takes(-100, at: 0, content: 300))
    #expect(takes(100, at: 0, outer: .none, content: 300) && takes(-100, at: 0, outer: .none, content: 300))
  }
}
