import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Promises 1, 2 and 5: the starts of an action, and its outcome.
@Suite struct StartPromiseTests {
  @Test(
    "Promise 1: one finger that passes the threshold several times starts the action once",
    arguments: Preset.pulled)
  func oneStartPerGesture(_ preset: Preset) throws {
    var rig = Rig(start: preset.configuration)
    rig.touch()
    for _ in 0..<3 {
      rig.pull(to: 140)
      if rig.starts(.start) > 0 { try rig.finish(.start) }
      rig.pull(to: 0)
      rig.run(1)
    }
    rig.pull(to: 140)
    rig.lift()
    rig.run(2)
    #expect(rig.starts(.start) == 1)
    #expect(rig.engine.presentation.contentOffset <= 0)
  }

  @Test(
    "Promise 1: after the content has returned, a new finger can start the action again",
    arguments: Preset.pulled)
  func startsAgain(_ preset: Preset) throws {
    var rig = Rig(start: preset.configuration)
    for expected in 1...3 {
      rig.touch(pointer: Int32(expected))
      rig.pull(to: 140, pointer: Int32(expected))
      rig.lift(pointer: Int32(expected))
      rig.run(0.25)
      #expect(rig.starts(.start) == expected)
      try rig.finish(.start)
      rig.run(2)
      #expect(rig.engine.edges.start.phase == .idle)
    }
  }

  @Test(
    "Promise 1: after a start from code under a finger, that finger itself starts nothing",
    arguments: Preset.pulled)
  func codeUnderFinger(_ preset: Preset) throws {
    var rig = Rig(start: preset.configuration)
    rig.pull(to: 20)
    rig.send(.begin(.start))
    rig.run(1)
    try rig.finish(.start)
    rig.run(1)
    for _ in 0..<2 {
      rig.pull(to: 0)
      rig.pull(to: 150)
    }
    rig.lift()
    rig.run(2)
    #expect(rig.starts(.start) == 1 && rig.engine.edges.start.phase == .idle)
    rig.pull(to: 150, pointer: 2)
    rig.lift(pointer: 2)
    rig.run(1)
    #expect(rig.starts(.start) == 2)
  }

  @Test("Promise 1: a cancelled pull starts nothing, at either edge", arguments: ScrollEdge.allCases)
  func takenAway(_ edge: ScrollEdge) {
    var rig = Rig(end: EdgeConfiguration())
    if edge == .end { rig.send(.scrollTo(2200, animated: false)) }
    rig.touch()
    rig.drag(by: edge == .start ? 700 : -700)
    #expect(rig.engine.edges[edge].phase.name == "armed")
    rig.send(.dragCancelled(pointer: nil))
    rig.run(2)
    #expect(rig.starts(edge) == 0 && rig.engine.edges[edge].phase == .idle)
  }

  @Test("Promise 1: with UIKit's rule, an edge re-arms below a tenth of the threshold, after the lift")
  func standardRearms() throws {
    var rig = Rig()
    rig.pull(to: 120)
    rig.lift()
    rig.run(0.5)
    try rig.finish(.start)
    rig.run(0.0625)
    // A new finger catches the content far from the edge. The finger starts nothing until it has lifted
    // near the edge.
    #expect(-rig.engine.presentation.contentOffset > 10)
    rig.pull(to: 0, pointer: 2)
    rig.pull(to: 130, pointer: 2)
    rig.lift(pointer: 2)
    #expect(rig.starts(.start) == 1)
    rig.run(2)
    rig.pull(to: 130, pointer: 3)
    rig.lift(pointer: 3)
    #expect(rig.starts(.start) == 2)
  }

  @Test("Promise 1: the pinned header starts again only after the content has returned to its reset point")
  func pinnedHeaderRearms() throws {
    var rig = Rig(start: .pinnedHeader())
    rig.pull(to: 110)
    try rig.finish(.start)
    rig.lift()
    rig.run(1)
    rig.pull(to: 110, pointer: 2)
    #expect(rig.starts(.start) == 2)
    try rig.finish(.start)
    rig.run(1)
    rig.lift(pointer: 2)
    rig.run(0.0625)
    #expect(-rig.engine.presentation.contentOffset > 5)
    rig.pull(to: 6, pointer: 3)
    rig.pull(to: 110, pointer: 3)
    #expect(rig.starts(.start) == 2)
    rig.pull(to: 4.9, pointer: 3)
    rig.pull(to: 110, pointer: 3)
    #expect(rig.starts(.start) == 3)
  }

  @Test(
    "Promise 2: a start has one outcome, which is the first reported result",
    arguments: RefreshResult.allCases)
  func oneOutcome(_ result: RefreshResult) throws {
    var rig = Rig(start: EdgeConfiguration(resumesAfterRefresh: false))
    rig.send(.begin(.start))
    let token = try #require(rig.tokens(.start).first)
    #expect(rig.send(.finish(token, result)).first == .edge(.start, .ended(token, result)))
    for other in RefreshResult.allCases { rig.send(.finish(token, other)) }
    rig.run(3)
    rig.send(.finish(token, .failure))
    #expect(rig.outcomes(.start) == [result])
  }

  @Test("Promise 2: a result with the token of an earlier start changes nothing")
  func staleToken() throws {
    var rig = Rig()
    rig.send(.begin(.start))
    let old = try #require(rig.tokens(.start).first)
    rig.send(.cancel(.start))
    rig.run(1)
    rig.send(.begin(.start))
    let before = rig.engine
    rig.send(.finish(old, .success))
    rig.send(.finish(RefreshToken(rawValue: 0), .success))
    rig.send(.finish(RefreshToken(rawValue: 77), .failure))
    #expect(rig.engine == before)
    #expect(rig.outcomes(.start) == [.cancelled])
  }

  @Test(
    "Promise 2: an action that ends soon after its start has one outcome, and the edge becomes idle",
    arguments: Preset.pulled)
  func endsAtOnce(_ preset: Preset) throws {
    var rig = Rig(start: preset.configuration)
    rig.touch()
    rig.drag(by: 600)
    rig.run(0.0625)
    rig.lift()
    rig.run(0.5)
    try rig.finish(.start)
    #expect(rig.outcomes(.start) == [.success])
    rig.run(2)
    #expect(rig.engine.edges.start.phase == .idle)
  }

  @Test(
    "Promise 5: a fling past the edge bounces, returns and starts nothing", arguments: Preset.pulled)
  func momentumNeverArms(_ preset: Preset) {
    for speed in [1000.0, 4000, 12_000] {
      var rig = Rig(start: preset.configuration)
      rig.send(.scrollTo(1000, animated: false))
      rig.touch()
      rig.drag(by: speed * 0.0625, over: 0.0625)
      rig.lift()
      var furthest = 0.0
      for _ in 0..<192 {
        rig.run(Rig.frame)
        furthest = max(furthest, -rig.engine.presentation.contentOffset)
        #expect(rig.engine.edges.start.phase == .idle)
      }
      #expect((furthest > 20) == (speed > 1000))
      #expect(rig.starts(.start) == 0)
    }
  }

  @Test("Promise 5: a finger that catches momentum past the threshold and lifts starts nothing")
  func caughtOvershoot() {
    var rig = Rig()
    rig.send(.scrollTo(700, animated: false))
    rig.touch()
    rig.drag(by: 500, over: 0.0625)
    rig.lift()
    while -rig.engine.presentation.contentOffset < 105, rig.time < 3 { rig.run(Rig.frame) }
    #expect(-rig.engine.presentation.contentOffset >= 105)
    rig.touch(pointer: 2)
    rig.run(0.125)
    rig.lift(pointer: 2)
    rig.run(2)
    #expect(rig.starts(.start) == 0)
    #expect(rig.engine.edges.start.phase == .idle)
  }
}
