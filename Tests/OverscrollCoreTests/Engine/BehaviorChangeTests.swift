import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Changes of the behavior during a drag, and switches between scrolling by the engine and by the platform.
@Suite struct BehaviorChangeTests {
  private func pulled(_ overscroll: Double = 130) -> Rig {
    var rig = Rig()
    rig.pull(to: overscroll)
    return rig
  }

  @Test("Disabling the bounce during a pull returns the content to the edge and starts nothing")
  func bounces() {
    var rig = pulled()
    rig.send(.setBehavior(ScrollBehavior(bounces: false)))
    #expect(!rig.engine.edges.start.phase.name.hasPrefix("armed"))
    rig.drag(by: 100)
    rig.lift()
    rig.run(2)
    #expect(rig.starts(.start) == 0 && rig.engine.presentation.contentOffset == 0)
    rig.touch(pointer: 2)
    rig.drag(by: 300, pointer: 2)
    #expect(rig.engine.presentation.contentOffset == 0)
  }

  @Test("Changing reduced motion, deceleration, snapping or mouse drags does not end a drag")
  func unrelated() {
    for behavior in [
      ScrollBehavior(reducesMotion: true), ScrollBehavior(deceleration: .fast),
      ScrollBehavior(snapping: SnapTargets(every: 400)), ScrollBehavior(dragsWithMouse: false),
    ] {
      var rig = pulled()
      rig.send(.setBehavior(behavior))
      #expect(rig.engine.edges.start.phase.name == "armed" && rig.engine.presentation.isDragging)
      rig.lift()
      #expect(rig.starts(.start) == 1)
    }
  }

  @Test("A switch to observed mode (the platform scrolls) during a drag keeps the offset and starts nothing")
  func toObserved() {
    var rig = pulled()
    rig.send(.setBehavior(ScrollBehavior(source: .platformTransform)))
    #expect(abs(rig.engine.presentation.contentOffset + 130) < 1e-9)
    #expect(!rig.engine.presentation.isDragging)
    rig.send(.dragEnded(pointer: 1))
    rig.run(1)
    #expect(rig.starts(.start) == 0)
    rig.send(.observed(0, .resting))
    #expect(rig.engine.edges.start.phase == .idle && rig.engine.presentation.contentOffset == 0)
  }

  @Test(
    "A switch to driven mode (the engine scrolls) during a drag returns the content and starts nothing",
    arguments: [50.0, 130])
  func toDriven(_ overscroll: Double) {
    var rig = Rig(behavior: ScrollBehavior(source: .platformTransform))
    rig.send(.observed(-overscroll, .tracking))
    #expect(rig.engine.edges.start.phase.name == (overscroll > 100 ? "armed" : "pulling"))
    rig.send(.setBehavior(ScrollBehavior()))
    #expect(rig.engine.presentation.contentOffset == -overscroll)
    rig.run(2)
    #expect(rig.starts(.start) == 0)
    #expect(rig.engine.edges.start.phase == .idle && rig.engine.presentation.contentOffset == 0)
  }

  @Test(
    "While a gap is open, a switch between driven and observed mode does not move the content",
    arguments: [-60.0, 0, 500])
  func heldGap(_ offset: Double) throws {
    var rig = Rig()
    rig.send(.begin(.start))
    rig.run(1)
    rig.send(.scrollTo(offset, animated: false))
    let told = rig.send(.setBehavior(ScrollBehavior(source: .platformTransform)))
    #expect(rig.engine.presentation.contentOffset == offset)
    #expect(told == (offset > 0 ? [.adjustOffset(60)] : []))
    rig.run(1)
    rig.send(.setBehavior(ScrollBehavior()))
    #expect(rig.engine.presentation.start.gap == 60)
    rig.run(1)
    try rig.finish(.start)
    rig.run(2)
    #expect(rig.engine.presentation.contentOffset == max(offset, 0))
  }
}
