import OverscrollCore
import OverscrollListCore
import OverscrollTrace
import Testing
import PromiseChecks

/// Tests with correct engines and finger movements that a check could misjudge.
@Suite struct FingerPositionTests {
  private func audit(_ events: [String], _ engine: String = "view") throws -> TraceAudit {
    let lines = ["overscroll trace 1", "engine \(engine)"] + events + ["end \(events.count)", ""]
    return TraceAudit(of: try Trace(text: Array(lines.joined(separator: "\n").utf8)))
  }

  private static let drag = [
    "0 layout 640 2000 1", "0 dragBegan 1 100 180", "0.1 dragMoved 1 140 180", "0.2 dragMoved 1 180 180",
  ]

  @Test(
    "`join` and `leave` without a list keep the fingers", arguments: ["join true", "leave true"])
  func noList(_ change: String) throws {
    let audit = try audit(
      Self.drag + ["0.25 \(change)", "0.3 dragMoved 1 220 180", "0.4 dragMoved 1 230 180"])
    #expect(audit.breaches == [])
  }

  @Test("When the edges join or leave a list, the checks keep the finger that drags")
  func joinAndLeave() throws {
    let list = [Self.drag[0], "0 list true", "0 list.reset 100 0", "0 list.layOut 640 320 1"]
    let drag = Array(Self.drag.dropFirst())
    let more = ["0.3 dragMoved 1 220 180", "0.4 dragMoved 1 230 180"]
    #expect(try audit(list + ["0 join false"] + drag + ["0.25 leave false"] + more).breaches == [])
    #expect(try audit(list + ["0 leave false"] + drag + ["0.25 join false"] + more).breaches == [])
  }

  @Test("After events for a different engine, the checks accept that a finger continues its drag")
  func meanwhile() throws {
    let audit = try audit(
      Self.drag + ["0.25 list true", "0.26 list.reset 100 0", "0.27 leave false", "0.3 dragMoved 1 220 180"])
    #expect(audit.breaches == [])
  }

  @Test("If a finger comes down twice without a lift, the checks accept its second position")
  func twice() {
    var trace = Trace()
    func happens(_ input: ScrollInput, at time: Double) {
      trace.events.append(TraceEvent(.input(.scroll(input)), at: time))
    }
    happens(.layout(ScrollExtents(viewport: 640, content: 2000), revision: 1), at: 0)
    happens(.dragBegan(DragStart(pointer: 1, main: 400)), at: 0)
    happens(.dragMoved(pointer: 1, main: 300, cross: 0), at: 0.1)
    happens(.dragBegan(DragStart(pointer: 2, main: 100, inner: .both)), at: 0.2)
    happens(.dragBegan(DragStart(pointer: 2, main: 300)), at: 0.3)
    happens(.dragEnded(pointer: 1), at: 0.4)
    happens(.dragMoved(pointer: 2, main: 120, cross: 0), at: 0.5)
    #expect(TraceAudit(of: trace).breaches == [])
  }
}
