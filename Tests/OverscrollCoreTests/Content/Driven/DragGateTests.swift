import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The drag gate")
  struct DragGateTests {
    /// Timelines of pointers, with the state of the gate after each step.
    ///
    /// The states are `.` for open, `?` for undecided, `x` for refused, and the number of the pointer that
    /// drags. The suffix `m` marks a mouse, and `o` the only pointer.
    static let timelines: [(String, String)] = [
      ("one finger along the axis", "1 down 0 0 ?  1 move 8 0 ?  1 move 11 0 1  1 move 0 50 1  1 up ."),
      (
        "one finger along the axis, in the opposite direction",
        "1 down 0 0 ?  1 move -10 0 ?  1 move -11 0 1  1 up ."
      ),
      ("a mouse drags after a shorter distance", "1m down 0 0 ?  1 move 4 0 ?  1 move 4.5 0 1  1 up ."),
      (
        "a sideways finger drags nothing until it lifts",
        "1 down 0 0 ?  1 move 3 11 x  1 move 90 11 x  1 up .  1 down 0 0 ?"
      ),
      (
        "an equal movement along both axes decides nothing",
        "1 down 0 0 ?  1 move 20 20 ?  1 move -20 20 ?  1 move 21 20 1"
      ),
      (
        "after an equal movement, a sideways movement refuses the drag",
        "1 down 0 0 ?  1 move 20 -20 ?  1 move 20 -20.5 x"
      ),
      ("a dragging finger may move in any direction", "1 down 0 0 ?  1 move 12 0 1  1 move 12 900 1"),
      (
        "a second finger before the drag begins",
        "1 down 0 0 ?  2 down 0 9 x  1 move 99 0 x  2 move 99 9 x  1 up x  2 up ."
      ),
      (
        "the first of two fingers lifts before a drag begins",
        "1 down 0 0 ?  2 down 0 0 x  1 up x  2 move 50 0 x  2 up .  2 down 0 0 ?"
      ),
      (
        "a second finger during the drag",
        "1 down 0 0 ?  1 move 11 0 1  2 down 5 5 1  2 move 99 5 1  2 up 1  1 up ."
      ),
      (
        "the first finger lifts, and the second continues the drag",
        "1 down 0 0 ?  1 move 11 0 1  2 down 5 5 1  1 up 2  2 move 80 5 2  1 down 0 0 2  2 up 1  1 up ."
      ),
      (
        "a third finger comes while the second drags",
        "1 down 0 0 ?  1 move 11 0 1  2 down 5 5 1  1 up 2  3 down 0 0 2  2 up 3  3 up ."
      ),
      (
        "after a missed lift, a touch marked as the only pointer can drag",
        "1 down 0 0 ?  1 move 3 11 x  2o down 0 0 ?  2 move 11 0 2  1 up 2  2 up ."
      ),
      (
        "after a missed lift, a touch without that mark is refused",
        "1 down 0 0 ?  1 move 3 11 x  2 down 0 0 x  2 up x  1 up ."
      ),
      ("the same finger comes down twice", "1 down 0 0 ?  1o down 0 0 ?  1 move 11 0 1  1 up ."),
      (
        "an unknown pointer",
        "7 up .  7 move 50 0 .  1 down 0 0 ?  7 up ?  7 move 50 0 ?  1 move 11 0 1  7 up 1  "
          + "1 up ."
      ),
    ]

    @Test(
      "A touch with a decided direction drags at once, unless it is the second or a mouse that may not drag")
    func decided() {
      var gate = DragGate()
      let first = DragStart(pointer: 1, main: 40, isDecided: true)
      let firstHolds = gate.began(first, catching: false, dragsWithMouse: true)
      #expect(firstHolds)
      #expect(gate.state == .dragging(pointer: 1))
      #expect(gate.moved(pointer: 1, main: 41, cross: 90) == .continues)
      let second = DragStart(pointer: 2, main: 0, isDecided: true)
      let secondHolds = gate.began(second, catching: false, dragsWithMouse: true)
      #expect(!secondHolds)
      #expect(gate.state == .dragging(pointer: 1))
      gate = DragGate()
      let mouse = DragStart(pointer: 1, kind: .mouse, main: 0, isDecided: true)
      let mouseHolds = gate.began(mouse, catching: false, dragsWithMouse: false)
      #expect(!mouseHolds)
      #expect(gate.state == .refused)
    }

    @Test("After each step of a timeline, the gate has the expected state", arguments: timelines)
    func timeline(name: String, text: String) throws {
      var gate = DragGate()
      var words = text.split(separator: " ")[...]
      while let pointer = words.popFirst(), let verb = words.popFirst() {
        let number = try #require(Int32(pointer.prefix { $0.isNumber }))
        switch verb {
        case "up":
          let dragged = gate.isDragging && gate.state == .dragging(pointer: number)
          let said = gate.ended(pointer: number)
          #expect((said != .ignored) == dragged)
        default:
          let (mainWord, crossWord) = (words.popFirst(), words.popFirst())
          let main = try #require(mainWord.flatMap { Double($0) })
          let cross = try #require(crossWord.flatMap { Double($0) })
          guard verb == "down" else {
            _ = gate.moved(pointer: number, main: main, cross: cross)
            break
          }
          let start = DragStart(
            pointer: number, kind: pointer.hasSuffix("m") ? .mouse : .touch, main: main, cross: cross,
            isOnlyPointer: pointer.hasSuffix("o"))
          let drags = gate.began(start, catching: false, dragsWithMouse: true)
          #expect(!drags)
        }
        let state = words.popFirst()
        let expected = try #require(state)
        #expect(draw(gate) == expected, "\(name): \(words.count) words before the end")
      }
    }

    private func draw(_ gate: DragGate) -> String {
      switch gate.state {
      case .open: "."
      case .undecided: "?"
      case .dragging(let pointer): "\(pointer)"
      case .refused: "x"
      }
    }

    @Test(
      "The dragged distance does not include the touch slop, which is the distance before the drag begins",
      arguments: [(DragStart.Kind.touch, 10.0), (.pen, 10), (.mouse, 4)])
    func slop(kind: DragStart.Kind, slop: Double) {
      for way in [slop.nextUp, 37, 500] {
        for (sign, cross) in [(1.0, 0.0), (-1, 3)] {
          var gate = DragGate()
          _ = gate.began(DragStart(pointer: 3, kind: kind, main: 100), catching: false, dragsWithMouse: true)
          let early = gate.moved(pointer: 3, main: 100 + sign * slop, cross: cross)
          #expect(early == .ignored)
          let begun = gate.moved(pointer: 3, main: 100 + sign * (way + 0x1p-20), cross: cross)
          #expect(begun == .begins(from: 100 + sign * slop))
          let later = gate.moved(pointer: 3, main: 0, cross: 0)
          #expect(later == .continues)
          let other = gate.moved(pointer: 4, main: 0, cross: 0)
          #expect(other == .ignored)
        }
      }
    }

    @Test(
      "A nested scroll view keeps a drag that it can scroll by",
      arguments: [
        (ScrollDirectionSet.none, true, true), (.towardStart, false, true), (.towardEnd, true, false),
        (.both, false, false),
      ])
    func inner(room: ScrollDirectionSet, dragsToStart: Bool, dragsToEnd: Bool) {
      for (distance, drags) in [(20.0, dragsToStart), (-20, dragsToEnd)] {
        var gate = DragGate()
        _ = gate.began(DragStart(pointer: 1, main: 0, inner: room), catching: false, dragsWithMouse: true)
        _ = gate.moved(pointer: 1, main: distance, cross: 0)
        #expect(gate.state == (drags ? .dragging(pointer: 1) : .refused), "finger moves by \(distance) pt")
      }
    }
  }
}
