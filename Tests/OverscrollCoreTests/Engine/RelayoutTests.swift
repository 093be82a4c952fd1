import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The input `relayout` with an invalid shift or at the largest positions.
///
/// A relayout is a layout after content changed before the viewport. Its shift is the added length, in pt.
@Suite struct RelayoutTests {
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
