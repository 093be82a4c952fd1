import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Content that grows before the viewport in shifted mode: the platform scrolls, and a gap shifts the drawn
/// content.
///
/// The shift argument is the length that is added before the viewport, in pt.
@Suite struct ObservedShiftTests {
  private static func relayout(_ shift: Double) -> ScrollInput {
    .relayout(ScrollExtents(viewport: 800, content: 3000 + shift), revision: 2, shift: shift)
  }

  @Test(
    "Growth before the viewport changes the drawn offset by the added length, for any gap and offset",
    arguments: [-200.0, -90, -60, -30, 0, 20, 500])
  func drawn(_ offset: Double) {
    for gap in [0.0, 60] {
      for shift in [-700.0, -100, -45, -10, 10, 45, 100, 700] {
        for phase in [ObservedPhase.resting, .tracking, .decelerating] {
          var engine = ScrollEngine(
            start: EdgeConfiguration(policy: .manual), behavior: ScrollBehavior(source: .platformTransform))
          func send(_ input: ScrollInput, _ time: Double) -> ScrollEffects {
            engine.handle(ScrollEvent(input, at: time))
          }
          _ = send(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), 0)
          if gap > 0 { _ = send(.begin(.start), 0) }
          _ = send(.observed(offset, phase), 1)
          _ = send(.tick, 2)
          let before = engine.presentation.contentOffset
          let effects = send(Self.relayout(shift), 2)
          var corrected = 0.0
          for case .adjustOffset(let correction) in effects { corrected += correction }
          let after = engine.presentation
          let example = "\(offset) by \(shift) with \(gap), \(phase)"
          #expect(abs(after.contentOffset - before - shift) < 1e-9, "\(example)")
          #expect(abs(after.contentOffset + after.shift - offset - shift - corrected) < 1e-9, "\(example)")
          // The platform reports its new offset. The report does not move the content, and the gap keeps
          // its extent.
          _ = send(.observed(offset + shift + corrected, phase), 2)
          #expect(abs(engine.presentation.contentOffset - before - shift) < 1e-9, "\(example)")
          let isPulled = max(offset, offset + shift) <= -gap
          #expect(!isPulled || engine.presentation.start.gap == gap, "\(example)")
          _ = send(.tick, 2.25)
          let isInside = offset + shift + corrected > 0
          #expect(!isInside || abs(engine.presentation.contentOffset - before - shift) < 1e-9, "\(example)")
          if phase != .resting { _ = send(.observed(offset + shift, .resting), 2.5) }
          _ = send(.tick, 9)
          #expect(engine.presentation.start.gap == gap, "\(example)")
        }
      }
    }
  }

  @Test("Without known phases, growth before the viewport does not delay the rest of the content")
  func stillness() {
    var engine = ScrollEngine(behavior: ScrollBehavior(source: .platformTransform))
    _ = engine.handle(ScrollEvent(.observed(300, .unknown), at: 1))
    _ = engine.handle(ScrollEvent(Self.relayout(200), at: 1.0625))
    _ = engine.handle(ScrollEvent(.observed(500, .unknown), at: 1.0625))
    #expect(engine.nextDeadline == 1.1)
  }

  @Test(
    "When a gap closes, its edge becomes idle, even if sums of offsets have rounding errors",
    arguments: 0..<200 as Range<UInt64>)
  func sums(seed: UInt64) {
    var random = Dice(seed: seed)
    var engine = ScrollEngine(
      start: EdgeConfiguration(policy: .manual), end: EdgeConfiguration(policy: .approach(60)),
      behavior: ScrollBehavior(source: .platformTransform))
    func send(_ input: ScrollInput, at time: Double) { _ = engine.handle(ScrollEvent(input, at: time)) }
    let end = Double.random(in: 100...2000, using: &random)
    send(.layout(ScrollExtents(viewport: 800, content: 800 + end), revision: 1), at: 0)
    send(.observed(0, .resting), at: 0)
    send(.begin(.start), at: 0)
    let time = Double.random(in: 0...1, using: &random)
    send(.tick, at: time)
    send(.observed(end + engine.presentation.shift, .resting), at: time)
    for pause in 0...8 {
      let now = time + Double(pause) / 2
      send(.tick, at: now)
      for edge in ScrollEdge.allCases {
        if let token = engine.edges[edge].token { send(.finish(token, .success), at: now) }
      }
    }
    #expect(engine.edges.end.phase == .idle && engine.edges.start.phase == .idle, "seed \(seed)")
  }

  @Test(
    "If the length added before the viewport is extreme or invalid, all results stay finite",
    arguments: [.nan, .infinity, 1e300, -1e300, -Double.infinity])
  func absurd(_ shift: Double) {
    var engine = ScrollEngine(behavior: ScrollBehavior(source: .platformTransform))
    _ = engine.handle(ScrollEvent(.begin(.start), at: 0))
    for time in [1.0, 2, 3] {
      _ = engine.handle(ScrollEvent(Self.relayout(shift), at: time))
      let shown = engine.presentation
      #expect(shown.contentOffset.isFinite && shown.shift.isFinite && shown.start.gap.isFinite)
      #expect(shown.contentOffset.magnitude <= 0x1p41)
    }
    if !shift.isFinite { #expect(engine.presentation.contentOffset == -60) }
  }

  @Test(
    "For any gap, growth before the viewport changes the drawn offset by exactly the added length",
    arguments: [0.3, 1, 60], [-30.0, 100])
  func smallGap(_ gap: Double, _ distance: Double) {
    var scroll = PlatformScrollState()
    _ = scroll.setGaps(EdgePair(start: gap, end: 0), at: 0)
    scroll.observe(0, .resting, at: 3)
    let before = scroll.drawnOffset(at: 3)
    #expect(abs(before + gap) < 1e-6)
    scroll.shift(by: distance, at: 3)
    #expect(abs(scroll.drawnOffset(at: 3) - before - distance) < 1e-9)
  }
}
