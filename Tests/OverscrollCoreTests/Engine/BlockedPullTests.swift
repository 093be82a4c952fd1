import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Pulls at an edge that cannot start its action: they are drawn and return like any pull.
@Suite struct BlockedPullTests {
  /// An edge of a scroll view.
  struct Scene: Sendable, CustomTestStringConvertible {
    let source: ScrollBehavior.Source
    let edge: ScrollEdge
    var testDescription: String { "\(source), \(edge)" }

    /// Returns a rig at rest at the edge.
    func rig(_ configuration: EdgeConfiguration) -> Rig {
      var rig = Rig(
        source, start: edge == .start ? configuration : .phone, end: edge == .end ? configuration : .phone)
      rig.place(at: edge == .start ? 0 : 2200)
      return rig
    }
  }

  static let scenes = ScrollBehavior.Source.allCases.flatMap { source in
    ScrollEdge.allCases.map { Scene(source: source, edge: $0) }
  }

  /// Checks that the drawn pull does not jump at the lift, and then returns together with the content.
  private func returns(_ rig: inout Rig, _ scene: Scene) {
    let pulled = rig.engine.presentation[scene.edge]
    rig.lift()
    let lifted = rig.engine.presentation[scene.edge]
    #expect(abs(lifted.progress - pulled.progress) < 1e-6)
    #expect(abs(lifted.rotation - pulled.rotation) < 1e-6)
    #expect(abs(lifted.opacity - pulled.opacity) < 1e-6)
    // If the platform scrolls and a gap shifts the drawn content, content within 1 pt of the edge is at the
    // edge.
    let tolerance = scene.source == .platformTransform ? 1 / pulled.threshold : 1e-6
    for _ in 0..<256 {
      rig.run(Rig.frame)
      let shown = rig.engine.presentation[scene.edge]
      #expect(abs(shown.progress - share(shown)) < tolerance)
    }
    let shown = rig.engine.presentation[scene.edge]
    #expect(shown.phase == .idle && shown.progress == 0 && shown.overscroll == 0)
  }

  /// The content's overscroll as a fraction of the threshold, at most 1.
  private func share(_ edge: EdgePresentation) -> Double { min(edge.overscroll / edge.threshold, 1) }

  /// Pulls, starts the action by code if the pull did not start it, and finishes the action under the
  /// finger.
  private func startAndFinish(_ rig: inout Rig, _ edge: ScrollEdge) throws {
    rig.pull(to: 130, at: edge)
    if rig.starts(edge) == 0 { rig.send(.begin(edge)) }
    rig.run(0.75)
    try rig.finish(edge)
    rig.run(1)
  }

  @Test(
    "After an action ended under a finger, further pulls by that finger are drawn but start nothing",
    arguments: scenes,
    Preset.pulled.filter { $0.configuration.policy != .return })
  func afterAnEndUnderTheFinger(_ scene: Scene, _ preset: Preset) throws {
    var rig = scene.rig(preset.configuration)
    rig.touch()
    try startAndFinish(&rig, scene.edge)
    rig.pull(to: -20, at: scene.edge)
    #expect(rig.engine.presentation[scene.edge].progress == 0)
    for overscroll in [30.0, 60, 150, 90] {
      rig.pull(to: overscroll, at: scene.edge)
      let shown = rig.engine.presentation[scene.edge]
      #expect(abs(shown.overscroll - overscroll) < 1e-3)
      #expect(abs(shown.progress - share(shown)) < 1e-6)
      #expect(abs(shown.rotation - shown.overscroll / shown.threshold) < 1e-6)
    }
    rig.pull(to: 150, at: scene.edge)
    #expect(rig.starts(scene.edge) == 1)
    returns(&rig, scene)
    #expect(rig.starts(scene.edge) == 1)
    rig.pull(to: 170, at: scene.edge)
    rig.lift()
    #expect(rig.starts(scene.edge) == 2)
  }

  @Test(
    "While the opposite edge's action runs, a pull is drawn until the content returns, but starts nothing",
    arguments: scenes, Preset.pulled)
  func whileTheOtherRuns(_ scene: Scene, _ preset: Preset) {
    var rig = scene.rig(preset.configuration)
    rig.send(.begin(scene.edge.opposite))
    rig.run(1)
    for overscroll in [30.0, 60, 150] {
      rig.pull(to: overscroll, at: scene.edge)
      let shown = rig.engine.presentation[scene.edge]
      #expect(abs(shown.progress - share(shown)) < 1e-6 && !shown.isAvailable)
    }
    returns(&rig, scene)
    #expect(rig.starts(scene.edge) == 0)
  }
}
