import Testing

@testable import OverscrollCore

extension PhysicsTests {
  @Suite("The drag gate with several pointers")
  struct DragGatePointerTests {
    @Test("A finger that catches moving content drags at once, in any direction")
    func catching() {
      var gate = DragGate()
      let first = gate.began(
        DragStart(pointer: 1, main: 0, inner: .both), catching: true, dragsWithMouse: true)
      #expect(first)
      #expect(gate.isDragging)
      let moved = gate.moved(pointer: 1, main: 0, cross: 1)
      #expect(moved == .continues)
      let second = gate.began(DragStart(pointer: 2, main: 0), catching: true, dragsWithMouse: true)
      #expect(!second)
      #expect(gate.state == .dragging(pointer: 1))
    }

    @Test("A mouse that may not drag is refused, so that it can select text", arguments: [true, false])
    func mouse(catching: Bool) {
      var gate = DragGate()
      let mouse = DragStart(pointer: 1, kind: .mouse, main: 0)
      let drags = gate.began(mouse, catching: catching, dragsWithMouse: false)
      #expect(!drags)
      let moved = gate.moved(pointer: 1, main: 99, cross: 0)
      #expect(moved == .ignored)
      #expect(gate.state == .refused)
      let lift = gate.ended(pointer: 1)
      #expect(lift == .ignored)
      #expect(gate.state == .open)
      let pen = DragStart(pointer: 2, kind: .pen, main: 0)
      let catches = gate.began(pen, catching: true, dragsWithMouse: false)
      #expect(catches)
    }

    @Test("A reset removes every finger and returns whether a finger was dragging")
    func reset() {
      var gate = DragGate()
      let hadDragged = gate.reset()
      #expect(!hadDragged)
      _ = gate.began(DragStart(pointer: 1, main: 0), catching: true, dragsWithMouse: true)
      _ = gate.began(DragStart(pointer: 2, main: 0), catching: true, dragsWithMouse: true)
      let dragged = gate.reset()
      #expect(dragged)
      #expect(gate == DragGate())
      #expect(gate.state == .open)
    }

    @Test("A lift hands the drag over to a second finger at its position, but a cancellation does not")
    func handingOver() {
      func joined(_ kind: DragStart.Kind) -> DragGate {
        var gate = DragGate()
        _ = gate.began(DragStart(pointer: 1, main: 0), catching: true, dragsWithMouse: false)
        _ = gate.began(DragStart(pointer: 2, kind: kind, main: 40), catching: true, dragsWithMouse: false)
        _ = gate.moved(pointer: 2, main: 70, cross: 9)
        return gate
      }
      var gate = joined(.touch)
      let (first, second) = (gate.ended(pointer: 1), gate.ended(pointer: 2))
      #expect(first == .handedOver(to: 70) && second == .dragEnded)
      gate = joined(.mouse)
      let alone = gate.ended(pointer: 1)
      #expect(alone == .dragEnded && gate.state == .refused)
      gate = joined(.touch)
      let dragged = gate.cancelled(pointer: 1)
      #expect(dragged && gate.state == .refused)
    }

    @Test("A lift hands the drag over to the second finger, not to the third")
    func third() {
      var gate = DragGate()
      for pointer in 1...3 as ClosedRange<Int32> {
        _ = gate.began(
          DragStart(pointer: pointer, main: Double(pointer) * 40), catching: true, dragsWithMouse: false)
      }
      _ = gate.moved(pointer: 2, main: 90, cross: 0)
      _ = gate.moved(pointer: 3, main: 500, cross: 0)
      let lift = gate.ended(pointer: 1)
      #expect(lift == .handedOver(to: 90))
    }

    /// Compares every sequence of seven steps of two fingers with a reference.
    ///
    /// The reference stores the fingers that are down and the finger that drags.
    @Test(
      "In every sequence of two fingers, the first finger drags, and after its lift the other finger drags")
    func exhaustive() {
      for code in 0..<279_936 {  // 6^7
        var gate = DragGate()
        var down: [Int32] = []
        var sole: Int32?
        var rest = code
        for _ in 0..<7 {
          let pointer = Int32(rest % 6 / 3)
          let verb = rest % 3
          rest /= 6
          switch verb {
          case 0 where !down.contains(pointer):
            sole = down.isEmpty ? pointer : sole
            down.append(pointer)
            _ = gate.began(DragStart(pointer: pointer, main: 0), catching: false, dragsWithMouse: true)
          case 1:
            let moved = gate.moved(pointer: pointer, main: 30, cross: 0)
            if moved != .ignored, pointer != sole { Issue.record("\(pointer) drags in sequence \(code)") }
          case 2:
            let dragged = gate.state == .dragging(pointer: pointer)
            down.removeAll { $0 == pointer }
            if sole == pointer { sole = dragged ? down.first : nil }
            let lift = gate.ended(pointer: pointer)
            let isOver = dragged ? (down.isEmpty ? lift == .dragEnded : gate.isDragging) : lift == .ignored
            if !isOver { Issue.record("\(lift) in sequence \(code)") }
          default:
            break
          }
          if (gate.state == .open) != down.isEmpty { Issue.record("open with \(down) down in \(code)") }
        }
      }
    }
  }
}
