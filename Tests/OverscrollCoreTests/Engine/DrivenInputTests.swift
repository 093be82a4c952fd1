import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Fingers, mice, wheels, keys and code while the engine scrolls (driven mode).
@Suite struct DrivenInputTests {
  private func swallows(_ effects: ScrollEffects) -> Bool { effects.contains(.swallowTap) }

  @Test("The engine swallows a tap only if the touch ended a drag or stopped momentum")
  func swallowTap() {
    var rig = Rig()
    rig.touch()
    rig.drag(by: 8)
    #expect(!swallows(rig.send(.dragEnded(pointer: 1))))
    rig.touch()
    rig.drag(by: -200, over: 0.125)
    #expect(swallows(rig.send(.dragEnded(pointer: 1))))
    rig.run(0.125)
    let caught = rig.engine.presentation.contentOffset
    rig.touch(pointer: 2)
    rig.run(0.25)
    #expect(rig.engine.presentation.contentOffset == caught && rig.engine.presentation.velocity == 0)
    #expect(swallows(rig.send(.dragEnded(pointer: 2))))
    rig.run(1)
    #expect(rig.engine.presentation.contentOffset == caught)
    rig.touch(pointer: 3)
    #expect(!swallows(rig.send(.dragEnded(pointer: 3))))
    #expect(!swallows(rig.send(.dragEnded(pointer: 4))))
  }

  @Test(
    "A touch without a finite position is ignored",
    arguments: [(.nan, 0.0), (0, .nan), (.infinity, 0), (0, -.infinity)] as [(Double, Double)])
  func nowhere(_ main: Double, _ cross: Double) {
    var rig = Rig()
    rig.send(.tick)
    let before = rig.engine
    rig.send(.dragBegan(DragStart(pointer: 1, main: main, cross: cross)))
    #expect(rig.engine == before)
  }

  @Test("A cancelled drag swallows no tap")
  func cancelledTap() {
    var rig = Rig()
    rig.touch()
    rig.drag(by: -200)
    #expect(rig.send(.dragCancelled(pointer: 1)) == [])
    rig.run(1)
    #expect(rig.engine.presentation.velocity == 0)
  }

  @Test("A wheel scrolls only within the content's bounds, and does not scroll during a drag")
  func wheel() {
    var rig = Rig()
    rig.send(.wheel(120, isPrecise: true))
    #expect(rig.engine.presentation.contentOffset == 120)
    rig.send(.wheel(100, isPrecise: false))
    rig.send(.wheel(100, isPrecise: false))
    #expect(rig.engine.presentation.contentOffset == 120)
    rig.run(0.25)
    #expect(rig.engine.presentation.contentOffset == 320)
    rig.send(.wheel(-1e6, isPrecise: true))
    #expect(rig.engine.presentation.contentOffset == 0)
    rig.pull(to: 120)
    rig.send(.wheel(50, isPrecise: true))
    #expect(abs(rig.engine.presentation.contentOffset + 120) < 1e-9)
    rig.lift()
    rig.send(.wheel(50, isPrecise: true))
    rig.run(1)
    #expect(rig.engine.presentation.contentOffset == -60)
    #expect(rig.starts(.start) == 1)
  }

  @Test("A wheel that scrolls past the edge starts nothing", arguments: Preset.pulled)
  func wheelStartsNothing(_ preset: Preset) {
    var rig = Rig(start: preset.configuration)
    for _ in 0..<30 {
      rig.send(.wheel(-80, isPrecise: true))
      rig.send(.wheel(-80, isPrecise: false))
      rig.run(Rig.frame)
    }
    #expect(rig.phases.start == ["idle"] && rig.effects == [])
  }

  @Test(
    "A key scrolls by a line, by a page, or to the start or end of the content",
    arguments: [
      (ScrollStep.lineForward, 1040.0), (.lineBackward, 960), (.pageForward, 1700), (.pageBackward, 300),
      (.toStart, 0), (.toEnd, 2200),
    ])
  func step(_ step: ScrollStep, _ expected: Double) {
    var rig = Rig()
    rig.send(.scrollTo(1000, animated: false))
    rig.send(.step(step))
    #expect(rig.engine.presentation.needsFrames)
    rig.run(0.5)
    #expect(rig.engine.presentation.contentOffset == expected)
  }

  @Test("A programmatic scroll takes 0.3 s, and a stop ends it at its current offset")
  func scrollTo() {
    var rig = Rig()
    rig.send(.scrollTo(1000, animated: true))
    #expect(rig.engine.nextDeadline == 0.3)
    rig.run(0.125)
    rig.send(.stop)
    let stopped = rig.engine.presentation.contentOffset
    #expect(stopped > 500 && stopped < 1000 && !rig.engine.presentation.needsFrames)
    rig.send(.scrollTo(1e9, animated: true))
    rig.run(0.5)
    #expect(rig.engine.presentation.contentOffset == 2200)
    rig.touch()
    rig.drag(by: 100)
    let held = rig.engine.presentation.contentOffset
    rig.send(.scrollTo(0, animated: false))
    rig.send(.stop)
    #expect(rig.engine.presentation.contentOffset == held)
  }

  @Test("A stop does not interrupt a bounce")
  func stopBounce() {
    var rig = Rig()
    rig.pull(to: 90)
    rig.lift()
    rig.send(.stop)
    rig.run(2)
    #expect(rig.engine.presentation.contentOffset == 0)
  }

  @Test(
    "A mouse drags the content only if the behavior allows it", arguments: [true, false])
  func mouse(_ drags: Bool) {
    var rig = Rig(behavior: ScrollBehavior(dragsWithMouse: drags))
    rig.send(.dragBegan(DragStart(pointer: 1, kind: .mouse, main: 400)))
    rig.drag(by: 300)
    rig.run(0.125)
    #expect((rig.engine.presentation.contentOffset < -100) == drags)
    #expect(rig.engine.presentation.isDragging == drags)
    #expect(swallows(rig.send(.dragEnded(pointer: 1))) == drags)
    #expect(rig.starts(.start) == (drags ? 1 : 0))
    rig.send(.dragBegan(DragStart(pointer: 2, kind: .pen, main: 700)))
    rig.drag(by: 100, pointer: 2)
    #expect(rig.engine.presentation.isDragging)
  }

  @Test("A touch marked as the only pointer removes earlier fingers, and their pull then starts nothing")
  func onlyPointer() {
    var rig = Rig()
    rig.pull(to: 130)
    rig.send(.dragBegan(DragStart(pointer: 2, main: 400)))
    rig.drag(by: -60, pointer: 2)
    #expect(abs(rig.engine.presentation.contentOffset + 130) < 1e-9)
    rig.send(.dragBegan(DragStart(pointer: 3, main: 300, isOnlyPointer: true)))
    #expect(rig.engine.edges.start.phase.name != "armed")
    rig.lift(pointer: 3)
    rig.run(2)
    #expect(rig.starts(.start) == 0 && rig.engine.presentation.contentOffset == 0)
  }

  @Test(
    "When the first of two fingers lifts, the second continues the drag and ends it by its lift (promise 12)")
  func handOver() {
    var rig = Rig()
    rig.pull(to: 130)
    rig.touch(pointer: 2, at: 600)
    #expect(!swallows(rig.send(.dragEnded(pointer: 1))))
    rig.run(1)
    #expect(rig.starts(.start) == 0 && rig.engine.presentation.isDragging)
    #expect(abs(rig.engine.presentation.contentOffset + 130) < 1e-9)
    rig.drag(by: -40, pointer: 2)
    #expect(rig.engine.presentation.contentOffset > -129)
    rig.pull(to: 140, pointer: 2)
    #expect(swallows(rig.send(.dragEnded(pointer: 2))))
    #expect(rig.starts(.start) == 1)
  }

  @Test("Cancelling all fingers starts nothing and removes all fingers", arguments: [50.0, 130])
  func cancelAll(_ overscroll: Double) {
    var rig = Rig()
    rig.touch()
    rig.drag(by: 30)
    rig.send(.dragBegan(DragStart(pointer: 2, main: 100)))
    rig.pull(to: overscroll)
    rig.send(.dragCancelled(pointer: nil))
    rig.run(2)
    #expect(rig.starts(.start) == 0 && rig.phases.start.last == "idle")
    #expect(rig.engine.presentation.contentOffset == 0 && rig.engine.nextDeadline == .infinity)
    rig.pull(to: 130, pointer: 3)
    rig.lift(pointer: 3)
    #expect(rig.starts(.start) == 1)
  }

  @Test(
    "Cancelling the drag and both actions during a pull brings the content to rest", arguments: Preset.pulled)
  func teardown(_ preset: Preset) {
    for pull in [20.0, 130] {
      var rig = Rig(start: preset.configuration, end: .headerFooter)
      rig.pull(to: pull)
      rig.send(.dragCancelled(pointer: nil))
      for edge in ScrollEdge.allCases { rig.send(.cancel(edge)) }
      rig.run(2)
      #expect(rig.outcomes(.start) == rig.tokens(.start).map { _ in .cancelled })
      #expect(rig.engine.edges.start.phase == .idle && rig.engine.presentation.contentOffset == 0)
      #expect(rig.engine.nextDeadline == .infinity && !rig.engine.presentation.needsFrames)
    }
  }
}
