@testable import OverscrollCore
import Testing

/// Pulls at an edge that cannot start its action: they are drawn and return like any pull.
@Suite struct BlockedPullTests {
  static let sources: [ScrollBehavior.Source] = [.engine, .platformTransform, .platformInset]

  /// A finger that pulls content past one edge, in driven or observed mode.
  struct Hand {
    let source: ScrollBehavior.Source
    let edge: ScrollEdge
    private(set) var engine: ScrollEngine
    private(set) var effects: ScrollEffects = []
    private var time = 0.0
    private var finger = 400.0
    private var offset: Double

    init(_ source: ScrollBehavior.Source, _ edge: ScrollEdge, _ configuration: EdgeConfiguration) {
      (self.source, self.edge) = (source, edge)
      engine = ScrollEngine(
        start: edge == .start ? configuration : .phone, end: edge == .end ? configuration : .phone,
        behavior: ScrollBehavior(source: source))
      offset = edge == .start ? 0 : 2200
      send(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1))
      send(source == .engine ? .scrollTo(offset, animated: false) : .observed(offset, .resting))
    }

    var shown: EdgePresentation { engine.presentation[edge] }
    /// The content's overscroll as a fraction of the threshold, at most 1.
    var share: Double { min(shown.overscroll / shown.threshold, 1) }
    var starts: [RefreshToken] {
      effects.compactMap { if case .edge(edge, .started(let token, _)) = $0 { token } else { nil } }
    }

    mutating func send(_ input: ScrollInput) { effects += engine.handle(ScrollEvent(input, at: time)) }

    mutating func touch() {
      finger = 400
      send(source == .engine ? .dragBegan(DragStart(pointer: 1, main: finger)) : .observed(offset, .tracking))
    }

    /// Moves the finger until the content is `overscroll` pt past the edge; a negative value is inside the
    /// content.
    mutating func pull(to overscroll: Double) {
      for _ in 0..<400 {
        let drawn = engine.presentation.contentOffset
        let missing = (edge == .start ? -overscroll : 2200 + overscroll) - drawn
        guard abs(missing) > 1e-6 else { return }
        time += Rig.frame
        if source == .engine {
          finger -= missing.clamped(to: -120, 120)
          send(.dragMoved(pointer: 1, main: finger, cross: 0))
        } else {
          offset += missing.clamped(to: -40, 40)
          send(.observed(offset, .tracking))
        }
      }
    }

    /// Advances time by ticks while the finger does not move.
    mutating func wait(_ seconds: Double) {
      for _ in 0..<Int(seconds / Rig.frame) {
        time += Rig.frame
        send(.tick)
      }
    }

    mutating func lift() {
      send(source == .engine ? .dragEnded(pointer: 1) : .observed(offset, .decelerating))
    }

    /// Moves the content one frame closer to its resting offset.
    mutating func goHome() {
      time += Rig.frame
      guard source != .engine else { return send(.tick) }
      let home = edge == .start ? min(max(offset, 0), 2200) : max(min(offset, 2200), 0)
      offset = abs(offset - home) < 0.5 ? home : home + (offset - home) * 0.8
      send(.observed(offset, offset == home ? .resting : .decelerating))
    }

    /// Pulls, starts the action by code if the pull did not start it, and finishes the action under the
    /// finger.
    mutating func startAndFinish() throws {
      pull(to: 130)
      if starts.isEmpty { send(.begin(edge)) }
      wait(0.75)
      send(.finish(try #require(starts.last), .success))
      wait(1)
    }
  }

  /// Checks that the drawn pull does not jump at the lift, and then returns together with the content.
  private func goesHome(_ hand: inout Hand) {
    let pulled = hand.shown
    hand.lift()
    #expect(abs(hand.shown.progress - pulled.progress) < 1e-6)
    #expect(abs(hand.shown.rotation - pulled.rotation) < 1e-6)
    #expect(abs(hand.shown.opacity - pulled.opacity) < 1e-6)
    // If the platform scrolls and a gap shifts the drawn content, content within 1 pt of the edge is at the
    // edge.
    let tolerance = hand.source == .platformTransform ? 1 / hand.shown.threshold : 1e-6
    for _ in 0..<256 {
      hand.goHome()
      #expect(abs(hand.shown.progress - hand.share) < tolerance)
    }
    #expect(hand.shown.phase == .idle && hand.shown.progress == 0 && hand.shown.overscroll == 0)
  }

  @Test(
    "After an action ended under a finger, further pulls by that finger are drawn but start nothing",
    arguments: sources.flatMap { source in ScrollEdge.allCases.map { (source, $0) } },
    Preset.pulled.filter { $0.configuration.policy != .return })
  func afterAnEndUnderTheFinger(_ place: (ScrollBehavior.Source, ScrollEdge), _ preset: Preset) throws {
    var hand = Hand(place.0, place.1, preset.configuration)
    hand.touch()
    try hand.startAndFinish()
    hand.pull(to: -20)
    #expect(hand.shown.progress == 0)
    for overscroll in [30.0, 60, 150, 90] {
      hand.pull(to: overscroll)
      #expect(abs(hand.shown.overscroll - overscroll) < 1e-3)
      #expect(abs(hand.shown.progress - hand.share) < 1e-6)
      #expect(abs(hand.shown.rotation - hand.shown.overscroll / hand.shown.threshold) < 1e-6)
    }
    hand.pull(to: 150)
    #expect(hand.starts.count == 1)
    goesHome(&hand)
    #expect(hand.starts.count == 1)
    hand.touch()
    hand.pull(to: 170)
    hand.lift()
    #expect(hand.starts.count == 2)
  }

  @Test(
    "While the opposite edge's action runs, a pull is drawn until the content returns, but starts nothing",
    arguments: sources.flatMap { source in ScrollEdge.allCases.map { (source, $0) } }, Preset.pulled)
  func whileTheOtherRuns(_ place: (ScrollBehavior.Source, ScrollEdge), _ preset: Preset) {
    var hand = Hand(place.0, place.1, preset.configuration)
    hand.send(.begin(hand.edge.opposite))
    hand.wait(1)
    hand.touch()
    for overscroll in [30.0, 60, 150] {
      hand.pull(to: overscroll)
      #expect(abs(hand.shown.progress - hand.share) < 1e-6 && !hand.shown.isAvailable)
    }
    goesHome(&hand)
    #expect(hand.starts.isEmpty)
  }

  @Test(
    "Momentum past an edge is not drawn as a pull, even while the opposite edge's action runs",
    arguments: sources.flatMap { source in ScrollEdge.allCases.map { (source, $0) } })
  func momentum(_ place: (ScrollBehavior.Source, ScrollEdge)) {
    var hand = Hand(place.0, place.1, .phone)
    hand.send(.begin(hand.edge.opposite))
    hand.wait(1)
    hand.touch()
    hand.pull(to: -400)
    if hand.source == .engine {
      hand.pull(to: -100)
      hand.lift()
    } else {
      hand.lift()
      hand.send(.observed(hand.edge == .start ? -80 : 2280, .decelerating))
    }
    var furthest = hand.shown.overscroll
    for _ in 0..<128 {
      #expect(hand.shown.progress == 0)
      hand.goHome()
      furthest = max(furthest, hand.shown.overscroll)
    }
    #expect(furthest > 10)
  }

  @Test(
    "An edge without a pull gesture draws no pull progress after its action ended under the finger",
    arguments: sources.flatMap { source in ScrollEdge.allCases.map { (source, $0) } },
    [
      EdgeConfiguration(policy: .tap), EdgeConfiguration(policy: .manual),
      EdgeConfiguration(pullsFromInside: false),
    ])
  func notPulled(_ place: (ScrollBehavior.Source, ScrollEdge), _ configuration: EdgeConfiguration) throws {
    var hand = Hand(place.0, place.1, configuration)
    hand.touch()
    hand.pull(to: -300)
    hand.lift()
    hand.wait(1)
    hand.touch()
    hand.send(.begin(hand.edge))
    hand.wait(0.75)
    hand.send(.finish(try #require(hand.starts.last), .success))
    hand.wait(1)
    hand.pull(to: 90)
    #expect(hand.shown.overscroll > 60 && hand.shown.progress == 0)
  }
}
