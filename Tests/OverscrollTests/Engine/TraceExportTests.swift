@testable import Overscroll
@testable import OverscrollCore
import Testing

/// What controllers record: a replay of it ends with what they show, to the last bit.
@MainActor @Suite struct TraceExportTests {
  private static func trace(_ text: String) throws -> Trace { try Trace(text: Array(text.utf8)) }

  /// Expects a trace that ends with what is shown, and has more than the setting up.
  private static func expectReplay(_ text: String, _ comment: String, events: Int = 3) throws {
    let trace = try trace(text)
    #expect(trace.mistakes().isEmpty, "\(comment)")
    #expect(trace.events.count >= events && trace.events.last?.checks.isEmpty == false, "\(comment)")
  }

  @Test(
    "Edges alone, a list alone, and a list that comes to edges and goes again",
    arguments: 0..<20 as Range<UInt64>)
  func walk(_ seed: UInt64) async throws {
    var dice = SeededNumbers(seed: seed)
    let clock = ManualClock()
    let list = FakeList(Array(0..<300), clock: clock)
    let rig = ControllerRig(
      end: EdgeConfiguration(policy: .approach(200), minimumDuration: 0), attached: false)
    rig.host.attach()
    let runner = rig.controller.runner
    var rows = 300
    for step in 1...60 {
      switch Int.random(in: 0..<12, using: &dice) {
      case 0: runner.join(list.controller)
      case 1: runner.leave(list.controller)
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

  @Test("A controller keeps what came last, and shows the same at its end", arguments: [false, true])
  func keepsTheLast(_ hasList: Bool) async throws {
    TraceRecording.limit = 64 << 10
    defer { TraceRecording.limit = TraceRecorder.limit }
    let rig = ControllerRig()
    let list = FakeList(Array(0..<300), clock: ManualClock())
    if hasList { rig.controller.runner.join(list.controller) }
    var isShort = false
    var round = 0
    while !isShort, round < 4000 {
      round += 1
      if hasList {
        list.report(list.platform + 20, .tracking)
        list.report(list.platform, .resting)
        list.tick(3)
      } else {
        rig.host.pullAndLift()
        await rig.pass(.seconds(2))
        if !rig.action(at: .start).calls.isEmpty { try rig.action(at: .start).end(.success) }
        rig.host.rest()
        await rig.pass(.seconds(5))
      }
      guard let shortening = rig.controller.runner.shortening else { continue }
      await shortening.value
      isShort = rig.controller.exportTrace().contains("left out")
    }
    #expect(isShort)
    try Self.expectReplay(rig.controller.exportTrace(), "the last")
  }

  @Test(
    "A list that comes back while the beginning is being left out, or after that, finds what it left",
    arguments: [false, true])
  func comesBack(_ waits: Bool) throws {
    TraceRecording.limit = 64 << 10
    defer { TraceRecording.limit = TraceRecorder.limit }
    let behavior = ScrollBehavior(source: .shifted)
    var (edges, list) = (EngineRecord(.bare, behavior: behavior), EngineRecord(.list, behavior: behavior))
    list.note(.edit(.insert(100, at: 0)), at: 0)
    list.note(.layOut(viewport: 640, cross: 300), at: 0)
    var time = 1.0
    edges.join(list, showing: TracePlayer(.list), isPlaced: true, at: time)
    list = edges.leave(at: time)
    var long: EngineRecord.Kept?
    while long == nil, time < 500 {
      time += 1.0 / 60
      edges.note(.scroll(.tick), at: time)
      long = edges.takeLong()
    }
    let kept = try #require(long)
    let short = try #require(kept.recorder.shortened())
    var whole = edges
    if waits { edges.replace(kept, with: short) }
    edges.join(list, showing: TracePlayer(.list), isPlaced: true, at: time)
    whole.join(list, showing: TracePlayer(.list), isPlaced: true, at: time)
    if !waits { edges.replace(kept, with: short) }
    edges.note(.scroll(.observed(700, .tracking)), at: time + 1)
    whole.note(.scroll(.observed(700, .tracking)), at: time + 1)
    var players = [TracePlayer(.bare), TracePlayer(.bare)]
    for (place, record) in [edges, whole].enumerated() {
      let trace = try Self.trace(record.text(showing: TracePlayer(.bare)))
      players[place] = TracePlayer(trace.engine)
      for event in trace.events { players[place].play(event) }
    }
    if waits {
      // Its parting has been left out, and it did not come to rest anywhere: that is said.
      #expect(edges.text(showing: players[0]).contains("ended early"))
    } else {
      #expect(players[0].state.map { $0.value } == players[1].state.map { $0.value })
    }
  }

  @Test(
    "A list that comes from other edges is recorded as it is; one that moves ends the recording, which says so",
    arguments: [false, true])
  func otherEdges(_ moves: Bool) throws {
    let list = FakeList(Array(0..<30))
    let (first, second) = (ControllerRig(), ControllerRig())
    first.controller.runner.join(list.controller)
    first.controller.runner.leave(list.controller)
    list.tick(3)
    if moves { list.report(40, .tracking) }
    second.controller.runner.join(list.controller)
    list.report(90, .tracking)
    let trace = try Self.trace(second.controller.exportTrace())
    #expect(trace.about.contains("ended early") == moves && trace.mistakes().isEmpty)
    if !moves { try Self.expectReplay(second.controller.exportTrace(), "the second edges") }
    try Self.expectReplay(first.controller.exportTrace(), "the first edges")
  }

  @Test("Nothing is recorded where recording is off") func off() {
    TraceRecording.isEnabled = false
    defer { TraceRecording.isEnabled = true }
    #expect(RefreshController().exportTrace().isEmpty && ListController().exportTrace().isEmpty)
  }
}
