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

  /// A list of 100 measured rows of 60 pt at offset 500 pt, with a platform that performs the effects.
  private struct Rig {
    var list: ListScrollEngine
    var platform = 0.0
    var time = 0.0
    /// The target of the platform's animated scroll, in pt.
    var goal: Double?
    private let edge: ScrollEdge

    init(_ scene: Scene) {
      edge = scene.edge
      let engine = ScrollEngine(
        start: edge == .start ? .phone : nil, end: edge == .end ? .phone : nil,
        behavior: ScrollBehavior(source: scene.source))
      list = ListScrollEngine(ListEngine(ListConfiguration(), count: 100), scroll: engine)
      send(.estimate(60, .standard))
      send(.layOut(viewport: 800, cross: 400))
      if scene.source != .engine { send(.scroll(.observed(500, .resting))) }
      send(.scroll(.scrollTo(500, animated: false)))
      if scene.source != .engine { platform = 500 }
      tick(0.2)
    }

    mutating func send(_ input: ListInput) {
      for effect in list.handle(input, at: time) {
        switch effect {
        case .adjustOffset(let change): platform += change
        case .setInsets(let change): goal = change.offset ?? goal
        case .edge, .report, .swallowTap: break
        }
      }
    }

    /// Advances time; in each frame the platform moves at most 40 pt toward `goal`.
    mutating func tick(_ seconds: Double) {
      for _ in 0..<Int(seconds * 60) {
        time += 1.0 / 60
        if let place = goal {
          let way = (place - platform).clamped(to: -40, 40)
          platform += way
          if platform == place { goal = nil }
          send(.scroll(.observed(platform, goal == nil ? .resting : .decelerating)))
        }
        send(.scroll(.tick))
        let slots = list.list.slots
        for slot in 0..<Int32(slots.slotCount) {
          if let item = slots.item(inSlot: slot) { send(.measure(item: item, extent: 60)) }
        }
        send(.commit)
      }
    }

    var toEdge: ItemTarget {
      edge == .start ? ItemTarget(item: 0) : ItemTarget(item: 99, alignment: .end)
    }

    /// The drawn overscroll, in pt.
    var overscroll: Double { list.scroll.presentation[edge].overscroll }
  }

  @Test("A scroll to the first or last item ends in the gap, whenever the action begins", arguments: scenes)
  func item(_ scene: Scene) {
    for animated in [true, false] {
      for pause in [-0.1, 0, 0.05, 0.1, 0.3, 0.6, 2] {
        var rig = Rig(scene)
        if pause < 0 {
          rig.send(.scroll(.begin(scene.edge)))
          rig.tick(-pause)
        }
        rig.send(.scrollTo(rig.toEdge, animated: animated))
        if pause >= 0 {
          rig.tick(pause)
          rig.send(.scroll(.begin(scene.edge)))
        }
        rig.tick(1)
        var furthest = rig.overscroll
        for _ in 0..<120 {
          rig.tick(1.0 / 59)
          #expect(rig.overscroll > furthest - 1, "\(animated), \(pause) s: the content leaves the gap again")
          furthest = max(furthest, rig.overscroll)
        }
        #expect((rig.overscroll - scene.rest).magnitude < 0.01, "\(animated), \(pause) s: \(rig.overscroll)")
        #expect(!rig.list.content.isScrollingToItem)
      }
    }
  }

  @Test("A step to the start or end of a list ends in the open gap there", arguments: scenes)
  func step(_ scene: Scene) {
    var rig = Rig(scene)
    rig.send(.scroll(.begin(scene.edge)))
    rig.tick(0.5)
    rig.send(.scroll(.step(scene.edge == .start ? .toStart : .toEnd)))
    rig.tick(3)
    #expect((rig.overscroll - scene.rest).magnitude < 0.01)
  }
}
