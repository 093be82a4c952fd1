import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Promise 6: content always returns, from every pull and with every result.
@Suite struct HomePromiseTests {
  @Test(
    "Promise 6: content returns to the edge within two seconds of the lift and the end of the action",
    arguments: Preset.pulled, ScrollBehavior.Source.allCases)
  func returns(_ preset: Preset, _ source: ScrollBehavior.Source) throws {
    var configuration = preset.configuration
    configuration.resumesAfterRefresh = false
    for result in RefreshResult.allCases {
      for overscroll in [0.5, 40, 90, 155] {
        var rig = Rig(source, start: configuration)
        rig.pull(to: overscroll)
        rig.lift()
        if rig.starts(.start) > 0 { try rig.finish(.start, result) }
        rig.run(2.5)
        if rig.starts(.start) > 0 { try rig.finish(.start, result) }
        rig.run(2)
        let isEnded = rig.starts(.start) > 0 && result == .noMoreContent
        #expect(rig.phase() == (isEnded ? "noMoreContent" : "idle"))
        #expect(rig.offset == 0)
        #expect(rig.engine.content.scroller.motion == .rest && rig.platform.phase == .resting)
      }
    }
  }
}
