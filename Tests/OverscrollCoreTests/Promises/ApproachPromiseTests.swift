import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Promise 8: with the policy `approach`, an action (load-more) starts automatically near its edge.
///
/// The action starts when the distance to the edge is at most the load-more distance.
@Suite struct ApproachPromiseTests {
  /// A list of 3000 pt that loads more within 500 pt of its end, from offset 1700 on.
  private func list(content: Double = 3000, hold: Double = 0, keepsFailure: Bool = false) -> Rig {
    Rig(
      start: nil,
      end: EdgeConfiguration(policy: .approach(500), gap: .points(hold), keepsFailure: keepsFailure),
      content: content)
  }

  private func layout(_ content: Double, _ revision: UInt32) -> ScrollInput {
    .layout(ScrollExtents(viewport: 800, content: content), revision: revision)
  }

  @Test("Promise 8: load-more starts before the edge, exactly at the load-more distance")
  func beforeTheEdge() {
    var rig = list()
    rig.send(.scrollTo(1699, animated: false))
    rig.run(1)
    #expect(rig.starts(.end) == 0)
    rig.send(.wheel(1, isPrecise: true))
    #expect(rig.starts(.end) == 1)
    #expect(rig.engine.presentation.contentOffset == 1700)
  }

  /// Scrolls to an offset, and ends the action that starts there.
  private func visit(_ offset: Double, _ rig: inout Rig, _ result: RefreshResult) throws {
    rig.send(.scrollTo(offset, animated: true))
    rig.run(1)
    if rig.engine.edges.end.phase.name == "refreshing" { try rig.finish(.end, result) }
    rig.run(1)
  }

  @Test(
    "Promise 8: while content stays within the load-more distance, load-more starts once, for any outcome",
    arguments: RefreshResult.allCases,
    [false, true])
  func once(_ result: RefreshResult, keepsFailure: Bool) throws {
    var rig = list(keepsFailure: keepsFailure)
    for offset in [2200.0, 1800, 2200, 1701, 2100] { try visit(offset, &rig, result) }
    #expect(rig.starts(.end) == 1)
  }

  @Test(
    "Promise 8: load-more starts again after the content left the load-more distance, if more content exists",
    arguments: RefreshResult.allCases, [false, true])
  func again(_ result: RefreshResult, keepsFailure: Bool) throws {
    var rig = list(keepsFailure: keepsFailure)
    for trip in 1...4 {
      try visit(2200, &rig, result)
      #expect(rig.starts(.end) == (result == .noMoreContent ? 1 : trip))
      try visit(1699, &rig, result)
    }
  }

  @Test("Promise 8: changed extents do not restart a failed load", arguments: [false, true])
  func jitter(keepsFailure: Bool) throws {
    var rig = list(keepsFailure: keepsFailure)
    try visit(2200, &rig, .failure)
    for (number, content) in [3010.0, 2990, 3040, 3000].enumerated() {
      rig.send(layout(content, UInt32(number % 2 + 1)))
      try visit(2000, &rig, .failure)
    }
    #expect(rig.starts(.end) == 1)
  }

  @Test(
    "Promise 8: hiding and showing the viewport does not restart load-more",
    arguments: [RefreshResult.failure, .success], [false, true])
  func hidden(_ result: RefreshResult, keepsFailure: Bool) throws {
    var rig = list(keepsFailure: keepsFailure)
    try visit(2200, &rig, result)
    rig.send(.layout(ScrollExtents(viewport: 0, content: 3000), revision: 1))
    rig.run(1)
    rig.send(layout(3000, 1))
    rig.run(1)
    #expect(rig.starts(.end) == 1)
  }

  @Test("Promise 8: after a success, load-more starts again when the content grows or has a new revision")
  func grown() throws {
    var rig = list()
    try visit(2200, &rig, .success)
    rig.send(layout(2900, 1))
    #expect(rig.starts(.end) == 1)
    rig.send(layout(2901, 1))
    rig.run(1)
    #expect(rig.starts(.end) == 2)
    try rig.finish(.end)
    rig.run(1)
    rig.send(layout(2901, 2))
    rig.run(1)
    #expect(rig.starts(.end) == 3)
  }

  @Test("Promise 8: if the content grows before the outcome is reported, the outcome allows the next start")
  func layoutBeforeOutcome() throws {
    var rig = list()
    rig.run(1)
    rig.send(.scrollTo(2000, animated: false))
    rig.send(layout(3100, 2))
    rig.run(1)
    #expect(rig.starts(.end) == 1)
    try rig.finish(.end)
    rig.run(LoadMoreGate.changeDelay)
    #expect(rig.starts(.end) == 2)
  }

  @Test("Promise 8: during momentum, load-more starts when the content reaches the distance, for any ticks")
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

  @Test("Promise 8: load-more repeats until the content fills the viewport and the load-more distance")
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

  @Test("Promise 8: load-more does not start before the first layout")
  func beforeLayout() {
    var engine = ScrollEngine(start: nil, end: EdgeConfiguration(policy: .approach(500)))
    #expect(engine.handle(ScrollEvent(.tick, at: 1)) == [])
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 0), revision: 0), at: 2))
    let told = engine.handle(ScrollEvent(.tick, at: 2 + LoadMoreGate.changeDelay))
    #expect(told == [.edge(.end, .started(RefreshToken(rawValue: 1), .first))])
  }

  @Test(
    "Promise 8: a start from code replaces the automatic start near the edge, and code may start again")
  func fromCode() throws {
    var rig = list(keepsFailure: true)
    rig.send(.begin(.end))
    rig.run(1)
    rig.send(.scrollTo(2200, animated: true))
    rig.run(1)
    try rig.finish(.end)
    #expect(rig.starts(.end) == 1)
    rig.send(.begin(.end))
    #expect(rig.starts(.end) == 2)
    rig.run(1)
    try rig.finish(.end)
    rig.send(layout(3000, 2))
    rig.run(LoadMoreGate.changeDelay)
    #expect(rig.starts(.end) == 3)
  }

  @Test("Promise 8: a tap on a failure that stays on display starts load-more again")
  func retry() throws {
    var rig = list(keepsFailure: true)
    try visit(2200, &rig, .failure)
    #expect(rig.engine.edges.end.phase == .failed)
    rig.send(.tap(.end))
    #expect(rig.starts(.end) == 2)
  }

  @Test(
    "Promise 8: after a failure or a page that added nothing, a pull past the edge starts load-more once",
    arguments: [RefreshResult.failure, .timedOut, .cancelled, .success], [false, true])
  func retryByPull(_ result: RefreshResult, keepsFailure: Bool) throws {
    var rig = list(hold: 60, keepsFailure: keepsFailure)
    try visit(2200, &rig, result)
    // Without a failure, a drag past the edge passes to the enclosing scroll view.
    #expect(rig.engine.presentation.end.yieldsToEnclosing == (result == .success))
    rig.touch()
    rig.drag(by: -300)
    rig.run(0.1)
    #expect(rig.engine.edges.end.phase.name == "armed")
    #expect(rig.starts(.end) == 1)
    rig.lift()
    #expect(rig.starts(.end) == 2)
    // A pull starts nothing while an action runs or after the action has loaded something.
    rig.run(1)
    rig.send(layout(3400, 2))
    try rig.finish(.end)
    rig.run(2)
    #expect(rig.starts(.end) == (rig.engine.presentation.contentOffset < 2100 ? 2 : 3))
  }

  @Test("Promise 8: a pull during an automatic load starts nothing")
  func notPulled() {
    var rig = list(hold: 60)
    rig.send(.scrollTo(2200, animated: false))
    rig.run(1)
    #expect(rig.starts(.end) == 1)
    rig.touch()
    rig.drag(by: -300)
    #expect(rig.engine.edges.end.phase.name == "refreshing")
    rig.lift()
    #expect(rig.starts(.end) == 1)
  }

  @Test(
    "Promise 8: after a successful refresh, load-more waits for the layout of the new content",
    arguments: [0.0, 2, 60], [0.01, 0.2])
  func otherContent(_ rows: Double, _ delay: Double) throws {
    for hasNoMoreContent in [true, false] {
      var rig = Rig(end: EdgeConfiguration(policy: .approach(300)), content: 0)
      rig.run(1)
      rig.send(.cancel(.end))
      rig.run(1)
      rig.send(.begin(.start))
      rig.run(2)
      let before = rig.starts(.end)
      try rig.finish(.start)
      rig.run(delay)
      rig.send(layout(rows * 44, 2))
      rig.send(.setNoMoreContent(.end, hasNoMoreContent))
      rig.run(2)
      #expect(rig.starts(.end) - before == (hasNoMoreContent || rows == 60 ? 0 : 1))
    }
  }

  @Test("Promise 8: load-more waits for the opposite edge's action, unless the policy cancels that action")
  func excluded() throws {
    for policy in ExclusionPolicy.allCases {
      var rig = Rig(end: EdgeConfiguration(policy: .approach(500), gap: .points(0)))
      rig.send(.setExclusion(policy))
      rig.send(.begin(.start))
      rig.send(.scrollTo(2200, animated: false))
      rig.run(LoadMoreGate.changeDelay)
      #expect(rig.starts(.end) == (policy == .cancel ? 1 : 0))
      #expect(rig.outcomes(.start) == (policy == .cancel ? [.cancelled] : []))
      rig.run(1)
      if policy != .cancel { try rig.finish(.start) }
      rig.run(1)
      #expect(rig.starts(.end) == 1)
    }
  }

  /// Returns an engine with content shorter than its viewport, and an edge that can load more.
  private func short(
    _ edge: ScrollEdge, _ source: ScrollBehavior.Source, fills: Bool, content: Double = 300
  ) -> ScrollEngine {
    var configuration = EdgeConfiguration(policy: .approach(500), gap: .points(0), minimumDuration: 0)
    configuration.fillsViewport = fills
    var engine = ScrollEngine(
      start: edge == .start ? configuration : nil, end: edge == .end ? configuration : nil,
      behavior: ScrollBehavior(source: source))
    _ = engine.handle(.observed(0, .resting), at: 0)
    _ = engine.handle(layout(content, 1), at: 0)
    return engine
  }

  /// Returns the start times within 4 s of frames, if each page takes 0.1 s and ends with `result`.
  private func starts(_ engine: ScrollEngine, ending result: RefreshResult) -> [Double] {
    var engine = engine
    var (starts, running): ([Double], RefreshToken?) = (
      [], engine.edges.end.token ?? engine.edges.start.token
    )
    if running != nil { starts.append(0) }
    for frame in 1...240 {
      let time = Double(frame) / 60
      var effects = engine.handle(.tick, at: time)
      if let token = running, time - (starts.last ?? 0) > 0.1 {
        running = nil
        effects += engine.handle(.finish(token, result), at: time)
      }
      for effect in effects {
        guard case .edge(_, .started(let token, _)) = effect else { continue }
        running = token
        starts.append(time)
      }
    }
    return starts
  }

  @Test(
    "Promise 8: if the viewport is not full, the next page starts a second after a page that added nothing",
    arguments: ScrollEdge.allCases, [ScrollBehavior.Source.engine, .platformTransform, .platformInset])
  func fills(_ edge: ScrollEdge, _ source: ScrollBehavior.Source) {
    let times = starts(short(edge, source, fills: true), ending: .success)
    #expect((3...4).contains(times.count), "\(times)")
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= LoadMoreGate.pageInterval }, "\(times)")
    #expect(starts(short(edge, source, fills: false), ending: .success).count == 1)
    #expect(starts(short(edge, source, fills: true, content: 900), ending: .success).count == 1)
    for result in RefreshResult.allCases where result != .success {
      #expect(starts(short(edge, source, fills: true), ending: result).count == 1, "\(result)")
    }
  }

  @Test(
    "Promise 8: the next page waits for a finger and for the opposite edge's action",
    arguments: [
      ExclusionPolicy.drop, .queue, .cancel,
    ])
  func fillsPolitely(_ exclusion: ExclusionPolicy) {
    var end = EdgeConfiguration(policy: .approach(500), minimumDuration: 0)
    end.fillsViewport = true
    var engine = ScrollEngine(
      start: EdgeConfiguration(minimumDuration: 0), end: end, behavior: ScrollBehavior(source: .platformInset)
    )
    _ = engine.handle(.setExclusion(exclusion), at: 0)
    _ = engine.handle(.observed(0, .resting), at: 0)
    _ = engine.handle(layout(300, 1), at: 0)
    _ = engine.handle(.tick, at: LoadMoreGate.changeDelay)
    guard let page = engine.edges.end.token else {
      Issue.record("nothing has started")
      return
    }
    _ = engine.handle(.finish(page, .success), at: 1)
    _ = engine.handle(.observed(0, .tracking), at: 1.5)
    _ = engine.handle(.tick, at: 5)
    #expect(engine.edges.end.token == nil)
    _ = engine.handle(.observed(-150, .tracking), at: 5.1)
    _ = engine.handle(.observed(-150, .decelerating), at: 5.2)
    #expect(engine.edges.start.token != nil && engine.edges.end.token == nil)
    _ = engine.handle(.observed(-60, .resting), at: 5.5)
    _ = engine.handle(.tick, at: 9)
    #expect(engine.edges.start.token != nil && engine.edges.end.token == nil)
    guard let refresh = engine.edges.start.token else { return }
    _ = engine.handle(.finish(refresh, .success), at: 10)
    _ = engine.handle(.tick, at: 10 + LoadMoreGate.reportDelay / 2)
    #expect(engine.edges.end.token == nil)
    _ = engine.handle(.tick, at: 12)
    #expect(engine.edges.end.token != nil)
  }
}
