@testable import OverscrollCore
import Testing

/// A drag that leads out of a scroll view is left to what that is in, where nothing is pulled there.
@Suite struct OuterRoomTests {
  private static let both: EdgeConfiguration = .headerFooter

  /// Puts a finger down and moves it, and returns whether the scroll view takes it.
  private func takes(
    _ distance: Double, at offset: Double, outer: InnerRoom = .both, start: EdgeConfiguration? = nil,
    end: EdgeConfiguration? = nil, content: Double = 3000
  ) -> Bool {
    var rig = Rig(start: start, end: end, content: content)
    rig.send(.scrollTo(offset, animated: false))
    rig.send(.dragBegan(DragStart(pointer: 1, main: 400, outer: outer)))
    rig.drag(by: distance)
    return rig.engine.isDragging
  }

  @Test(
    "Past an edge that is off a drag is left to what is around, in the direction in which that can scroll")
  func left() {
    #expect(!takes(100, at: 0) && !takes(-100, at: 2200))
    #expect(takes(100, at: 0, outer: .none) && takes(-100, at: 2200, outer: .none))
    #expect(takes(100, at: 0, outer: .towardEnd) && takes(-100, at: 2200, outer: .towardStart))
    #expect(!takes(100, at: 0, outer: .towardStart) && !takes(-100, at: 2200, outer: .towardEnd))
  }

  @Test("The scroll view keeps what it can scroll itself, and what begins away from the edge")
  func kept() {
    #expect(takes(-100, at: 0) && takes(100, at: 2200))
    #expect(takes(100, at: 50) && takes(-100, at: 2150))
  }

  @Test("An edge that has something to do is pulled, also while there is no more to load")
  func pulled() {
    #expect(takes(100, at: 0, start: Self.both) && takes(-100, at: 2200, end: Self.both))
    #expect(!takes(-100, at: 2200, start: Self.both) && !takes(100, at: 0, end: Self.both))
    var rig = Rig(start: nil, end: Self.both)
    rig.send(.exhaust(.end, true))
    rig.send(.scrollTo(1e6, animated: false))
    rig.send(.dragBegan(DragStart(pointer: 1, main: 400, outer: .both)))
    rig.drag(by: -100)
    #expect(rig.engine.isDragging)
    rig.lift()
    rig.run(2)
    rig.send(.enable(.end, false))
    rig.send(.dragBegan(DragStart(pointer: 1, main: 400, outer: .both)))
    rig.drag(by: -100)
    #expect(!rig.engine.isDragging)
  }

  @Test(
    "A content that is not longer than the viewport leaves both ways, and none where what is around cannot scroll"
  )
  func short() {
    #expect(!takes(100, at: 0, content: 300) && !takes(-100, at: 0, content: 300))
    #expect(takes(100, at: 0, outer: .none, content: 300) && takes(-100, at: 0, outer: .none, content: 300))
  }
}
