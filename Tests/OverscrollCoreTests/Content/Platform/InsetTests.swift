import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Inset mode: the platform scrolls, and the engine changes its content insets and requests scrolls.
@Suite struct InsetTests {
  /// A configuration without a minimum duration, so that an action ends at once.
  static let plain = EdgeConfiguration(minimumDuration: 0)

  @Test(
    "The gap opens at the lift, the content rests in the gap, and it returns to the edge after the action")
  func pull() throws {
    var rig = Rig(.platformInset, start: Self.plain)
    rig.drag(to: -150)
    #expect(rig.phase() == "armed" && rig.insetChanges.isEmpty)
    rig.lift()
    #expect(rig.insetChanges == [InsetChange(60, 0, to: -60)])
    rig.run(1)
    #expect(rig.offset == -60 && rig.phase() == "refreshing" && rig.engine.presentation.start.gap == 60)
    #expect(rig.engine.presentation.contentOffset == -60)
    try rig.finish()
    #expect(rig.insetChanges.count == 1)
    rig.runClosingDelay()
    #expect(
      rig.insetChanges.last == InsetChange(0, 0, to: 0) && rig.offset == -60 && rig.phase() == "settling")
    rig.run(1)
    #expect(rig.offset == 0 && rig.phase() == "idle" && rig.insetChanges.count == 2)
  }

  @Test(
    "If an action starts under the finger, its gap opens at the lift, unless the content has left the edge",
    arguments: [
      (-150.0, -60.0 as Double?), (-30, -60), (-60, -60), (40, nil),
    ])
  func reach(_ lifted: Double, _ target: Double?) {
    var rig = Rig(.platformInset, start: EdgeConfiguration(policy: .reach))
    rig.drag(to: -120)
    #expect(rig.phase() == "refreshing" && rig.insetChanges.isEmpty)
    rig.drag(to: lifted)
    rig.send(.tick)
    #expect(rig.insetChanges.isEmpty)
    rig.lift()
    #expect(rig.insetChanges == (target == nil ? [] : [InsetChange(60, 0, to: target)]))
    rig.run(1)
    #expect(target.map { $0 == rig.offset } ?? (rig.offset > 0))
  }

  @Test(
    "A start from code at the edge reveals the gap, for any configuration of the opposite edge",
    arguments: [nil, EdgeConfiguration(policy: .approach(60))])
  func revealed(end: EdgeConfiguration?) throws {
    var rig = Rig(.platformInset, start: Self.plain, end: end)
    rig.send(.begin(.start))
    #expect(rig.insetChanges == [InsetChange(60, 0, to: -60)] && rig.offset == 0)
    rig.run(1)
    #expect(rig.offset == -60)
    try rig.finish()
    rig.run(1)
    #expect(rig.offset == 0 && rig.phase() == "idle")
  }

  @Test(
    "If the content is away from the edge, an action sets no inset, so pinned headers do not move down",
    arguments: [1.0, 500, 2200])
  func inside(_ offset: Double) throws {
    var rig = Rig(.platformInset, start: Self.plain)
    rig.place(at: offset)
    rig.send(.begin(.start))
    rig.run(0.5)
    #expect(rig.phase() == "refreshing" && rig.engine.presentation.start.gap == 60)
    try rig.finish()
    rig.run(0.5)
    #expect(rig.insetChanges.isEmpty && rig.offset == offset && rig.phase() == "idle")
  }

  @Test("The engine removes the inset when content leaves the gap, and sets the inset again at the edge")
  func leavesAndComesBack() {
    var rig = Rig(.platformInset, start: Self.plain)
    rig.send(.begin(.start))
    rig.run(1)
    rig.drag(to: 300)
    #expect(rig.insetChanges.count == 1)
    rig.lift()
    rig.run(1)
    #expect(rig.insetChanges.last == InsetChange(0, 0, to: nil) && rig.insetChanges.count == 2)
    // Momentum brings the content to the edge.
    rig.fling(by: 220)
    rig.run(3)
    #expect(rig.insetChanges.last == InsetChange(60, 0, to: nil) && rig.insetChanges.count == 3)
    #expect((-60...0).contains(rig.offset))
    // A finger brings the content to the edge, and the gap opens at the lift.
    rig.place(at: 200)
    #expect(rig.insetChanges.last == InsetChange(0, 0, to: nil))
    rig.drag(to: -30)
    #expect(rig.insetChanges.count == 4)
    rig.lift()
    #expect(rig.insetChanges.last == InsetChange(60, 0, to: nil) && rig.insetChanges.count == 5)
  }

  @Test(
    "A gap that is partly or wholly scrolled out of view closes without a jump",
    arguments: [
      (-59.0, 0.0 as Double?), (-30, 0), (-1, 0), (1, nil), (59, nil), (700, nil),
    ])
  func partly(_ offset: Double, _ target: Double?) throws {
    var rig = Rig(.platformInset, start: Self.plain)
    rig.send(.begin(.start))
    rig.run(1)
    rig.place(at: offset)
    try rig.finish()
    rig.runClosingDelay()
    #expect(rig.insetChanges.last == InsetChange(0, 0, to: target) && rig.offset == offset)
    rig.run(1)
    #expect(rig.offset == target ?? offset && rig.phase() == "idle")
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

  @Test(
    "At the end edge, the content rests in the gap during the action and returns to the edge after it",
    arguments: [3000.0, 780])
  func endEdge(_ content: Double) throws {
    // The gap opens in the free space first. The inset also fills the free space.
    let gap = 60 - max(0, 800 - content)
    var rig = Rig(.platformInset, start: nil, end: Self.plain, content: content)
    let edge = rig.platform.extents.maximumOffset
    rig.place(at: edge)
    rig.drag(to: edge + 140)
    #expect(rig.insetChanges.isEmpty)
    rig.lift()
    #expect(rig.insetChanges == [InsetChange(0, 60, to: edge + gap)])
    rig.run(1)
    #expect(rig.offset == edge + gap)
    try rig.finish()
    rig.runClosingDelay()
    #expect(rig.insetChanges.last == InsetChange(0, 0, to: edge))
    rig.run(1)
    #expect(rig.offset == edge && rig.phase(.end) == "idle")
  }

  @Test(
    "A start from code reveals the gap at the end only if the content is at the end edge",
    arguments: [
      (2200.0, 2260.0 as Double?), (2199, nil), (0, nil),
    ])
  func endFromCode(_ offset: Double, _ target: Double?) {
    var rig = Rig(.platformInset, start: nil, end: Self.plain)
    rig.place(at: offset)
    rig.send(.begin(.end))
    #expect(rig.insetChanges == [InsetChange(0, 60, to: target)])
  }

  @Test(
    "An automatic start of load-more does not scroll the content", arguments: [1900.0, 2150, 2200])
  func approach(_ offset: Double) throws {
    var rig = Rig(
      .platformInset, start: nil, end: EdgeConfiguration(policy: .approach(300), minimumDuration: 0))
    rig.place(at: offset)
    rig.run(LoadMoreGate.changeDelay)
    #expect(rig.starts() == 1 && rig.insetChanges == [InsetChange(0, 60, to: nil)])
    try rig.finish()
    rig.runClosingDelay()
    #expect(rig.insetChanges.count == 2 && rig.insetChanges.last == InsetChange(0, 0, to: nil))
    rig.run(1)
    #expect(rig.offset == offset && rig.starts() == 1)
  }

  @Test("When the gap of an automatic start closes, content that rests in the gap returns to the edge")
  func approachPast() throws {
    var rig = Rig(
      .platformInset, start: nil, end: EdgeConfiguration(policy: .approach(300), minimumDuration: 0))
    rig.place(at: 2200)
    rig.run(LoadMoreGate.changeDelay)
    rig.place(at: 2250)
    try rig.finish()
    rig.runClosingDelay()
    #expect(rig.insetChanges.last == InsetChange(0, 0, to: 2200))
    rig.run(1)
    #expect(rig.offset == 2200 && rig.phase(.end) == "idle")
  }

  /// Returns a simulated platform whose content rests in the gap of an edge while the action runs.
  private func waiting(at edge: ScrollEdge, _ configuration: EdgeConfiguration = plain) -> Rig {
    var rig = Rig(
      .platformInset,
      start: edge == .start ? configuration : nil, end: edge == .end ? configuration : nil)
    rig.place(at: home(edge))
    if rig.starts() == 0 { rig.send(.begin(edge)) }
    rig.place(at: gap(edge))
    return rig
  }

  private func home(_ edge: ScrollEdge) -> Double { edge == .start ? 0 : 2200 }

  private func gap(_ edge: ScrollEdge) -> Double { edge == .start ? -60 : 2260 }

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
    #expect(rig.offset == other.offset && abs(rig.offset - gap(edge)) > 100)
  }

  @Test(
    "When a new scroll view at the edge replaces a scroll view in a gap, the new scroll view shows the gap",
    arguments: ScrollEdge.allCases,
    [TriggerPolicy.release, .approach(300)])
  func leftInGap(_ edge: ScrollEdge, _ policy: TriggerPolicy) {
    var rig = waiting(at: edge, EdgeConfiguration(policy: policy, minimumDuration: 0))
    rig.attach(at: home(edge))
    rig.run(1)
    #expect(rig.offset == gap(edge) && rig.starts() == 1)
    rig.place(at: 700)
    rig.attach(at: 700)
    rig.run(1)
    #expect(rig.offset == 700)
  }
}
