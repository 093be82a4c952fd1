import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The return of content to its edge with every source, and the spring of a shifted gap.
@Suite struct ObservedPromiseTests {
  @Test(
    "Promise 4: at the edge, a spring opens and closes the gap, and the platform's offset does not change")
  func spring() throws {
    var rig = Rig(.platformTransform)
    rig.send(.begin(.start))
    #expect(rig.offset == 0)
    for isReveal in [true, false] {
      var trail = [rig.offset]
      for _ in 0..<64 {
        rig.run(Rig.frame)
        trail.append(rig.offset)
        #expect(abs(trail[trail.count - 1] - trail[trail.count - 2]) < 60 * Rig.frame * 10)
      }
      #expect(trail == (isReveal ? trail.sorted(by: >) : trail.sorted()))
      #expect(rig.offset == (isReveal ? -60 : 0))
      if isReveal { try rig.finish() }
    }
    #expect(rig.adjustments == [] && rig.platform.offset == 0)
  }

  @Test(
    "Promise 6: content returns to the edge within two seconds after the lift and the end of the action",
    arguments: ScrollBehavior.Source.allCases, Preset.pulled)
  func returns(_ source: ScrollBehavior.Source, _ preset: Preset) throws {
    var configuration = preset.configuration
    configuration.resumesAfterRefresh = false
    for overscroll in [30.0, 90, 150] {
      for result in [RefreshResult.success, .failure, .noMoreContent] {
        var rig = Rig(source, start: configuration)
        rig.pull(to: overscroll)
        rig.lift()
        rig.run(1)
        #expect(rig.starts() == (overscroll > rig.engine.edges.start.resolution.threshold ? 1 : 0))
        if rig.starts() > 0 { try rig.finish(nil, result) }
        rig.run(2)
        #expect(rig.phase() == (rig.starts() > 0 && result == .noMoreContent ? "noMoreContent" : "idle"))
        #expect(rig.offset == 0 && rig.engine.presentation.start.gap == 0)
        #expect(rig.engine.nextDeadline == .infinity && !rig.engine.presentation.needsFrames)
      }
    }
  }
}
