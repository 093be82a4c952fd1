import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Inset mode: the platform scrolls, and the engine changes its content insets and requests scrolls.
@Suite struct InsetTests {
  /// A configuration without a minimum duration, so that an action ends at once.
  static let plain = EdgeConfiguration(minimumDuration: 0)

  @Test(
    "Resting content within 0.5 pt of an edge is at the edge, but the same offset under a finger is a pull",
    arguments: [(0.3, true), (0.49, true), (0.5, false), (2, false)], ScrollEdge.allCases)
  func tolerance(_ residue: (Double, isAtEdge: Bool), _ edge: ScrollEdge) {
    var rig = Rig(.platformInset, start: Self.plain, end: Self.plain)
    func past(_ overscroll: Double) -> Double {
      rig.platform.extents.offset(forOverscroll: overscroll, past: edge)
    }
    rig.send(.observed(past(residue.0), .tracking))
    #expect(rig.phase(edge) == "pulling")
    rig.send(.observed(past(20), .tracking))
    rig.send(.observed(past(10), .decelerating))
    #expect(rig.phase(edge) == "settling")
    rig.send(.observed(past(residue.0), .resting))
    #expect(rig.phase(edge) == (residue.isAtEdge ? "idle" : "settling"))
  }

  @Test("Attaching a scroll view starts nothing, at any offset", arguments: [-150.0, 2350])
  func firstOffset(_ offset: Double) {
    let reach = EdgeConfiguration(policy: .reach, minimumDuration: 0)
    var rig = Rig(.platformInset, start: reach, end: reach)
    rig.send(.attach)
    rig.send(.observed(offset, .tracking))
    #expect(rig.starts() == 0)
  }

  @Test("After a cancelled drag, the engine requests a new offset report from its adapter")
  func requestsReport() {
    var rig = Rig(.platformInset)
    rig.send(.observed(-30, .tracking))
    rig.send(.dragCancelled(pointer: nil))
    var engine = rig.engine
    #expect(engine.handle(.tick, at: 0.5).contains(.report))
  }

  @Test("Momentum inside the content continues while a gap opens or closes", arguments: [true, false])
  func momentum(_ comes: Bool) throws {
    var (rig, other) = (Rig(.platformInset, start: Self.plain), Rig(.platformInset, start: Self.plain))
    rig.place(at: 900)
    other.place(at: 900)
    if !comes { rig.send(.begin(.start)) }
    rig.fling(by: -150)
    other.fling(by: -150)
    rig.run(0.25)
    other.run(0.25)
    if comes { rig.send(.begin(.start)) } else { try rig.finish() }
    #expect(rig.insetChanges.last?.offset == nil && rig.platform.scroller.motion.runsByItself)
    rig.run(3)
    other.run(3)
    #expect(rig.offset == other.offset && rig.offset > 1000)
  }

  /// Returns a simulated platform whose content rests in the gap of an edge while the action runs.
  private func waiting(at edge: ScrollEdge) -> Rig {
    var rig = Rig(.platformInset, start: Self.plain, end: Self.plain)
    rig.place(at: restOffset(edge))
    rig.send(.begin(edge))
    rig.place(at: gapOffset(edge))
    return rig
  }

  private func restOffset(_ edge: ScrollEdge) -> Double { edge == .start ? 0 : 2200 }

  private func gapOffset(_ edge: ScrollEdge) -> Double { edge == .start ? -60 : 2260 }

  @Test(
    "A flick from a gap into the content keeps its momentum, even if the action ends during the flick",
    arguments: ScrollEdge.allCases,
    [0, 0.05, 0.2])
  func flickOutOfGap(_ edge: ScrollEdge, _ later: Double) throws {
    var (rig, other) = (waiting(at: edge), waiting(at: edge))
    let way = edge == .start ? -40.0 : 40
    rig.fling(by: way)
    other.fling(by: way)
    rig.run(later)
    other.run(later)
    try rig.finish()
    rig.run(4)
    other.run(4)
    #expect(rig.offset == other.offset && abs(rig.offset - gapOffset(edge)) > 100)
  }
}
