import Testing

@testable import OverscrollCore

/// The reasons why an edge does not start: each one alone, and what holds for all of them.
@Suite struct StartObstaclesTests {
  private static let extents = ScrollExtents(viewport: 800, content: 3000)

  /// An engine whose platform scrolls, with a refresh at the start and automatic pages at the end.
  private func engine(
    start: EdgeConfiguration? = .standard, end: EdgeConfiguration? = EdgeConfiguration(policy: .approach(100))
  ) -> ScrollEngine {
    var engine = ScrollEngine(
      start: start, end: end, behavior: ScrollBehavior(source: .platformInset))
    _ = engine.handle(.layout(Self.extents, revision: 1), at: 0)
    _ = engine.handle(.observed(0, .resting), at: 0)
    _ = engine.handle(.tick, at: 0.5)
    return engine
  }

  @Test("An edge that waits for a pull lacks a finger and the content's movement")
  func rest() {
    var engine = engine()
    #expect(engine.obstacles(of: .start) == [.notAtEdge, .noFinger])
    #expect(engine.obstacles(of: .end) == .notAtEdge)
    _ = engine.handle(.observed(-40, .tracking), at: 1)
    #expect(engine.obstacles(of: .start) == [])
    _ = engine.handle(.observed(-40, .decelerating), at: 1.1)
    #expect(engine.obstacles(of: .start) == [.noFinger, .busy])
  }

  @Test("An edge that runs is busy, and excludes the other edge")
  func running() {
    var engine = engine()
    _ = engine.handle(.begin(.start), at: 1)
    #expect(engine.obstacles(of: .start).contains(.busy))
    #expect(engine.obstacles(of: .end) == [.notAtEdge, .excluded])
  }

  @Test("An edge that is off, has no more content or starts only from code has that obstacle")
  func off() {
    var engine = engine(start: EdgeConfiguration(policy: .manual))
    #expect(engine.obstacles(of: .start) == .onlyFromCode)
    _ = engine.handle(.setNoMoreContent(.end, true), at: 1)
    #expect(engine.obstacles(of: .end) == [.notAtEdge, .noMoreContent])
    _ = engine.handle(.setEnabled(.end, false), at: 1)
    #expect(engine.obstacles(of: .end) == [.notAtEdge, .disabled])
  }

  @Test(
    "At the end, an outcome without new content leaves the reason",
    arguments: [
      (.success, .waitsForGrowth), (.failure, .waitsAfterFailure),
      (.noMoreContent, [.noMoreContent, .waitsAfterFailure]),
    ] as [(RefreshResult, StartObstacles)])
  func outcome(_ result: RefreshResult, _ expected: StartObstacles) throws {
    var engine = engine()
    let effects = engine.handle(.observed(2200, .resting), at: 1)
    let token = try #require(
      effects.lazy.compactMap { effect -> RefreshToken? in
        if case .edge(.end, .started(let token, _)) = effect { token } else { nil }
      }.first)
    #expect(engine.obstacles(of: .end) == .busy)
    _ = engine.handle(.finish(token, result), at: 2)
    for frame in 1...120 { _ = engine.handle(.tick, at: 2 + Double(frame) / 60) }
    #expect(engine.obstacles(of: .end) == expected)
    _ = engine.handle(.layout(ScrollExtents(viewport: 800, content: 4000), revision: 2), at: 5)
    if result == .success { #expect(engine.obstacles(of: .end) == [.notAtEdge, .waitsForContent]) }
    _ = engine.handle(.tick, at: 6)
    if result == .success { #expect(engine.obstacles(of: .end) == .notAtEdge) }
  }

  @Test("Before the first report, and without a viewport, the position is unknown")
  func unknown() {
    var engine = engine()
    _ = engine.handle(.layout(ScrollExtents(viewport: 0, content: 3000), revision: 2), at: 1)
    #expect(engine.obstacles(of: .end).contains(.positionUnknown))
    _ = engine.handle(.layout(Self.extents, revision: 3), at: 2)
    _ = engine.handle(.tick, at: 2.5)
    #expect(engine.obstacles(of: .end) == .notAtEdge)
    _ = engine.handle(.attach, at: 3)
    #expect(engine.obstacles(of: .end).contains(.positionUnknown))
  }

  @Test("After every event, an automatic edge that has not started has an obstacle")
  func always() {
    var count = 0
    for row in EngineTickTests.rows {
      for seed in UInt64(1)...16 {
        let timeline = EngineTickTests().timeline(row, seed)
        var engine = timeline.first
        for event in timeline.events {
          _ = engine.handle(event)
          // Rounding may put the content just inside the distance before the computed instant.
          for edge in ScrollEdge.allCases
          where engine.startsOnApproach(edge) && engine.approachInstant(of: edge) == .infinity {
            #expect(!engine.obstacles(of: edge).isEmpty, "\(row), \(seed), \(event)")
            count += 1
          }
        }
      }
    }
    #expect(count > 10_000)
  }

  @Test("Each obstacle has a name of its own")
  func names() {
    let all = (0..<14).map { StartObstacles(rawValue: 1 << $0).description }
    #expect(Set(all).count == 14 && !all.contains("none"))
    let plain = (0..<14).map { StartObstacles(rawValue: 1 << $0).explanation }
    #expect(Set(plain).count == 14 && !plain.contains("none"))
    #expect(
      StartObstacles([.busy, .waitsForGrowth]).explanation
        == "the edge is busy, waits until the content grows")
    #expect("\(StartObstacles([.busy, .excluded]))" == "busy, excluded" && "\(StartObstacles())" == "none")
  }
}
