import OverscrollTestSupport
@testable import OverscrollCore
@testable import OverscrollListCore
import Testing

/// A list rests in an open gap like a scroll view without a list, for every kind of scroll.
@Suite struct ListScrollGapTests {
  /// The source of the scrolling, and the edge.
  struct Scene: Sendable, CustomTestStringConvertible {
    let source: ScrollBehavior.Source
    let edge: ScrollEdge
    var testDescription: String { "\(source), \(edge)" }
    /// The overscroll at rest, in pt.
    ///
    /// If the platform scrolls and gaps shift the drawn content, a gap at the end only adds empty space.
    var rest: Double { source == .platformTransform && edge == .end ? 0 : 60 }
  }

  static let scenes = [ScrollBehavior.Source.engine, .platformTransform, .platformInset].flatMap { source in
    ScrollEdge.allCases.map { Scene(source: source, edge: $0) }
  }

  /// Returns a list of 100 measured rows of 60 pt at offset 500 pt.
  private func rig(_ scene: Scene) -> ListRig {
    var rig = ListRig(
      scene.source, count: 100, start: scene.edge == .start ? .phone : nil,
      end: scene.edge == .end ? .phone : nil, extent: { _ in 60 })
    if !rig.isDriven { rig.report(500, .resting) }
    rig.send(.scroll(.scrollTo(500, animated: false)))
    rig.run(0.2)
    return rig
  }

  @Test("A scroll to the first or last item ends in the gap, whenever the action begins", arguments: scenes)
  func item(_ scene: Scene) {
    for animated in [true, false] {
      for pause in [-0.1, 0, 0.05, 0.1, 0.3, 0.6, 2] {
        var rig = self.rig(scene)
        if pause < 0 {
          rig.send(.scroll(.begin(scene.edge)))
          rig.run(-pause)
        }
        let target = scene.edge == .start ? ItemTarget(item: 0) : ItemTarget(item: 99, alignment: .end)
        rig.send(.scrollTo(target, animated: animated))
        if pause >= 0 {
          rig.run(pause)
          rig.send(.scroll(.begin(scene.edge)))
        }
        rig.run(1)
        var furthest = rig.engine.scroll.presentation[scene.edge].overscroll
        for _ in 0..<120 {
          rig.tick()
          #expect(
            rig.engine.scroll.presentation[scene.edge].overscroll > furthest - 1,
            "\(animated), \(pause) s: the content leaves the gap again")
          furthest = max(furthest, rig.engine.scroll.presentation[scene.edge].overscroll)
        }
        #expect(
          (rig.engine.scroll.presentation[scene.edge].overscroll - scene.rest).magnitude < 0.01,
          "\(animated), \(pause) s: \(rig.engine.scroll.presentation[scene.edge].overscroll)")
        #expect(!rig.engine.content.isScrollingToItem)
      }
    }
  }

  @Test("A step to the start or end of a list ends in the open gap there", arguments: scenes)
  func step(_ scene: Scene) {
    var rig = self.rig(scene)
    rig.send(.scroll(.begin(scene.edge)))
    rig.run(0.5)
    rig.send(.scroll(.step(scene.edge == .start ? .toStart : .toEnd)))
    rig.run(3)
    #expect((rig.engine.scroll.presentation[scene.edge].overscroll - scene.rest).magnitude < 0.01)
  }
}
