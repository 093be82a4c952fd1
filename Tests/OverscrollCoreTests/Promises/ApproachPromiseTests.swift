import OverscrollCore
import Testing

/// Promise 8: loading more on the way to an edge.
@Suite struct ApproachPromiseTests {
  /// A list of 3000 pt that loads more within 500 pt of its end, at 1700 and further.
  private func list(content: Double = 3000, hold: Double = 0) -> Rig {
    Rig(
      start: nil, end: EdgeConfiguration(policy: .approach(500), hold: .points(hold)), content: content)
  }

  private func layout(_ content: Double, _ revision: UInt32) -> ScrollInput {
    .layout(ScrollExtents(viewport: 800, content: content), revision: revision)
  }

  @Test("Promise 8: it starts before the edge, at the distance and not before")
  func beforeTheEdge() {
    var rig = list()
    rig.send(.scrollTo(1699, animated: false))
    #expect(rig.starts(.end) == 0)
    rig.send(.wheel(1, isPrecise: true))
    #expect(rig.starts(.end) == 1)
    #expect(rig.engine.presentation.contentOffset == 1700)
  }

  @Test(
    "Promise 8: it starts once for a revision, whatever its outcome, and again with the next",
    arguments: RefreshResult.allCases)
  func oncePerRevision(_ result: RefreshResult) throws {
    var rig = list()
    for revision in UInt32(1)...4 {
      rig.send(layout(3000, revision))
      for offset in [2200.0, 100, 2200] {
        rig.send(.scrollTo(offset, animated: true))
        rig.run(1)
        if rig.engine.edges.end.phase.name == "refreshing" { try rig.finish(.end, result) }
      }
      #expect(rig.starts(.end) == (result == .exhausted ? 1 : Int(revision)))
    }
  }

  @Test("Promise 8: a layout that comes before the outcome already counts")
  func layoutBeforeOutcome() throws {
    var rig = list()
    rig.send(.scrollTo(2000, animated: false))
    rig.send(layout(3100, 2))
    rig.run(1)
    #expect(rig.starts(.end) == 1)
    try rig.finish(.end)
    #expect(rig.starts(.end) == 2)
  }

  @Test("Promise 8: during momentum it starts at its own instant, whatever the ticks")
  func duringMomentum() throws {
    var rig = list()
    rig.touch()
    rig.drag(by: -300, over: 0.0625)
    rig.lift()
    #expect(rig.starts(.end) == 0)
    let instant = rig.engine.nextDeadline
    #expect(instant > rig.time && instant < rig.time + 1)
    var once = rig.engine
    var often = rig.engine
    let end = ScrollEvent(.tick, at: rig.time + 1)
    let effects = once.handle(end)
    var ticked: ScrollEffects = []
    for frame in 1..<60 { ticked += often.handle(ScrollEvent(.tick, at: rig.time + Double(frame) / 60)) }
    ticked += often.handle(end)
    #expect(once == often)
    #expect(effects == ticked && effects.count == 1)
    guard case .refreshing(let refreshing) = once.edges.end.phase else {
      Issue.record("not started")
      return
    }
    #expect(refreshing.since == instant)
    var there = rig.engine
    _ = there.handle(ScrollEvent(.tick, at: instant))
    #expect(abs(there.presentation.contentOffset - 1700) < 1e-6)
    #expect(there.presentation.velocity > 100)
    #expect(once.presentation.contentOffset > 1800)
  }

  @Test("Promise 8: a viewport that is not full loads until it is, once for a revision")
  func notFull() throws {
    var rig = list(content: 200)
    for revision in UInt32(2)...8 {
      let content = Double(revision) * 250
      rig.run(1)
      #expect(rig.starts(.end) == (content - 250 < 1500 ? Int(revision) - 1 : 5))
      if rig.engine.edges.end.phase.name == "refreshing" { try rig.finish(.end) }
      rig.run(1)
      rig.send(layout(content, revision))
    }
    #expect(rig.starts(.end) == 5)
  }

  @Test("Promise 8: nothing is known before the first layout")
  func beforeLayout() {
    var engine = ScrollEngine(start: nil, end: EdgeConfiguration(policy: .approach(500)))
    #expect(engine.handle(ScrollEvent(.tick, at: 1)) == [])
    let told = engine.handle(
      ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 0), revision: 0), at: 2))
    #expect(told == [.edge(.end, .started(RefreshToken(rawValue: 1), .first))])
  }

  @Test("Promise 8: a start from code uses the revision up, and a second one is a start of its own")
  func fromCode() throws {
    var rig = list()
    rig.send(.begin(.end))
    rig.run(1)
    try rig.finish(.end)
    rig.send(.scrollTo(2200, animated: true))
    rig.run(1)
    #expect(rig.starts(.end) == 1)
    rig.send(.begin(.end))
    #expect(rig.starts(.end) == 2)
    rig.run(1)
    try rig.finish(.end)
    rig.send(layout(3000, 2))
    #expect(rig.starts(.end) == 3)
  }

  @Test("Promise 8: a failure that is kept starts again by a tap alone, and holds the next revision back")
  func retry() throws {
    var rig = Rig(
      start: nil, end: EdgeConfiguration(policy: .approach(500), hold: .points(0), keepsFailure: true))
    rig.send(.scrollTo(2200, animated: false))
    rig.run(1)
    try rig.finish(.end, .failure)
    rig.send(.scrollTo(0, animated: false))
    rig.send(.scrollTo(2200, animated: false))
    #expect(rig.starts(.end) == 1)
    rig.send(.tap(.end))
    #expect(rig.starts(.end) == 2)
  }

  @Test("Promise 8: while the other edge runs nothing starts, unless it is to be cancelled, and then it does")
  func excluded() throws {
    for policy in ExclusionPolicy.allCases {
      var rig = Rig(end: EdgeConfiguration(policy: .approach(500), hold: .points(0)))
      rig.send(.exclude(policy))
      rig.send(.begin(.start))
      rig.send(.scrollTo(2200, animated: false))
      #expect(rig.starts(.end) == (policy == .cancel ? 1 : 0))
      #expect(rig.outcomes(.start) == (policy == .cancel ? [.cancelled] : []))
      rig.run(1)
      if policy != .cancel { try rig.finish(.start) }
      #expect(rig.starts(.end) == 1)
    }
  }

  @Test("Promise 8: a pull past an edge that loads by coming near is only a pull")
  func pulled() throws {
    var rig = list(hold: 50)
    rig.send(.scrollTo(2200, animated: false))
    rig.run(1)
    try rig.finish(.end)
    rig.touch()
    rig.drag(by: -600)
    rig.run(0.125)
    rig.lift()
    rig.run(2)
    #expect(rig.starts(.end) == 1)
    #expect(rig.engine.presentation.contentOffset == 2200)
  }
}
