import OverscrollTestSupport
import OverscrollTesting
@testable import Overscroll
@testable import OverscrollLists
@testable import OverscrollCore
@testable import OverscrollTrace
import Testing

/// Traces that controllers record.
///
/// A replay must end in exactly the recorded state.
@MainActor @Suite(.serialized) struct TraceExportTests {
  init() { TraceRecording.isEnabled = true }

  private static func trace(_ text: String) throws -> Trace { try Trace(text: Array(text.utf8)) }

  /// Checks that a trace replays without mistakes, ends with a state to compare, and has enough events.
  private static func expectReplay(_ text: String, _ comment: String, events: Int = 3) throws {
    let trace = try trace(text)
    #expect(trace.mistakes().isEmpty, "\(comment)")
    #expect(trace.events.count >= events && trace.events.last?.checks.isEmpty == false, "\(comment)")
  }

  @Test(
    "A trace replays to the same state for edges, for a list, and for a list that joins and leaves edges",
    arguments: 0..<20 as Range<UInt64>)
  func walk(_ seed: UInt64) async throws {
    var dice = Dice(seed: seed)
    let clock = TestClock()
    let list = FakeList(Array(0..<300), clock: clock)
    let rig = ControllerSetup(
      end: EdgeConfiguration(policy: .approach(200), minimumDuration: 0), attached: false)
    rig.host.attach()
    var rows = 300
    for step in 1...60 {
      switch Int.random(in: 0..<12, using: &dice) {
      case 0: list.controller.join(rig.controller)
      case 1: list.controller.leaveEdges()
      case 2: rig.host.pullAndLift()
      case 3: rig.host.rest()
      case 4, 5:
        for edge in ScrollEdge.allCases where !rig.action(at: edge).calls.isEmpty {
          try rig.action(at: edge).end(Bool.random(using: &dice) ? .success : .failure)
        }
      case 6:
        rows += Int.random(in: -20...40, using: &dice)
        list.update(Array(Int.random(in: -5...5, using: &dice)..<rows))
      case 7: list.controller.scrollTo(index: Int.random(in: 0..<rows, using: &dice), animated: false)
      case 8: list.tick(3)
      default: list.report(list.platform + Double.random(in: -300...900, using: &dice), .tracking)
      }
      await rig.pass(.milliseconds(Int.random(in: 0..<400, using: &dice)))
      guard step % 10 == 0 else { continue }
      try Self.expectReplay(rig.controller.exportTrace(), "edges, seed \(seed)")
      try Self.expectReplay(list.controller.exportTrace(), "list, seed \(seed)", events: 8)
    }
  }

  @Test("When its buffer is full, a recording ends, and the trace says so") func full() {
    TraceRecording.limit = 64 << 10
    defer { TraceRecording.limit = TraceRecorder.limit }
    let rig = ControllerSetup()
    func isFull() -> Bool { rig.controller.exportTrace().contains("ended early") }
    #expect(!isFull())
    for step in 0..<8000 { rig.host.report(Double(-step % 50), .tracking) }
    #expect(isFull())
    let count = rig.controller.exportTrace().utf8.count
    rig.host.report(0, .resting)
    #expect(rig.controller.exportTrace().utf8.count == count)
  }

  @Test("When a list joins different edges, the recording ends, and the trace says so") func otherEdges()
    throws
  {
    let list = FakeList(Array(0..<30))
    let (first, second) = (ControllerSetup(), ControllerSetup())
    list.controller.join(first.controller)
    list.controller.leaveEdges()
    list.tick(3)
    list.controller.join(second.controller)
    list.report(90, .tracking)
    let trace = try Self.trace(second.controller.exportTrace())
    #expect(trace.about.contains("ended early") && trace.mistakes().isEmpty)
    try Self.expectReplay(first.controller.exportTrace(), "the first edges")
  }

  @Test("While recording is disabled, nothing is recorded") func off() {
    TraceRecording.isEnabled = false
    #expect(RefreshController().exportTrace().isEmpty && ListController().exportTrace().isEmpty)
  }
}
