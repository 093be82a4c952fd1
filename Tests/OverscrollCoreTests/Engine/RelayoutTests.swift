import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The input `relayout` while the engine scrolls (driven mode).
///
/// A relayout is a layout after content changed before the viewport. Its shift is the added length, in pt.
@Suite struct RelayoutTests {
  private static func relayout(_ shift: Double, revision: UInt32 = 2) -> ScrollInput {
    .relayout(ScrollExtents(viewport: 800, content: 3000 + shift), revision: revision, shift: shift)
  }

  @Test(
    "A relayout with a shift of 0 or an invalid shift equals a layout",
    arguments: [0.0, .nan, .infinity, -.infinity])
  func noShift(_ shift: Double) {
    for pull in [0.0, 130] {
      var rig = Rig()
      rig.pull(to: pull)
      var other = rig.engine
      let geometry = ScrollExtents(viewport: 700, content: 2000)
      rig.send(.relayout(geometry, revision: 7, shift: shift))
      _ = other.handle(ScrollEvent(.layout(geometry, revision: 7), at: rig.time))
      #expect(rig.engine == other)
    }
  }

  @Test("A relayout during a drag keeps the content under the finger and keeps the velocity")
  func drag() {
    var rig = Rig()
    rig.send(.scrollTo(1000, animated: false))
    rig.touch()
    rig.drag(by: -160)
    let before = rig.engine.presentation
    rig.send(Self.relayout(333))
    let after = rig.engine.presentation
    #expect(abs(after.contentOffset - before.contentOffset - 333) < 1e-9)
    #expect(after.velocity == before.velocity && after.isDragging && after.velocity > 100)
    rig.drag(by: -50)
    #expect(abs(rig.engine.presentation.contentOffset - before.contentOffset - 383) < 1e-9)
  }

  @Test(
    "A relayout that shifts content past the threshold does not arm or start the edge",
    arguments: Preset.pulled)
  func startsNothing(_ preset: Preset) {
    for (pull, shift) in [(0.0, -150.0), (50, -100), (5, -140)] {
      var rig = Rig(start: preset.configuration)
      rig.send(.scrollTo(pull == 0 ? 40 : 0, animated: false))
      rig.touch()
      rig.drag(by: -12)
      if pull > 0 { rig.pull(to: pull) }
      rig.send(Self.relayout(shift))
      rig.run(0.25)
      #expect(rig.engine.presentation.isDragging && rig.engine.presentation.contentOffset < -100)
      #expect(rig.starts(.start) == 0 && !rig.phases.start.contains("armed"), "\(pull) and \(shift)")
      rig.lift()
      rig.run(2)
      #expect(rig.starts(.start) == 0 && rig.engine.presentation.contentOffset == 0)
    }
  }

  @Test(
    "A relayout that shifts pulled content back inside starts nothing, before or after the lift",
    arguments: [true, false])
  func broughtBack(_ isHeld: Bool) {
    for shift in [60.0, 400] {
      var rig = Rig(start: EdgeConfiguration(policy: .return))
      rig.pull(to: 130)
      #expect(rig.engine.edges.start.phase.name == "armed")
      if !isHeld { rig.lift() }
      rig.send(Self.relayout(shift))
      rig.run(0.25)
      if isHeld { rig.lift() }
      rig.run(2)
      #expect(rig.starts(.start) == 0 && rig.engine.edges.start.phase == .idle, "shifted by \(shift)")
    }
  }

  @Test("After a relayout has reduced the overscroll, a pull past the threshold arms the edge again")
  func pullsOn() {
    var rig = Rig()
    rig.pull(to: 130)
    rig.send(Self.relayout(60))
    #expect(rig.engine.edges.start.phase.name == "pulling")
    rig.pull(to: 130)
    #expect(rig.engine.edges.start.phase.name == "armed")
    rig.lift()
    #expect(rig.starts(.start) == 1)
  }

  @Test("When a relayout shifts content out of an open gap, the gap later closes without moving the content")
  func heldGap() throws {
    var rig = Rig(start: EdgeConfiguration(minimumDuration: 0))
    rig.send(.begin(.start))
    rig.run(1)
    rig.send(Self.relayout(500))
    rig.run(0.5)
    #expect(rig.engine.presentation.contentOffset == 440 && rig.engine.presentation.start.gap == 60)
    try rig.finish(.start)
    rig.run(2)
    #expect(rig.engine.presentation.contentOffset == 440 && rig.engine.presentation.start.gap == 0)
  }

  @Test("A relayout with a new revision allows load-more again, like a layout")
  func revision() throws {
    var rig = Rig(start: EdgeConfiguration(policy: .approach(100)))
    rig.run(LoadMoreGate.changeDelay)
    #expect(rig.starts(.start) == 1)
    try rig.finish(.start)
    rig.run(2)
    rig.send(.relayout(ScrollExtents(viewport: 800, content: 3000), revision: 1, shift: 20))
    #expect(rig.starts(.start) == 1)
    rig.send(.relayout(ScrollExtents(viewport: 800, content: 3000), revision: 2, shift: 20))
    rig.run(LoadMoreGate.changeDelay)
    #expect(rig.starts(.start) == 2)
  }

  @Test("The input `retarget` changes the target of an animated scroll, and has no effect in observed mode")
  func retarget() {
    var rig = Rig()
    rig.send(.scrollTo(1000, animated: true))
    rig.run(0.125)
    rig.send(.retarget(.nan))
    rig.send(.retarget(1600))
    #expect(rig.engine.nextDeadline == 0.3)
    rig.run(0.25)
    #expect(rig.engine.presentation.contentOffset == 1600)
    rig.send(.retarget(-1e300))
    #expect(rig.engine.presentation.contentOffset == 0)
    rig.send(.setBehavior(ScrollBehavior(source: .platformTransform)))
    rig.send(.retarget(500))
    #expect(rig.engine.presentation.contentOffset == 0)
  }

  @Test("A touch that stops a timed fling swallows its tap and flings nothing")
  func tapToStop() {
    var rig = Rig(behavior: .article, content: 20_000)
    rig.send(.scrollTo(5000, animated: false))
    rig.touch()
    rig.drag(by: -300, over: 0.0625)
    rig.lift()
    rig.run(0.5)
    #expect(rig.engine.presentation.velocity > 100 && rig.engine.presentation.needsFrames)
    let caught = rig.engine.presentation.contentOffset
    rig.touch(pointer: 2)
    #expect(rig.engine.presentation.isDragging && rig.engine.presentation.velocity == 0)
    let stopped = rig.send(.dragEnded(pointer: 2))
    #expect(stopped == [.swallowTap])
    rig.run(3)
    #expect(rig.engine.presentation.contentOffset == caught)
    rig.touch(pointer: 3)
    let tapped = rig.send(.dragEnded(pointer: 3))
    #expect(tapped == [])
  }

  @Test(
    "When inserted content extends past the pulled edge, the pull ends and starts nothing",
    arguments: ScrollEdge.allCases, [TriggerPolicy.release, .return])
  func pulledEdge(_ edge: ScrollEdge, _ policy: TriggerPolicy) {
    let configuration = EdgeConfiguration(policy: policy, minimumDuration: 0)
    var rig = Rig(start: configuration, end: configuration)
    if edge == .end { rig.send(.scrollTo(2200, animated: false)) }
    rig.touch()
    for _ in 0..<20 { rig.drag(by: edge == .start ? 20 : -20) }
    #expect(rig.engine.edges[edge].phase.name == "armed")
    let added = edge == .start ? 400.0 : 800
    rig.send(.relayout(ScrollExtents(viewport: 800, content: 3000 + added), revision: 2, shift: 400))
    #expect(rig.engine.edges[edge].overscroll == 0 && rig.engine.presentation[edge].progress == 0)
    rig.drag(by: edge == .start ? -5 : 5)
    rig.lift()
    rig.run(2)
    #expect(rig.starts(edge) == 0)
  }

  @Test(
    "At the largest positions, a relayout moves the content by at most its shift",
    arguments: ScrollBehavior.Source.allCases)
  func outermost(_ source: ScrollBehavior.Source) {
    let geometry = ScrollExtents(viewport: 800, content: .longestExtent)
    let configuration = EdgeConfiguration(policy: .manual, gap: .points(1e9))
    for edge in ScrollEdge.allCases {
      var engine = ScrollEngine(
        start: configuration, end: configuration, behavior: ScrollBehavior(source: source))
      func send(_ input: ScrollInput, _ time: Double) { _ = engine.handle(ScrollEvent(input, at: time)) }
      send(.layout(geometry, revision: 1), 0)
      send(.scrollTo(.longestExtent, animated: false), 0)
      let phase = source == .platformInset ? ObservedPhase.tracking : .resting
      send(.observed(.longestExtent - 1000, phase), 0)
      send(.observed(.longestExtent, phase), 0.0625)
      for (step, shift) in [1e9, -300, -1e9, 300].enumerated() {
        let time = 0.0625 + Double(step) * 20
        send(.tick, time)
        let before = engine.presentation.contentOffset
        send(.relayout(geometry, revision: 1, shift: shift), time)
        let moved = engine.presentation.contentOffset - before
        #expect(moved.magnitude <= shift.magnitude + 0x1p-10, "\(edge), by \(shift)")
        send(.begin(edge), time)
      }
    }
  }
}
