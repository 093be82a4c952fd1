import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Very long lists, rotations, and the coordinate space of the platform's offsets.
@Suite struct ListScrollSpaceTests {
  @Test(
    "If the platform reports no phases, the list mounts and draws its items at the platform's offset",
    arguments: [300, 1_000_000], UInt64(1)...6)
  func unknownFinger(count: Int, seed: UInt64) {
    var dice = Dice(seed: seed)
    var engine = ListScrollEngine(
      ListEngine(count: count),
      scroll: ScrollEngine(start: nil, end: nil, behavior: ScrollBehavior(source: .platformInset)))
    _ = engine.handle(.layOut(viewport: 800, cross: 400), at: 0)
    var (time, platform, speed) = (0.0, 0.0, 0.0)
    for step in 0..<200 {
      time += dice.pick([1.0 / 120, 1.0 / 60, 1.0 / 60, 0.2])
      let end = engine.content.scrollExtent - 800
      if dice.chance(0.1) { speed = dice.next(in: -90...90) }
      // The platform jumps as by a scroll bar's thumb, moves as by a finger or momentum, or repeats its
      // report.
      if dice.chance(0.05) {
        platform = dice.next(in: 0...end)
      } else if dice.chance(0.8) {
        platform = (platform + speed).clamped(to: -60, end + 60)
      }
      for case .adjustOffset(let change) in engine.handle(.scroll(.observed(platform, .unknown)), at: time) {
        platform += change
      }
      let drawn = engine.scrollOffset
      #expect((drawn - platform).magnitude <= GapInsets.tolerance, "seed \(seed), step \(step): \(drawn)")
      let first = ((platform + engine.content.origin) / 44).clamped(to: 0, Double(count - 1))
      let last = ((platform + engine.content.origin + 799) / 44).clamped(to: 0, Double(count - 1))
      let window = engine.list.window
      #expect(window.contains(Int(first)) && window.contains(Int(last)), "seed \(seed), step \(step)")
    }
  }

  @Test("Two reports 5 ms apart yield a velocity")
  func quickReports() {
    var rig = ListRig(.platformTransform, count: 5000)
    for (time, offset) in [(1.0, 4000.0), (1.005, 4010), (1.010, 4020)] {
      _ = rig.engine.handle(.scroll(.observed(offset, .decelerating)), at: time)
    }
    #expect(abs(rig.engine.content.report.velocity - 2000) < 1)
  }

  @Test(
    "When edges join a list, they have the list's extents from the first report on",
    arguments: [.platformTransform, .platformInset] as [ScrollBehavior.Source])
  func joinsExtents(source: ScrollBehavior.Source) {
    var engine = ListScrollEngine(ListEngine(count: 500), scroll: ScrollEngine(start: nil, end: nil))
    _ = engine.handle(.layOut(viewport: 800, cross: 400), at: 0)
    var edges = ScrollEngine(start: nil, end: nil, behavior: ScrollBehavior(source: source))
    _ = edges.handle(ScrollEvent(.layout(ScrollExtents(viewport: 10, content: 20), revision: 0), at: 0))
    _ = engine.plug(into: edges, isPlaced: false, at: 1)
    _ = engine.handle(.scroll(.observed(0, .resting)), at: 1)
    #expect(
      engine.scroll.content.scroller.geometry
        == ScrollExtents(viewport: 800, content: engine.content.contentExtent))
  }

  @Test("A list keeps its extents when its edges leave")
  func leavesExtents() {
    var rig = ListRig(.platformTransform, count: 500)
    rig.report(3000, .resting)
    _ = rig.engine.unplug(at: rig.time)
    let extents = ScrollExtents(viewport: 800, content: rig.engine.content.contentExtent)
    #expect(rig.engine.scroll.content.scroller.geometry == extents)
  }

  @Test("After a programmatic scroll, the list has pending items to mount in the next frame")
  func fills() {
    var rig = ListRig(count: 5000)
    rig.tick(10)
    #expect(!rig.engine.list.hasPendingItems)
    _ = rig.engine.handle(.scroll(.scrollTo(9000, animated: false)), at: rig.time)
    #expect(rig.engine.list.hasPendingItems)
  }

  @Test("When a list joins a moving scroll view, the movement is not treated as a jump")
  func joinsInMotion() {
    var scroll = ScrollEngine(start: nil, end: nil, behavior: ScrollBehavior(source: .platformTransform))
    _ = scroll.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 9000), revision: 0), at: 0))
    _ = scroll.handle(ScrollEvent(.observed(400, .decelerating), at: 0))
    var engine = ListScrollEngine(ListEngine(count: 500), scroll: scroll)
    _ = engine.handle(.layOut(viewport: 800, cross: 400), at: 0)
    _ = engine.handle(.scroll(.observed(410, .decelerating)), at: 1 / 60)
    #expect(!engine.content.hasJumped)
  }

  @Test("Ten million items scroll while the platform's offset stays within 2^20 pt")
  func tenMillion() {
    var rig = ListRig(.platformTransform, count: 10_000_000, extent: { _ in 150 })
    rig.send(.estimate(150, .standard))
    var places: [Double] = []
    for item in stride(from: 0, through: 9_999_990, by: 999_999) {
      rig.send(.scrollTo(ItemTarget(item: item), animated: false))
      rig.tick(10)
      #expect(rig.platform >= 0 && rig.platform <= ListCoordinateSpace.limit)
      #expect(rig.blank() == 0)
      #expect(rig.seen()[item] == 0.0, "item \(item)")
      places.append(rig.platform)
      for (start, item) in rig.mountedItems.map({ (rig.engine.content.frame(of: $0).start, $0) }) {
        #expect(start == Double(item) * 150 - rig.engine.content.origin)
        #expect(start.magnitude <= ListCoordinateSpace.limit)
      }
    }
    #expect(places == places.sorted(), "the scroll bar moves in one direction: \(places)")
    #expect(rig.engine.list.byteCount < 300_000)
  }

  @Test("The platform can scroll in one direction without meeting a bound before the content's end")
  func marathon() {
    var rig = ListRig(.platformTransform, count: 1_000_000, extent: { _ in 150 })
    rig.send(.estimate(150, .standard))
    rig.report(0, .tracking)
    var travelled = 0.0
    for _ in 0..<800 {
      let room = rig.engine.content.scrollExtent - 800
      let next = min(rig.platform + 3000, room)
      travelled += next - rig.platform
      rig.report(next, .decelerating)
      #expect(rig.blank() == 0)
    }
    #expect(travelled > 2_300_000)
    #expect(rig.viewportStart == travelled)
  }

  @Test(
    "After edges join a list, a pull starts the action only if the platform already had the list's offset")
  func joinsUnplaced() {
    var rig = ListRig(.platformTransform, count: 300)
    rig.report(3000, .resting)
    rig.tick(3)
    let edges = ScrollEngine(
      start: EdgeConfiguration(policy: .reach, minimumDuration: 0),
      behavior: ScrollBehavior(source: .platformInset))
    for isPlaced in [false, true] {
      var list = rig.engine
      _ = list.plug(into: edges, isPlaced: isPlaced, at: rig.time)
      _ = list.handle(.scroll(.observed(-150, .tracking)), at: rig.time + 1)
      #expect((list.scroll.edges.start.token != nil) == isPlaced)
    }
  }
}
