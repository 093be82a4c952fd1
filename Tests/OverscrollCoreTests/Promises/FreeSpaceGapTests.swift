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

  /// Every scene; at the start, an approach of new content needs a list.
  static let scenes = ScrollBehavior.Source.allCases.flatMap { source in
    ScrollEdge.allCases.flatMap { edge in
      Start.allCases.filter { edge == .end || $0 != .approach }
        .map { Scene(source: source, edge: edge, start: $0) }
    }
  }
  static let viewport = 800.0
  static let gap = 60.0
  /// The time, in s, after which content that returns is less than 0.01 pt from its rest.
  static let settling = 1.25
  /// The content heights: empty, three rows, exactly full and 30 pt less or more, and long.
  static let heights = [0.0, 132, 739, 740, 741, 770, 799, 800, 801, 830, 3000]

  /// Returns a rig at rest at the scene's edge.
  private func rig(_ scene: Scene, height: Double) -> Rig {
    var rig = Rig(
      scene.source, start: scene.edge == .start ? scene.configuration : nil,
      end: scene.edge == .end ? scene.configuration : nil, viewport: Self.viewport, content: height)
    if scene.edge == .end { rig.place(at: rig.platform.extents.maximumOffset) }
    rig.run(0.3)
    return rig
  }

  /// Starts the action.
  private func begin(_ scene: Scene, _ rig: inout Rig) {
    switch scene.start {
    case .code: rig.send(.begin(scene.edge))
    case .approach: break
    case .release, .reach, .returning:
      rig.touch()
      rig.drag(by: scene.edge == .start ? 340 : -340, over: 0.3125)
      rig.run(0.125)
      rig.lift()
    }
  }

  /// Changes the height of the content at its end.
  ///
  /// Content at rest outside of the platform's new range moves into the range at once.
  private func resize(_ rig: inout Rig, to height: Double) {
    rig.layOut(content: height)
    guard !rig.isDriven, rig.platform.phase == .resting else { return }
    rig.place(at: rig.platform.scroller.bounds.nearest(to: rig.platform.offset))
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
      var rig = rig(scene, height: height)
      let before = rig.top
      begin(scene, &rig)
      rig.run(Self.settling)
      try #require(rig.starts() == 1, "\(height) pt")
      let moved = rest(scene, height: height) * (scene.edge == .start ? 1 : -1)
      #expect(abs(rig.top - before - moved) < 0.01, "\(height) pt: \(rig.top - before)")
      try rig.finish()
      rig.run(Self.settling)
      #expect(abs(rig.top - before) < 0.01, "\(height) pt, after the action: \(rig.top - before)")
      #expect(rig.shown(scene).gap == 0)
    }
  }

  /// The indicator of a gap is at the viewport's edge, and that of automatic loading after the content.
  @Test("While the action runs, the gap shows its indicator", arguments: scenes)
  func indicator(_ scene: Scene) throws {
    for height in Self.heights {
      var rig = rig(scene, height: height)
      begin(scene, &rig)
      rig.run(Self.settling)
      let free = max(0, Self.viewport - height)
      let visible: Double =
        switch (scene.edge, scene.start) {
        case (.end, .approach): free
        case (.end, _) where scene.source == .platformTransform: min(free, Self.gap)
        case (.start, _), (.end, _): Self.gap
        }
      #expect(abs(rig.shown(scene).indicatorOffset + 44 - visible) < 0.01, "\(height) pt")
      #expect(rig.shown(scene).opacity == 1)
    }
  }

  @Test(
    "During a pull past short content, the indicator follows the content",
    arguments: ScrollBehavior.Source.allCases)
  func pulled(_ source: ScrollBehavior.Source) throws {
    for height in Self.heights {
      let scene = Scene(source: source, edge: .end, start: .release)
      var rig = rig(scene, height: height)
      begin(scene, &rig)
      var last = rig.shown(scene).indicatorOffset
      for _ in 0..<96 {
        rig.run(1.0 / 64)
        let next = rig.shown(scene).indicatorOffset
        #expect(next < last + 0.01, "\(height) pt")
        last = next
      }
    }
  }

  @Test(
    "An action of code that ends at once leaves the content at rest",
    arguments: ScrollBehavior.Source.allCases, ScrollEdge.allCases)
  func atOnce(_ source: ScrollBehavior.Source, _ edge: ScrollEdge) throws {
    for height in Self.heights {
      let scene = Scene(source: source, edge: edge, start: .code, minimumDuration: 0)
      var rig = rig(scene, height: height)
      let before = rig.top
      begin(scene, &rig)
      try rig.finish()
      rig.run(Self.settling)
      #expect(abs(rig.top - before) < 0.01, "\(height) pt: \(rig.top - before)")
    }
  }

  /// New rows are longer than the gap, shorter, or as long as the free space.
  @Test("Content that grows at its end during the action moves nothing that is visible", arguments: scenes)
  func grow(_ scene: Scene) throws {
    for height in Self.heights {
      for added in [1, 20, 30, 60, 61, 400, 3000] {
        var rig = rig(scene, height: height)
        let before = rig.top
        begin(scene, &rig)
        rig.run(Self.settling)
        let top = rig.top
        resize(&rig, to: height + Double(added))
        #expect(abs(rig.top - top) < 0.01, "\(height) + \(added) pt")
        rig.run(Self.settling)
        #expect(abs(rig.top - top) < 0.01, "\(height) + \(added) pt, at rest: \(rig.top - top)")
        try rig.finish()
        rig.run(Self.settling)
        // Content that was moved up by the gap stays there if the new rows fill the gap.
        let last = max(0, rig.platform.extents.content - Self.viewport)
        let end = scene.edge == .start ? before : max(-last, top)
        #expect(abs(rig.top - end) < 0.01, "\(height) + \(added) pt, after the action: \(rig.top - end)")
      }
    }
  }

  @Test("Content that shrinks during the action moves only back toward its edge", arguments: scenes)
  func shrink(_ scene: Scene) throws {
    for height in Self.heights where height > 0 {
      for removed in [1, 20, 30, 60, 61, 400] where Double(removed) <= height {
        var rig = rig(scene, height: height)
        begin(scene, &rig)
        rig.run(Self.settling)
        resize(&rig, to: height - Double(removed))
        rig.run(Self.settling)
        let moved = rest(scene, height: rig.platform.extents.content)
        let last = max(0, rig.platform.extents.content - Self.viewport)
        let top = scene.edge == .start ? moved : -last - moved
        // An automatic load may begin to show its gap below the content.
        let least = scene.start == .approach ? -last - Self.gap : top
        #expect(rig.top < top + 0.01 && rig.top > least - 0.01, "\(height) - \(removed) pt: \(rig.top)")
        try rig.finish()
        rig.run(Self.settling)
        #expect(abs(rig.top - (scene.edge == .start ? 0 : -last)) < 0.01, "\(height) - \(removed) pt")
      }
    }
  }
}

extension Rig {
  /// The position of the content's start in the viewport, in pt.
  fileprivate var top: Double { -offset }

  /// The presentation of a scene's edge.
  fileprivate func shown(_ scene: FreeSpaceGapTests.Scene) -> EdgePresentation {
    engine.presentation[scene.edge]
  }
}
