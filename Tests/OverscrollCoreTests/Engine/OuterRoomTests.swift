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

  @Test(
    "An edge that is started by pulls is pulled, and one that has no more or starts in another way leaves")
  func pulled() {
    #expect(takes(100, at: 0, start: Self.both) && takes(-100, at: 2200, end: Self.both))
    #expect(!takes(-100, at: 2200, start: Self.both) && !takes(100, at: 0, end: Self.both))
    for policy in [TriggerPolicy.approach(0), .tap, .manual] {
      var other = Self.both
      other.policy = policy
      other.hold = .points(0)
      #expect(!takes(100, at: 0, start: other) && !takes(-100, at: 2200, end: other), "\(policy)")
      #expect(takes(100, at: 50, start: other) && takes(-100, at: 2150, end: other), "\(policy)")
    }
  }

  @Test("An edge leaves while there is no more, and is pulled as soon as there is more")
  func exhausted() {
    for changes in [[true], [true, false]] {
      var rig = Rig(start: nil, end: Self.both)
      rig.send(.scrollTo(1e6, animated: false))
      for isExhausted in changes { rig.send(.exhaust(.end, isExhausted)) }
      #expect(rig.engine.presentation.end.leadsOut == changes.last)
      rig.send(.dragBegan(DragStart(pointer: 1, main: 400, outer: .both)))
      rig.drag(by: -100)
      #expect(rig.engine.isDragging != changes.last)
    }
  }

  @Test("A gap is scrolled into before a finger leads out")
  func gap() throws {
    var end = Self.both
    end.policy = .approach(0)
    end.hold = .points(60)
    var rig = Rig(start: nil, end: end)
    rig.send(.scrollTo(2200, animated: false))
    #expect(rig.engine.presentation.end.gap == 60 && !rig.engine.presentation.end.leadsOut)
    rig.send(.dragBegan(DragStart(pointer: 1, main: 400, outer: .both)))
    rig.drag(by: -100)
    #expect(rig.engine.isDragging)
    rig.lift()
    rig.run(2)
    #expect(rig.engine.presentation.contentOffset == 2260 && rig.engine.presentation.end.leadsOut)
    rig.send(.dragBegan(DragStart(pointer: 1, main: 400, outer: .both)))
    rig.drag(by: -100)
    #expect(!rig.engine.isDragging)
  }

  @Test("It is shown beforehand which edges lead out, up to a pt that a browser rounds")
  func shown() {
    var rig = Rig(start: nil, end: Self.both)
    func leadsOut() -> [Bool] {
      [rig.engine.presentation.start.leadsOut, rig.engine.presentation.end.leadsOut]
    }
    #expect(leadsOut() == [true, false])
    rig.send(.scrollTo(0.9, animated: false))
    #expect(leadsOut() == [true, false])
    rig.send(.scrollTo(1, animated: false))
    #expect(leadsOut() == [false, false])
    rig.send(.scrollTo(2199.5, animated: false))
    #expect(leadsOut() == [false, false])
    rig.send(.enable(.end, false))
    #expect(leadsOut() == [false, true])
  }

  @Test(
    "A content that is not longer than the viewport leaves both ways, and none where what is around cannot scroll"
  )
  func short() {
    #expect(!takes(100, at: 0, content: 300) && !takes(-100, at: 0, content: 300))
    #expect(takes(100, at: 0, outer: .none, content: 300) && takes(-100, at: 0, outer: .none, content: 300))
  }
}
