import OverscrollRows
import Testing

/// The promises of the swipe machine, one test each.
@Suite struct SwipeMachineTests {

  @Test("State is kept by row id, and at most one row is open")
  func oneOpenRow() {
    var swipe = SwipeTimeline()
    swipe.open(SwipeTimeline.row(1))
    #expect(swipe.phase(1) == .open && swipe.offset(1) == -148)
    swipe.down(SwipeTimeline.row(2))
    #expect(swipe.phase(1) == .closing && swipe.machine.swallowsTap)
    swipe.move(x: -125)
    #expect(swipe.machine.openID as? Int == 2 && swipe.phase(2) == .opening)
    swipe.lift()
    swipe.wait(1)
    #expect(swipe.phase(1) == .closed && swipe.phase(2) == .open)
    #expect(swipe.effects == [.opened(1, .trailing), .opened(2, .trailing), .closed(1)])
  }

  @Test("An update with the same values changes nothing", arguments: [false, true], [false, true])
  func sameValues(isDestructive: Bool, isRightToLeft: Bool) {
    let row = SwipeTimeline.row(1, isDestructive: isDestructive, isRightToLeft: isRightToLeft)
    for distance in stride(from: 20.0, through: 380, by: 10) {
      var plain = SwipeTimeline()
      plain.down(row, x: isRightToLeft ? 20 : 370)
      plain.move(x: isRightToLeft ? distance : -distance)
      var updated = plain
      updated.send(.rowUpdated(row))
      plain.lift()
      plain.wait(1)
      updated.lift()
      updated.wait(1)
      #expect(plain.effects == updated.effects, "\(distance)")
      #expect(plain.offset(1) == updated.offset(1))
    }
  }

  @Test("A touch claims nothing before its slop and its axis")
  func slopAndAxis() {
    let cases: [(x: Double, y: Double, phase: SwipeTouchPhase)] = [
      (-9, 0, .possible), (-24, 0, .possible), (-26, 0, .swiping), (-26, 25, .swiping), (-26, 27, .failed),
      (0, 11, .failed), (11, 0, .failed), (26, 0, .failed), (-3, 4, .possible),
    ]
    for (x, y, phase) in cases {
      var swipe = SwipeTimeline()
      swipe.down(SwipeTimeline.row(1))
      swipe.move(x: x, y: y, over: 0)
      #expect(swipe.machine.touchPhase == phase, "\(x), \(y)")
      #expect(swipe.effects == (phase == .swiping ? [.opened(1, .trailing)] : []))
      #expect(swipe.offset(1) == (phase == .swiping ? -1 : 0))
    }
  }

  @Test("A vertical movement ends the chance of a swipe until the finger lifts")
  func verticalIsFinal() {
    var swipe = SwipeTimeline()
    swipe.down(SwipeTimeline.row(1))
    swipe.move(y: 12)
    swipe.move(x: -200)
    #expect(swipe.machine.touchPhase == .failed && swipe.effects == [])
    swipe.lift()
    swipe.open(SwipeTimeline.row(1))
    #expect(swipe.phase(1) == .open)
  }

  @Test("A second finger before the slop fails the touch, and one after it is ignored")
  func secondFinger() {
    var swipe = SwipeTimeline()
    swipe.down(SwipeTimeline.row(1))
    swipe.move(x: -20)
    swipe.send(.secondTouchBegan)
    swipe.move(x: -100)
    #expect(swipe.machine.touchPhase == .failed && swipe.effects == [])
    swipe.lift()
    swipe.down(SwipeTimeline.row(1))
    swipe.move(x: -100)
    swipe.send(.secondTouchBegan)
    swipe.move(x: -25)
    swipe.lift()
    swipe.wait(1)
    #expect(swipe.phase(1) == .open)
  }

  @Test("The row follows the finger from the slop on, with resistance past its limit")
  func resistance() throws {
    var swipe = SwipeTimeline()
    swipe.down(SwipeTimeline.row(1, full: false))
    swipe.move(x: -25, over: 0)
    #expect(swipe.offset(1) == 0)
    swipe.move(x: -148)
    #expect(abs(swipe.offset(1) + 148) < 1e-9)
    swipe.move(x: -60)
    // 60^0.7 = 17.57
    #expect(abs(swipe.offset(1) + 148 + 17.57) < 0.01)
    swipe.move(x: 208 + 60)
    #expect(abs(swipe.offset(1) - 17.57) < 0.01)
    #expect(swipe.machine.presentation(of: 1)?.edge == .trailing)
  }

  @Test("At a release the velocity decides above 50 pt/s, and else half of the open width")
  func release() {
    let cases: [(first: Double, last: Double, opens: Bool)] = [
      (-25 - 70, 0, false), (-25 - 78, 0, true), (-25 - 20, -8, true), (-25 - 140, 8, false),
      (-25 - 20, -0.5, false), (-25 - 140, 0.5, true),
    ]
    for (first, last, opens) in cases {
      var swipe = SwipeTimeline()
      swipe.down(SwipeTimeline.row(1))
      swipe.move(x: first, over: 0.3)
      swipe.wait(0.2)
      // Six frames at `last` pt each.
      swipe.move(x: last * 6, over: 0.1)
      swipe.lift(after: 0)
      #expect(swipe.phase(1) == (opens ? .opening : .closing), "\(first), \(last)")
      swipe.wait(1)
      #expect(swipe.phase(1) == (opens ? .open : .closed))
    }
  }

  @Test("Cancel, background and a lost touch settle the row and never perform", arguments: [0, 1, 2, 3])
  func cancel(way: Int) {
    for distance in [-60.0, -140, -300] {
      var swipe = SwipeTimeline()
      swipe.down(SwipeTimeline.row(1))
      swipe.move(x: distance)
      switch way {
      case 0: swipe.send(.touchCancelled)
      case 1: swipe.send(.suspended)
      case 2: swipe.down(SwipeTimeline.row(2))
      default: swipe.send(.closeRequested)
      }
      #expect(swipe.phase(1) == (way == 1 ? .closed : .closing))
      swipe.wait(1)
      swipe.lift()
      #expect(swipe.performed == [] && swipe.phase(1) == .closed && !swipe.machine.isMoving)
      #expect(swipe.effects.filter { $0 == .closed(1) }.count == 1)
    }
  }

  @Test("Only a drag reaches a full swipe, and a new width or an update never does")
  func fullOnlyByDrag() {
    var swipe = SwipeTimeline()
    swipe.open(SwipeTimeline.row(1))
    swipe.send(.rowUpdated(SwipeTimeline.row(1, width: 160)))
    swipe.wait(1)
    #expect(swipe.phase(1) == .open && swipe.offset(1) == -148 && swipe.performed == [])
    swipe.send(.rowUpdated(SwipeTimeline.row(1, width: 100)))
    swipe.wait(1)
    #expect(swipe.phase(1) == .open && swipe.offset(1) == -100)
    // A pull of 150 pt becomes far enough for a full swipe only because the row shrinks.
    swipe = SwipeTimeline()
    swipe.down(SwipeTimeline.row(1))
    swipe.move(x: -25 - 175)
    swipe.send(.rowUpdated(SwipeTimeline.row(1, width: 180)))
    swipe.lift()
    swipe.wait(1)
    #expect(swipe.performed == [] && swipe.phase(1) == .open)
    // And a full swipe is left if the row grows.
    swipe = SwipeTimeline()
    swipe.down(SwipeTimeline.row(1))
    swipe.move(x: -25 - 210)
    #expect(swipe.phase(1) == .full)
    swipe.send(.rowUpdated(SwipeTimeline.row(1, width: 800)))
    swipe.lift()
    #expect(swipe.performed == [] && swipe.effects.contains(.leftFull))
  }

  @Test("Entering and leaving a full swipe each report once, and a release inside performs once")
  func fullSwipe() {
    var swipe = SwipeTimeline()
    swipe.down(SwipeTimeline.row(1))
    swipe.move(x: -25 - 204)
    #expect(swipe.phase(1) == .opening)
    swipe.move(x: -2)
    #expect(swipe.phase(1) == .full)
    swipe.move(x: 10)
    swipe.move(x: -20)
    // The finger moves back fast, but is still inside.
    swipe.move(x: 10, over: 0.05)
    swipe.lift(after: 0)
    swipe.wait(1)
    #expect(
      swipe.effects == [
        .opened(1, .trailing), .enteredFull, .leftFull, .enteredFull, .perform(1, .trailing, index: 0),
        .closed(1),
      ])
  }

  @Test("A destructive full swipe needs the far edge, waits for the removal, and returns without one")
  func destructive() {
    var swipe = SwipeTimeline()
    let row = SwipeTimeline.row(1, isDestructive: true)
    swipe.down(row)
    swipe.move(x: -300)
    #expect(swipe.phase(1) == .opening)
    swipe.move(x: -21)
    // The finger is 49 pt from the edge.
    #expect(swipe.phase(1) == .full)
    swipe.lift()
    let held = swipe.offset(1)
    #expect(swipe.phase(1) == .full && swipe.performed.count == 1)
    swipe.wait(0.15)
    #expect(swipe.offset(1) == held)
    var removed = swipe
    removed.send(.rowRemoved(1))
    #expect(removed.phase(1) == .closed && removed.effects.last == .closed(1) && !removed.machine.isMoving)
    swipe.wait(0.8)
    #expect(swipe.phase(1) == .closed && swipe.effects.last == .closed(1) && swipe.performed.count == 1)
  }

  @Test("An action without a button performs at its distance, and never stays open")
  func withoutButton() {
    for (distance, count) in [(-25.0 - 60, 0), (-25 - 70, 1)] {
      var swipe = SwipeTimeline()
      swipe.down(SwipeTimeline.row(1, open: 0))
      swipe.move(x: distance)
      swipe.lift()
      #expect(swipe.performed.count == count && swipe.phase(1) == .closing)
      swipe.wait(1)
      #expect(swipe.phase(1) == .closed)
    }
    var swipe = SwipeTimeline()
    swipe.down(SwipeTimeline.row(1, open: 0, full: false))
    swipe.move(x: -200)
    #expect(swipe.effects == [])
  }

  @Test(
    "A tap and an accessibility action each perform exactly one action",
    arguments: [SwipeActionSource.tap, .accessibility])
  func chosen(source: SwipeActionSource) {
    var swipe = SwipeTimeline()
    swipe.open(SwipeTimeline.row(1))
    swipe.send(.actionChosen(1, .trailing, index: 1, source))
    #expect(swipe.performed == [.perform(1, .trailing, index: 1)] && swipe.phase(1) == .closing)
    // A double tap reaches the closing row's button, but the row is no longer open.
    swipe.send(.actionChosen(1, .trailing, index: 1, .tap))
    swipe.wait(1)
    #expect(swipe.performed.count == 1)
    swipe.send(.actionChosen(1, .trailing, index: 0, source))
    #expect(swipe.performed.count == (source == .tap ? 1 : 2))
  }

  @Test("A scroll, a tap outside, a tap on the row and code close the row; a lift on a button does not")
  func closers() {
    let row = SwipeTimeline.row(1)
    let ways: [(String, Bool, (inout SwipeTimeline) -> Void)] = [
      ("scroll", true, { $0.send(.scrollBegan) }),
      ("outside", true, { $0.down(nil) }),
      ("another row", true, { $0.down(SwipeTimeline.row(2)) }),
      ("code", true, { $0.send(.closeRequested) }),
      ("background", true, { $0.send(.suspended) }),
      ("touch down on the row", false, { $0.down(row, x: 100) }),
      (
        "tap on the row", true,
        {
          $0.down(row, x: 100); $0.lift(after: 0)
        }
      ),
      (
        "tap on a button", false,
        {
          $0.down(row, x: 300); $0.lift(after: 0)
        }
      ),
      ("a frame, as in deceleration", false, { $0.wait(2) }),
    ]
    for (name, closes, act) in ways {
      var swipe = SwipeTimeline()
      swipe.open(row)
      act(&swipe)
      #expect((swipe.machine.openID == nil) == closes, "\(name)")
      swipe.wait(1)
      #expect(swipe.phase(1) == (closes ? .closed : .open), "\(name)")
      #expect(swipe.performed == [])
    }
  }

  @Test("The removal of a row closes it at once and leaves other rows alone")
  func removal() {
    var swipe = SwipeTimeline()
    swipe.open(SwipeTimeline.row(1))
    swipe.send(.rowRemoved(2))
    #expect(swipe.phase(1) == .open)
    #expect(swipe.send(.rowRemoved(1)) == [.closed(1)])
    #expect(swipe.send(.rowRemoved(1)) == [] && swipe.machine.ids == [])
    swipe.down(SwipeTimeline.row(3))
    swipe.move(x: -100)
    #expect(swipe.send(.rowRemoved(3)) == [.closed(3)])
    swipe.move(x: -150)
    swipe.lift()
    #expect(swipe.performed == [] && swipe.phase(3) == .closed)
  }

  @Test("A swipe on an open or moving row continues from its place, and to the same edge")
  func continues() {
    var swipe = SwipeTimeline()
    let row = SwipeTimeline.row(1, edges: [.leading, .trailing])
    swipe.open(row)
    swipe.down(row, x: 100)
    swipe.move(x: 25, over: 0)
    #expect(swipe.offset(1) == -148)
    swipe.move(x: 40)
    #expect(abs(swipe.offset(1) + 108) < 1e-9)
    swipe.move(x: 300)
    #expect(swipe.machine.presentation(of: 1)?.edge == .trailing && swipe.offset(1) < 70)
    swipe.lift()
    swipe.wait(0.05)
    let moving = swipe.offset(1)
    #expect(moving != 0)
    swipe.wait(1)
    #expect(swipe.effects == [.opened(1, .trailing), .closed(1)])
    swipe.down(row, x: 100)
    swipe.move(x: 125)
    swipe.lift()
    swipe.wait(1)
    #expect(swipe.offset(1) == 148)
  }

  @Test("Right to left mirrors every movement")
  func rightToLeft() {
    let movements: [(Double, Double)] = [(-60, 0), (-130, 0), (40, 0), (-320, 5), (26, 0), (200, 0)]
    for edges in [Set([SwipeEdge.trailing]), [.leading], [.leading, .trailing]] {
      for isDestructive in [false, true] {
        for (x, y) in movements {
          var (one, other) = (SwipeTimeline(), SwipeTimeline())
          one.down(SwipeTimeline.row(1, isDestructive: isDestructive, edges: edges), x: 330)
          other.down(
            SwipeTimeline.row(1, isDestructive: isDestructive, edges: edges, isRightToLeft: true),
            x: 390 - 330)
          for part in [0.5, 0.5] {
            one.move(x: x * part, y: y)
            other.move(x: -x * part, y: y)
            #expect(abs(one.offset(1) + other.offset(1)) < 1e-9)
          }
          one.lift()
          other.lift()
          one.wait(0.1)
          other.wait(0.1)
          #expect(abs(one.offset(1) + other.offset(1)) < 1e-9)
          #expect(one.effects == other.effects)
        }
      }
    }
  }

  @Test("With Reduce Motion a row opens and closes without a spring")
  func reduceMotion() {
    var swipe = SwipeTimeline()
    swipe.machine.reducesMotion = true
    swipe.down(SwipeTimeline.row(1))
    swipe.move(x: -125)
    swipe.lift()
    #expect(swipe.phase(1) == .open && swipe.offset(1) == -148 && !swipe.machine.isMoving)
    #expect(swipe.send(.scrollBegan) == [.closed(1)])
  }
}
