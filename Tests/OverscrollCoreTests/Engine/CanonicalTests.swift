import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The canonical form of an engine's state, which does not depend on the engine's history.
///
/// Times are multiples of 1/64 s, so that they are exact for every start time.
@Suite struct CanonicalTests {
  struct Timeline: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let configuration: EdgeConfiguration
    let source: ScrollBehavior.Source
    let inputs: [(Double, ScrollInput)]

    init(
      _ name: String, _ configuration: EdgeConfiguration = .phone, source: ScrollBehavior.Source = .engine,
      inputs: [(Double, ScrollInput)]
    ) {
      testDescription = name
      self.configuration = configuration
      self.source = source
      self.inputs = inputs
    }

    /// Returns an engine that has handled the timeline's inputs, with times that begin at `start`.
    ///
    /// - Parameter history: The engine that receives the inputs; `nil` creates one.
    func engine(from start: Double, after history: ScrollEngine? = nil) -> ScrollEngine {
      var engine =
        history
        ?? ScrollEngine(
          start: configuration, end: .headerFooter, behavior: ScrollBehavior(source: source))
      let layout = ScrollInput.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1)
      _ = engine.handle(ScrollEvent(layout, at: start))
      for (time, input) in inputs { _ = engine.handle(ScrollEvent(input, at: start + time)) }
      return engine
    }
  }

  private static let large = ScrollExtents(viewport: 800, content: 3040)
  private static let token = RefreshToken(rawValue: 1)
  private static let down = (0.0, ScrollInput.dragBegan(DragStart(pointer: 1, main: 400)))

  private static func drag(_ distance: Double, frames: Int = 4) -> [(Double, ScrollInput)] {
    [down]
      + (1...frames).map { frame in
        let main = 400 + distance * Double(frame) / Double(frames)
        return (Double(frame) / 64, .dragMoved(pointer: 1, main: main, cross: 0))
      }
  }

  static let timelines = [
    Timeline("rest", inputs: []),
    Timeline("undecided", inputs: [down]),
    Timeline("pulling", inputs: drag(120)),
    Timeline("armed", inputs: drag(400)),
    Timeline("gliding", inputs: drag(-90) + [(0.078125, .dragEnded(pointer: 1)), (0.125, .tick)]),
    Timeline("bouncing", inputs: drag(400) + [(0.078125, .dragEnded(pointer: 1)), (0.125, .tick)]),
    Timeline("timed", inputs: [(0, .scrollTo(700, animated: true)), (0.125, .tick)]),
    Timeline(
      "refreshing", EdgeConfiguration(gap: .points(0), timeout: 4),
      inputs: [(0, .begin(.start)), (1, .tick)]),
    Timeline(
      "ended early", EdgeConfiguration(gap: .points(0)),
      inputs: [(0, .begin(.start)), (0.25, .finish(token, .failure))]),
    Timeline(
      "showingResult", EdgeConfiguration(gap: .points(0), resultDuration: 2),
      inputs: [(0, .begin(.start)), (1, .finish(token, .success)), (1.25, .tick)]),
    Timeline(
      "flung with the preset article",
      inputs: [(0, .setBehavior(.article))] + drag(-300)
        + [(0.078125, .dragEnded(pointer: 1)), (0.125, .tick)]),
    Timeline("resting with the preset article", inputs: [(0, .setBehavior(.article)), (0, .tick)]),
    Timeline(
      "resting with hard edges", inputs: [(0, .setBehavior(ScrollBehavior(bounces: false))), (0, .tick)]),
    Timeline(
      "grown before the viewport", inputs: [(0, .relayout(large, revision: 1, shift: 40)), (0.125, .tick)]),
    Timeline("observed pull", source: .platformTransform, inputs: [(0, .observed(-130, .tracking))]),
    Timeline("observed reveal", source: .platformTransform, inputs: [(0, .begin(.start)), (0.25, .tick)]),
    Timeline(
      "observed, unknown", source: .platformTransform,
      inputs: [(0, .observed(40, .unknown)), (0.0625, .tick)]),
    Timeline("queued", inputs: [(0, .setExclusion(.queue)), (0, .begin(.end)), (0, .begin(.start))]),
  ]

  @Test("The same inputs at later times lead to the same canonical state", arguments: timelines)
  func later(_ timeline: Timeline) {
    let now = timeline.engine(from: 1)
    for start in [2.0, 17.015625, 4096, 1_048_576.5] {
      let later = timeline.engine(from: start)
      #expect(later != now)
      #expect(later.canonical(at: later.time) == now.canonical(at: now.time), "at \(start)")
    }
  }

  @Test("Different inputs lead to different canonical states")
  func different() {
    for (index, timeline) in Self.timelines.enumerated() {
      let one = timeline.engine(from: 1)
      for other in Self.timelines[..<index].map({ $0.engine(from: 1) }) {
        #expect(one.canonical(at: one.time) != other.canonical(at: other.time))
      }
    }
  }

  @Test("The canonical state stores the age of an action only while the age has an effect")
  func ages() {
    func begun(_ age: Double) -> ScrollEngine {
      var engine = Timeline("", EdgeConfiguration(gap: .points(0)), inputs: [(0, .begin(.start))]).engine(
        from: 1)
      _ = engine.handle(ScrollEvent(.tick, at: 1 + age))
      return engine.canonical(at: engine.time)
    }
    #expect(begun(0.25) != begun(0.375))
    #expect(begun(0.5) == begun(0.75) && begun(0.5) == begun(1000))
  }

  @Test("The canonical state forgets earlier tokens and renumbers the current token")
  func tokens() {
    let timeline = Timeline(
      "", EdgeConfiguration(gap: .points(0)), inputs: [(0, .begin(.start)), (0.25, .tick)])
    let fresh = timeline.engine(from: 1)
    var history = Timeline("", EdgeConfiguration(gap: .points(0)), inputs: []).engine(from: 1)
    for start in [2.0, 4, 6] {
      _ = history.handle(ScrollEvent(.begin(.start), at: start))
      _ = history.handle(ScrollEvent(.cancel(.start), at: start + 1))
    }
    _ = history.handle(ScrollEvent(.tick, at: 8))
    let later = timeline.engine(from: 9, after: history)
    #expect(later.edges.start.token == RefreshToken(rawValue: 4))
    var canonical = later.canonical(at: later.time)
    // The canonical state keeps the load-more gates, because they store the starts for this content
    // revision.
    canonical.loadMoreGates = fresh.canonical(at: fresh.time).loadMoreGates
    #expect(canonical == fresh.canonical(at: fresh.time))
    #expect(canonical.edges.start.token == RefreshToken(rawValue: 1))
  }

  @Test("The canonical state drops samples of a finger that are too old to affect its velocity")
  func samples() {
    let short = Timeline(
      "", inputs: Self.drag(-80, frames: 1) + [(1, .dragMoved(pointer: 1, main: 300, cross: 0))])
    let long = Timeline(
      "", inputs: Self.drag(-80, frames: 8) + [(1, .dragMoved(pointer: 1, main: 300, cross: 0))])
    let one = short.engine(from: 1)
    let other = long.engine(from: 1)
    #expect(one != other)
    #expect(one.canonical(at: one.time) == other.canonical(at: other.time))
  }

  @Test("The canonical state contains nothing about a lifted finger")
  func liftedFinger() {
    let still = Timeline("", inputs: [(1, .tick)]).engine(from: 1)
    let touched = Timeline(
      "",
      inputs: Self.drag(-40) + [
        (0.5, .dragMoved(pointer: 1, main: 390, cross: 0)), (1, .dragEnded(pointer: 1)),
      ]
    ).engine(from: 1)
    #expect(touched.canonical(at: touched.time) == still.canonical(at: still.time))
  }

  @Test("The canonical state does not depend on the numbers of content revisions")
  func revisions() {
    func engine(_ revision: UInt32) -> ScrollEngine {
      var rig = Rig(start: nil, end: EdgeConfiguration(policy: .approach(50)))
      rig.send(.layout(ScrollExtents(viewport: 800, content: 3000), revision: revision))
      return rig.engine
    }
    #expect(engine(2) != engine(9))
    #expect(engine(2).canonical(at: 0) == engine(9).canonical(at: 0))
  }
}
