import OverscrollCore
import OverscrollTestSupport
import Testing

/// The simulated scroll view of the tests.
@Suite struct RigTests {
  static let sources = [ScrollBehavior.Source.engine, .platformInset, .platformTransform]

  @Test("A pull takes the content to its overscroll, at both edges and for every source", arguments: sources)
  func pull(_ source: ScrollBehavior.Source) {
    for edge in ScrollEdge.allCases {
      var rig = Rig(source, end: .phone)
      rig.place(at: edge == .start ? 0 : 2200)
      for overscroll in [40.0, 120, 10] {
        rig.pull(to: overscroll, at: edge)
        #expect(abs(rig.engine.presentation[edge].overscroll - overscroll) < 1e-6)
      }
      rig.lift()
      #expect(rig.starts() == 0 && rig.phase(edge) != "refreshing")
    }
  }

  @Test("A finger that is down is the finger of the next pull", arguments: sources)
  func finger(_ source: ScrollBehavior.Source) {
    var rig = Rig(source)
    rig.touch()
    #expect(rig.engine.content.isDragging == (source != .engine))
    rig.pull(to: 50)
    rig.pull(to: 140)
    #expect(rig.engine.content.isDragging && rig.phase() == "armed")
    rig.lift()
    #expect(
      rig.starts(.start) == 1 && rig.starts(.end) == 0
        && rig.phases.start == ["idle", "pulling", "armed", "refreshing"])
  }

  @Test("A fling bounces and rests at the edge, and time passes in frames", arguments: sources)
  func fling(_ source: ScrollBehavior.Source) {
    var rig = Rig(source)
    rig.place(at: 700)
    rig.fling(by: 400)
    var furthest = 0.0
    for _ in 0..<256 {
      rig.run(Rig.frame)
      furthest = min(furthest, rig.offset)
    }
    #expect(furthest < -5 && rig.offset == 0 && rig.starts() == 0)
    let time = rig.time
    rig.run(0.5)
    #expect(rig.time == time + 0.5)
  }

  @Test("The platform performs the engine's requests: insets, adjusted offsets and reports")
  func requests() throws {
    var inset = Rig(.platformInset)
    inset.send(.begin(.start))
    inset.run(1)
    #expect(
      inset.platform.insets.start == 60 && inset.platform.offset == -60 && inset.insetChanges.count == 1)
    try inset.finish()
    inset.run(1)
    #expect(inset.platform.insets == .zero && inset.platform.offset == 0)
    var shifted = Rig(.platformTransform)
    shifted.place(at: 500)
    shifted.send(.begin(.start))
    #expect(shifted.adjustments == [60] && shifted.platform.offset == 560 && shifted.offset == 500)
  }

  @Test("Content that the app makes longer stays in place", arguments: sources)
  func growth(_ source: ScrollBehavior.Source) {
    var rig = Rig(source, content: 1000)
    rig.place(at: 200)
    rig.layOut(content: 4000)
    rig.run(1)
    #expect(rig.offset == 200 && rig.engine.extents.content == 4000)
  }

  @Test("A platform that reports no phase reports only offsets")
  func unknown() {
    var rig = Rig(.platformInset, reportsPhase: false)
    rig.pull(to: 140)
    #expect(rig.phase() == "idle" && !rig.engine.content.isDragging)
  }
}
