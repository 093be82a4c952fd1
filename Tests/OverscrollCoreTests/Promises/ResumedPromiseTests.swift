import OverscrollTestSupport
@testable import OverscrollCore
@testable import OverscrollListCore
import Testing

/// Promise 8: the events that let an edge load again after the end of its content.
@Suite struct ResumedPromiseTests {
  /// Returns a simulated phone whose load-more has ended with `noMoreContent`.
  ///
  /// Its result display ends after 1.9 s.
  private func loaded() throws -> Rig {
    var rig = Rig(
      end: EdgeConfiguration(policy: .approach(500), gap: .points(0), minimumDuration: 1, resultDuration: 0.5)
    )
    rig.send(.scrollTo(2200, animated: false))
    rig.run(0.125)
    try rig.finish(.end, .noMoreContent)
    return rig
  }

  @Test(
    "Promise 8: code or a refresh lets an ended edge load again, at any time of its result display",
    arguments: Array(stride(from: 0.0, through: 2.5, by: 0.125)))
  func resumesWhenever(_ pause: Double) throws {
    var resumed = try loaded()
    resumed.run(pause)
    resumed.send(.setNoMoreContent(.end, false))
    resumed.run(3)
    #expect(resumed.starts(.end) == 2)

    var refreshed = try loaded()
    refreshed.run(pause)
    refreshed.send(.begin(.start))
    refreshed.run(0.25)
    try refreshed.finish(.start)
    refreshed.run(5)
    #expect(refreshed.starts(.end) == 2)
    #expect(refreshed.effects.contains(.edge(.end, .resumed)))

    var off = try loaded()
    off.run(pause)
    off.send(.begin(.start))
    off.send(.setEnabled(.end, false))
    off.run(0.25)
    try off.finish(.start)
    off.run(2.5)
    off.send(.setEnabled(.end, true))
    off.run(5)
    #expect(off.starts(.end) == 2)
  }

  @Test("Promise 8: rows that become longer by a measurement do not start load-more again")
  func measured() throws {
    let end = EdgeConfiguration(policy: .approach(300), gap: .points(0))
    var list = ListScrollEngine(
      ListEngine(ListConfiguration(), count: 20), scroll: ScrollEngine(start: nil, end: end))
    _ = list.handle(.layOut(viewport: 800, cross: 400), at: 0)
    _ = list.handle(.scroll(.scrollTo(300, animated: false)), at: 1)
    var tokens: [RefreshToken] = []
    for round in 0..<8 {
      let time = Double(2 + round)
      if let token = list.scroll.edges.end.token {
        tokens.append(token)
        _ = list.handle(.scroll(.finish(token, .success)), at: time)
      }
      _ = list.handle(.measure(item: 15, extent: Double(70 + 10 * round)), at: time + 0.25)
      _ = list.handle(.commit, at: time + 0.25)
      _ = list.handle(.scroll(.tick), at: time + 0.5)
    }
    #expect(tokens.count == 1)
    _ = list.handle(.edit(.insert(1, at: 20)), at: 12)
    _ = list.handle(.scroll(.tick), at: 12 + LoadMoreGate.changeDelay)
    #expect(list.scroll.edges.end.token != nil)
  }
}
