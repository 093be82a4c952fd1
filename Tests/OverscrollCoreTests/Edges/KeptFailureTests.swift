import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Failures that stay on display with an open gap until the next start (`keepsFailure`).
@Suite struct KeptFailureTests {
  @Test(
    "A pull from a failure's gap past any threshold starts the action again, and a slight movement does not",
    arguments: Preset.pulled, ScrollBehavior.Source.allCases)
  func retryByPull(_ preset: Preset, _ source: ScrollBehavior.Source) throws {
    var configuration = preset.configuration
    configuration.keepsFailure = true
    for viewport in [160.0, 320, 800] { try retry(configuration, source, viewport) }
  }

  private func retry(
    _ configuration: EdgeConfiguration, _ source: ScrollBehavior.Source, _ viewport: Double
  ) throws {
    var rig = Rig(source, start: configuration, viewport: viewport)
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
}
