import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// A gap first opens in the free space between short content and its edge.
///
/// Each test runs for content of every height, at both edges, for every policy and start, and for every
/// source: the engine, a platform with insets, and a platform whose gaps shift the drawn content.
@Suite struct FreeSpaceGapTests {
  /// The way in which the action starts.
  enum Start: CaseIterable { case release, reach, returning, code, approach }

  struct Scene: Sendable, CustomTestStringConvertible {
    let source: ScrollBehavior.Source
    let edge: ScrollEdge
    let start: Start
    var minimumDuration = 0.5
    var testDescription: String { "\(source), \(edge), \(start)" }

    var configuration: EdgeConfiguration {
      let policy: TriggerPolicy =
        switch start {
        case .release, .code: .release
        case .reach: .reach
        case .returning: .return
        case .approach: .approach(0)
        }
      return EdgeConfiguration(
        policy: policy, minimumDuration: minimumDuration, indicator: IndicatorMotion(extent: 44))
    }
  }

  static let sources = [ScrollBehavior.Source.engine, .platformInset, .platformTransform]
  /// Every scene; at the start, an approach of new content needs a list.
  static let scenes = sources.flatMap { source in
    ScrollEdge.allCases.flatMap { edge in
      Start.allCases.filter { edge == .end || $0 != .approach }
        .map { Scene(source: source, edge: edge, start: $0) }
    }
  }
  static let viewport = 800.0
  static let gap = 60.0
  /// The content heights: empty, three rows, exactly full and 30 pt less or more, and long.
  static let heights = [0.0, 132, 739, 740, 741, 770, 799, 800, 801, 830, 3000]

  /// An engine with one edge, and the platform that scrolls its content.
  private struct Rig {
    private(set) var engine: ScrollEngine
    private let scene: Scene
    private var platform = Scroller()
    private var time = 0.0
    private var finger = 400.0
    private var revision: UInt32 = 1
    private var insets = EdgePair<Double>.zero
    private(set) var token: RefreshToken?
    private(set) var height: Double

    init(_ scene: Scene, height: Double) {
      self.scene = scene
      self.height = height
      engine = ScrollEngine(
        start: scene.edge == .start ? scene.configuration : nil,
        end: scene.edge == .end ? scene.configuration : nil, behavior: ScrollBehavior(source: scene.source))
      platform.geometry = extents
      let offset = scene.edge == .start ? 0 : extents.maximumOffset
      platform.reset(at: offset)
      send(.layout(extents, revision: revision))
      if isDriven { send(.scrollTo(offset, animated: false)) } else { report() }
      run(0.3)
    }

    var isDriven: Bool { scene.source == .engine }
    private var extents: ScrollExtents { ScrollExtents(viewport: viewport, content: height) }
    var shown: EdgePresentation { engine.presentation[scene.edge] }
    /// The position of the content's start in the viewport, in pt.
    var top: Double { -engine.presentation.contentOffset }

    mutating func send(_ input: ScrollInput) {
      for effect in engine.handle(input, at: time) {
        switch effect {
        case .edge(_, .started(let token, _)): self.token = token
        case .setInsets(let change): apply(change)
        case .adjustOffset(let change): platform.reset(at: platform.offset + change)
        case .edge, .report, .swallowTap: break
        }
      }
    }

    private mutating func apply(_ change: InsetChange) {
      insets = change.insets
      updateRange()
      if let offset = change.offset { platform.scroll(to: offset, animated: true) }
    }

    /// Adds the insets to the platform's range, as `UIScrollView` does.
    private mutating func updateRange() {
      let (before, isResting) = (platform.offset, !platform.motion.runsByItself)
      let room = max(0, height + insets.end - viewport) - extents.maximumOffset
      platform.setGaps(EdgePair(start: insets.start, end: room), revealing: nil)
      if isResting, !platform.motion.isDrag { platform.reset(at: before) }
    }

    private mutating func report() {
      let phase: ObservedPhase =
        platform.motion.isDrag ? .tracking : platform.motion.runsByItself ? .decelerating : .resting
      send(.observed(platform.offset, phase))
    }

    mutating func run(_ seconds: Double) {
      for _ in 0..<Int(seconds * 64) {
        time += 1.0 / 64
        if !isDriven {
          platform.advance(to: time)
          report()
        }
        send(.tick)
      }
    }

    /// Moves the finger by a distance, in pt.
    private mutating func drag(by distance: Double) {
      for _ in 0..<20 {
        time += 1.0 / 64
        finger += distance / 20
        if isDriven {
          send(.dragMoved(pointer: 1, main: finger, cross: 0))
        } else {
          platform.advance(to: time)
          platform.drag(to: finger)
          report()
        }
      }
      run(0.125)
    }

    /// Starts the action.
    mutating func begin() {
      let outward = scene.edge == .start ? 1.0 : -1
      switch scene.start {
      case .code: send(.begin(scene.edge))
      case .approach: break
      case .release, .reach, .returning:
        if isDriven {
          send(.dragBegan(DragStart(pointer: 1, main: finger)))
        } else {
          platform.beginDrag(at: finger)
          report()
        }
        drag(by: 340 * outward)
        if isDriven {
          send(.dragEnded(pointer: 1))
        } else {
          platform.endDrag()
          report()
        }
      }
    }

    mutating func finish() throws { send(.finish(try #require(token), .success)) }

    /// Changes the height of the content at its end.
    ///
    /// Content at rest outside of the platform's new range moves into the range at once.
    mutating func resize(to height: Double) {
      self.height = height
      revision += 1
      let rests = !platform.motion.runsByItself
      let before = platform.offset
      platform.geometry = extents
      updateRange()
      if rests { platform.reset(at: platform.bounds.nearest(to: before)) }
      send(.layout(extents, revision: revision))
      if !isDriven { report() }
    }
  }

  /// The content's distance past its edge at rest during the action, in pt.
  private func rest(_ scene: Scene, height: Double) -> Double {
    if scene.edge == .start { return Self.gap }
    if scene.start == .approach || scene.source == .platformTransform { return 0 }
    return max(0, Self.gap - max(0, Self.viewport - height))
  }

  @Test("The content moves only by the part of the gap that exceeds the free space", arguments: scenes)
  func rest(_ scene: Scene) throws {
    for height in Self.heights {
      var rig = Rig(scene, height: height)
      let before = rig.top
      rig.begin()
      rig.run(2)
      try #require(rig.token != nil, "\(height) pt")
      let moved = rest(scene, height: height) * (scene.edge == .start ? 1 : -1)
      #expect(abs(rig.top - before - moved) < 0.01, "\(height) pt: \(rig.top - before)")
      try rig.finish()
      rig.run(2)
      #expect(abs(rig.top - before) < 0.01, "\(height) pt, after the action: \(rig.top - before)")
      #expect(rig.shown.gap == 0)
    }
  }

  /// The indicator of a gap is at the viewport's edge, and that of automatic loading after the content.
  @Test("While the action runs, the gap shows its indicator", arguments: scenes)
  func indicator(_ scene: Scene) throws {
    for height in Self.heights {
      var rig = Rig(scene, height: height)
      rig.begin()
      rig.run(2)
      let free = max(0, Self.viewport - height)
      let visible: Double =
        switch (scene.edge, scene.start) {
        case (.end, .approach): free
        case (.end, _) where scene.source == .platformTransform: min(free, Self.gap)
        case (.start, _), (.end, _): Self.gap
        }
      #expect(abs(rig.shown.indicatorOffset + 44 - visible) < 0.01, "\(height) pt")
      #expect(rig.shown.opacity == 1)
    }
  }

  @Test("During a pull past short content, the indicator follows the content", arguments: sources)
  func pulled(_ source: ScrollBehavior.Source) throws {
    for height in Self.heights {
      var rig = Rig(Scene(source: source, edge: .end, start: .release), height: height)
      rig.begin()
      var last = rig.shown.indicatorOffset
      for _ in 0..<96 {
        rig.run(1.0 / 64)
        let next = rig.shown.indicatorOffset
        #expect(next < last + 0.01, "\(height) pt")
        last = next
      }
    }
  }

  @Test(
    "An action of code that ends at once leaves the content at rest", arguments: sources, ScrollEdge.allCases)
  func atOnce(_ source: ScrollBehavior.Source, _ edge: ScrollEdge) throws {
    for height in Self.heights {
      var rig = Rig(
        Scene(source: source, edge: edge, start: .code, minimumDuration: 0), height: height)
      let before = rig.top
      rig.begin()
      try rig.finish()
      rig.run(2)
      #expect(abs(rig.top - before) < 0.01, "\(height) pt: \(rig.top - before)")
    }
  }

  /// New rows are longer than the gap, shorter, or as long as the free space.
  @Test("Content that grows at its end during the action moves nothing that is visible", arguments: scenes)
  func grow(_ scene: Scene) throws {
    for height in Self.heights {
      for added in [1, 20, 30, 60, 61, 400, 3000] {
        var rig = Rig(scene, height: height)
        let before = rig.top
        rig.begin()
        rig.run(2)
        let top = rig.top
        rig.resize(to: height + Double(added))
        #expect(abs(rig.top - top) < 0.01, "\(height) + \(added) pt")
        rig.run(2)
        #expect(abs(rig.top - top) < 0.01, "\(height) + \(added) pt, at rest: \(rig.top - top)")
        try rig.finish()
        rig.run(2)
        // Content that was moved up by the gap stays there if the new rows fill the gap.
        let last = max(0, rig.height - Self.viewport)
        let end = scene.edge == .start ? before : max(-last, top)
        #expect(abs(rig.top - end) < 0.01, "\(height) + \(added) pt, after the action: \(rig.top - end)")
      }
    }
  }

  @Test("Content that shrinks during the action moves only back toward its edge", arguments: scenes)
  func shrink(_ scene: Scene) throws {
    for height in Self.heights where height > 0 {
      for removed in [1, 20, 30, 60, 61, 400] where Double(removed) <= height {
        var rig = Rig(scene, height: height)
        rig.begin()
        rig.run(2)
        rig.resize(to: height - Double(removed))
        rig.run(2)
        let moved = rest(scene, height: rig.height)
        let last = max(0, rig.height - Self.viewport)
        let top = scene.edge == .start ? moved : -last - moved
        // An automatic load may begin to show its gap below the content.
        let least = scene.start == .approach ? -last - Self.gap : top
        #expect(rig.top < top + 0.01 && rig.top > least - 0.01, "\(height) - \(removed) pt: \(rig.top)")
        try rig.finish()
        rig.run(2)
        #expect(abs(rig.top - (scene.edge == .start ? 0 : -last)) < 0.01, "\(height) - \(removed) pt")
      }
    }
  }
}
