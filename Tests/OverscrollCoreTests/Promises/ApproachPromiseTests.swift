import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Promise 8: with the policy `approach`, an action (load-more) starts automatically near its edge.
///
/// The action starts when the distance to the edge is at most the load-more distance.
@Suite struct ApproachPromiseTests {
  @Test("Promise 8: during momentum, load-more starts when the content reaches the distance, for any ticks")
  func duringMomentum() throws {
    var rig = Rig(start: nil, end: EdgeConfiguration(policy: .approach(500), gap: .points(0)))
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

  @Test("Promise 8: load-more does not start before the first layout")
  func beforeLayout() {
    var engine = ScrollEngine(start: nil, end: EdgeConfiguration(policy: .approach(500)))
    #expect(engine.handle(ScrollEvent(.tick, at: 1)) == [])
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 0), revision: 0), at: 2))
    let effects = engine.handle(ScrollEvent(.tick, at: 2 + LoadMoreGate.changeDelay))
    #expect(effects == [.edge(.end, .started(RefreshToken(rawValue: 1), .first))])
  }

  @Test(
    "Promise 8: after a successful refresh, load-more waits for the layout of the new content",
    arguments: [0.0, 2, 60], ScrollBehavior.Source.allCases)
  func otherContent(_ rows: Double, _ source: ScrollBehavior.Source) throws {
    for (delay, hasNoMoreContent) in [(0.01, true), (0.01, false), (0.2, true), (0.2, false)] {
      var rig = Rig(source, end: EdgeConfiguration(policy: .approach(300)), content: 0)
      rig.run(1)
      rig.send(.cancel(.end))
      rig.run(1)
      rig.send(.begin(.start))
      rig.run(2)
      let before = rig.starts(.end)
      try rig.finish(.start)
      rig.run(delay)
      rig.layOut(content: rows * 44)
      rig.send(.setNoMoreContent(.end, hasNoMoreContent))
      rig.run(2)
      #expect(rig.starts(.end) - before == (hasNoMoreContent || rows == 60 ? 0 : 1))
    }
  }

  /// Returns the start times within 4 s, if each page takes 0.1 s, adds nothing and ends with `result`.
  private func starts(
    _ edge: ScrollEdge, _ source: ScrollBehavior.Source, fills: Bool = true, content: Double = 300,
    _ result: RefreshResult = .success
  ) throws -> [Double] {
    var configuration = EdgeConfiguration(policy: .approach(500), gap: .points(0), minimumDuration: 0)
    configuration.fillsViewport = fills
    var rig = Rig(
      source, start: edge == .start ? configuration : nil, end: edge == .end ? configuration : nil,
      content: content)
    var times: [Double] = []
    while rig.time < 4 {
      rig.run(Rig.frame)
      if rig.starts() > times.count { times.append(rig.time) }
      if let last = times.last, rig.time - last > 0.1, rig.outcomes().count < times.count {
        try rig.finish(edge, result)
      }
    }
    return times
  }

  @Test(
    "Promise 8: if the viewport is not full, the next page starts a second after a page that added nothing",
    arguments: ScrollEdge.allCases, ScrollBehavior.Source.allCases)
  func fills(_ edge: ScrollEdge, _ source: ScrollBehavior.Source) throws {
    let times = try starts(edge, source)
    #expect((3...4).contains(times.count), "\(times)")
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= LoadMoreGate.pageInterval }, "\(times)")
    #expect(try starts(edge, source, fills: false).count == 1)
    #expect(try starts(edge, source, content: 900).count == 1)
    for result in RefreshResult.allCases where result != .success {
      #expect(try starts(edge, source, result).count == 1, "\(result)")
    }
  }

  @Test(
    "Promise 8: the next page waits for a finger and for the opposite edge's action",
    arguments: ExclusionPolicy.allCases, ScrollBehavior.Source.allCases)
  func waits(_ exclusion: ExclusionPolicy, _ source: ScrollBehavior.Source) throws {
    var end = EdgeConfiguration(policy: .approach(500), minimumDuration: 0)
    end.fillsViewport = true
    var rig = Rig(source, start: EdgeConfiguration(minimumDuration: 0), end: end, content: 300)
    rig.send(.setExclusion(exclusion))
    rig.run(LoadMoreGate.changeDelay)
    try rig.finish(.end)
    rig.pull(to: 20)
    rig.run(4)
    #expect(rig.starts(.end) == 1)
    rig.pull(to: 150)
    rig.lift()
    rig.run(4)
    #expect(rig.starts(.start) == 1 && rig.outcomes(.start) == [] && rig.starts(.end) == 1)
    try rig.finish(.start)
    rig.run(LoadMoreGate.reportDelay / 2)
    #expect(rig.starts(.end) == 1)
    rig.run(2)
    #expect(rig.starts(.end) == 2)
  }
}
