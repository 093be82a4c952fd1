import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Failures that stay on display with an open gap until the next start (`keepsFailure`).
@Suite struct KeptFailureTests {
  /// Returns a simulated phone whose start edge shows a failure in its open gap.
  private func failed(_ result: RefreshResult = .failure) throws -> Rig {
    var rig = Rig(start: EdgeConfiguration(keepsFailure: true))
    rig.send(.begin(.start))
    rig.run(1)
    try rig.finish(.start, result)
    #expect(rig.engine.edges.start.phase == .failed)
    return rig
  }

  @Test(
    "With `keepsFailure`, a failure and a timeout stay on display, at rest in the gap",
    arguments: [RefreshResult.failure, .timedOut])
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
    "A success, a cancellation and the result `noMoreContent` do not stay on display",
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

  @Test("A tap on a displayed failure starts the action again, and after a success the edge is idle")
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

  @Test("A pull from the gap of a failure starts the action again, and the content returns to the gap")
  func retryByPull() throws {
    var rig = try failed()
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
    "A pull from a failure's gap past any threshold starts the action again, and a slight movement does not",
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
    rig.pull(to: gap + 4)
    #expect(rig.starts(.start) == 1)
    let threshold = rig.engine.presentation.start.threshold
    #expect(threshold >= gap + min(40, viewport / 5) || gap == 0)
    rig.pull(to: threshold + 2)
    rig.pull(to: gap + 1)
    rig.pull(to: threshold + 2)
    rig.lift()
    rig.run(2)
    #expect(rig.starts(.start) == 2)
  }

  @Test("A pull that ends below the threshold keeps the failure on display")
  func pullLetGo() throws {
    var rig = try failed()
    rig.pull(to: 90)
    rig.lift()
    rig.run(2)
    #expect(rig.engine.edges.start.phase == .failed)
    #expect(rig.engine.presentation.contentOffset == -60)
    #expect(rig.starts(.start) == 1)
  }

  @Test("A retry that is cancelled makes the edge idle, and a retry that fails shows the failure again")
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

  @Test("A failure stays on display while the content scrolls away and back")
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

  @Test("While a retry is queued, the edge shows the failure until the retry starts")
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

  /// Returns a rig whose automatic load at the end has failed, at rest in the gap, with a finger lifted.
  private func failedPage() throws -> Rig {
    var configuration = EdgeConfiguration.headerFooter
    configuration.policy = .approach(300)
    configuration.keepsFailure = true
    var rig = Rig(start: nil, end: configuration)
    rig.send(.scrollTo(rig.engine.extents.maximumOffset, animated: false))
    rig.run(1)
    #expect(rig.starts(.end) == 1)
    try rig.finish(.end, .failure)
    return rig
  }

  @Test(
    "A pull retries a failed page only if the failure was visible for 1 s without a finger",
    arguments: [0.1, 0.9, 1.1])
  func secondFling(_ wait: Double) throws {
    var rig = try failedPage()
    rig.run(wait)
    for _ in 0..<2 {
      rig.touch()
      rig.drag(by: -500)
      rig.lift()
      #expect(rig.engine.edges.end.phase.isFailed == (wait < 1))
      #expect(rig.starts(.end) == (wait < 1 ? 1 : 2))
      if wait > 1 { return }
      rig.run(0.5)
    }
    rig.run(1.1)
    rig.touch()
    rig.drag(by: -500)
    rig.lift()
    #expect(rig.starts(.end) == 2)
  }

  @Test("A tap retries a failed page at once")
  func tappedPage() throws {
    var rig = try failedPage()
    rig.send(.tap(.end))
    #expect(rig.starts(.end) == 2)
  }

  @Test("Setting a configuration without `keepsFailure` removes a displayed failure")
  func forgotten() throws {
    var rig = try failed()
    rig.send(.configure(.start, .phone))
    rig.run(2)
    #expect(rig.engine.edges.start.phase == .idle)
    #expect(rig.engine.presentation.contentOffset == 0)
  }
}
