@testable import OverscrollCore
import Testing

/// A kept failure, with its gap open, until a retry.
@Suite struct KeptFailureTests {
  /// Returns a rig that shows a kept failure.
  private func failed(_ result: RefreshResult = .failure) throws -> Rig {
    var rig = Rig(start: EdgeConfiguration(keepsFailure: true))
    rig.send(.begin(.start))
    rig.run(1)
    try rig.finish(.start, result)
    #expect(rig.engine.edges.start.phase == .failed)
    return rig
  }

  @Test(
    "A failure and a timeout are kept, at rest in the gap", arguments: [RefreshResult.failure, .timedOut])
  func kept(_ result: RefreshResult) throws {
    var rig = try failed(result)
    rig.run(10)
    #expect(rig.engine.edges.start.phase == .failed)
    #expect(rig.engine.presentation.contentOffset == -60)
    #expect(!rig.engine.presentation.needsFrames)
    #expect(rig.engine.nextDeadline == .infinity)
    #expect(rig.engine.presentation.start.opacity == 1)
  }

  @Test(
    "A success, a cancellation and an outcome without more content are not kept",
    arguments: [RefreshResult.success, .cancelled, .noMoreContent])
  func notKept(_ result: RefreshResult) throws {
    var rig = Rig(start: EdgeConfiguration(keepsFailure: true, resumesAfterRefresh: false))
    rig.send(.begin(.start))
    rig.run(1)
    try rig.finish(.start, result)
    rig.run(2)
    #expect(rig.engine.edges.start.phase == (result == .noMoreContent ? .noMoreContent : .idle))
    #expect(rig.engine.presentation.contentOffset == 0)
  }

  @Test("A tap retries, and after a success the edge is idle")
  func retryByTap() throws {
    var rig = try failed()
    rig.send(.tap(.start))
    #expect(rig.starts(.start) == 2)
    #expect(rig.engine.presentation.contentOffset == -60)
    rig.run(1)
    try rig.finish(.start)
    rig.run(2)
    #expect(rig.engine.edges.start.phase == .idle)
    #expect(rig.engine.presentation.contentOffset == 0)
  }

  @Test("A pull from the gap retries, and the content returns to the gap")
  func retryByPull() throws {
    var rig = try failed()
    rig.touch()
    rig.pull(to: 70)
    #expect(rig.engine.edges.start.phase.name == "pulling")
    rig.pull(to: 120)
    #expect(rig.engine.edges.start.phase.name == "armed")
    rig.lift()
    #expect(rig.starts(.start) == 2)
    rig.run(1)
    #expect(rig.engine.presentation.contentOffset == -60)
  }

  @Test(
    "A pull from the gap retries at any threshold, and a slight movement does not",
    arguments: Preset.pulled, [160.0, 320, 800])
  func retryByPull(_ preset: Preset, _ viewport: Double) throws {
    var configuration = preset.configuration
    configuration.keepsFailure = true
    var rig = Rig(start: configuration, viewport: viewport)
    rig.send(.indicatorExtent(.start, 44))
    rig.send(.begin(.start))
    rig.run(1)
    try rig.finish(.start, .failure)
    rig.run(2)
    let gap = rig.engine.presentation.start.gap
    rig.touch()
    rig.pull(to: gap + 4)
    #expect(rig.starts(.start) == 1)
    let trigger = rig.engine.presentation.start.trigger
    #expect(trigger >= gap + min(40, viewport / 5) || gap == 0)
    rig.pull(to: trigger + 2)
    rig.pull(to: gap + 1)
    rig.pull(to: trigger + 2)
    rig.lift()
    rig.run(2)
    #expect(rig.starts(.start) == 2)
  }

  @Test("A pull released below the threshold keeps the failure")
  func pullLetGo() throws {
    var rig = try failed()
    rig.touch()
    rig.pull(to: 90)
    rig.lift()
    rig.run(2)
    #expect(rig.engine.edges.start.phase == .failed)
    #expect(rig.engine.presentation.contentOffset == -60)
    #expect(rig.starts(.start) == 1)
  }

  @Test("A cancelled retry makes the edge idle, and a failed one is kept again")
  func retryEnds() throws {
    var rig = try failed()
    rig.send(.tap(.start))
    rig.run(1)
    try rig.finish(.start, .failure)
    #expect(rig.engine.edges.start.phase == .failed)
    rig.send(.begin(.start))
    #expect(rig.starts(.start) == 3)
    rig.send(.cancel(.start))
    rig.run(2)
    #expect(rig.engine.edges.start.phase == .idle)
  }

  @Test("A kept failure survives scrolling away and back")
  func scrolledAway() throws {
    var rig = try failed()
    rig.send(.scrollTo(400, animated: true))
    rig.run(1)
    #expect(rig.engine.presentation.contentOffset == 400)
    #expect(rig.engine.edges.start.phase == .failed)
    rig.send(.step(.toStart))
    rig.run(1)
    #expect(rig.engine.presentation.contentOffset == -60)
  }

  @Test("A queued retry is a failure until it starts")
  func queued() throws {
    var rig = Rig(start: EdgeConfiguration(keepsFailure: true), end: .headerFooter)
    rig.send(.setExclusion(.queue))
    rig.send(.begin(.start))
    rig.run(1)
    try rig.finish(.start, .failure)
    rig.send(.begin(.end))
    rig.send(.tap(.start))
    #expect(rig.effects.last == .edge(.start, .queued(.first)))
    #expect(rig.engine.edges.start.phase == .failed)
    try rig.finish(.end)
    #expect(rig.engine.edges.start.phase.name == "refreshing")
  }

  @Test("A configuration that keeps no failure removes the one that is shown")
  func forgotten() throws {
    var rig = try failed()
    rig.send(.configure(.start, .phone))
    rig.run(2)
    #expect(rig.engine.edges.start.phase == .idle)
    #expect(rig.engine.presentation.contentOffset == 0)
  }
}
