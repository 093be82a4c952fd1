import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// A platform that moves its content in a layout pass, and reports the new offset before the new layout.
@Suite struct LaidOutOffsetTests {
  private static func engine(_ end: EdgeConfiguration) -> ScrollEngine {
    var engine = ScrollEngine.inset(start: nil, end: end)
    _ = engine.handle(.layout(ScrollExtents(viewport: 390, content: 3600), revision: 0), at: 0)
    _ = engine.handle(.observed(2000, .resting), at: 0)
    return engine
  }

  /// Returns the tokens of the starts in the effects.
  private static func starts(_ effects: ScrollEffects) -> [RefreshToken] {
    effects.compactMap { if case .edge(_, .started(let token, _)) = $0 { token } else { nil } }
  }

  @Test(
    "A rotation that keeps the end of the content visible does not start load-more again",
    arguments: [0, 100, 300.0])
  func turn(reach: Double) throws {
    var configuration = EdgeConfiguration.phone
    configuration.policy = .approach(reach)
    for delay in [0, 0.01, 0.03, 0.2, 5] {
      for pause in [0, 1e-6, 0.001] {
        var engine = Self.engine(configuration)
        let token = try #require(Self.starts(engine.handle(.observed(3270, .tracking), at: 1)).first)
        _ = engine.handle(.observed(3270, .resting), at: 1.1)
        _ = engine.handle(.finish(token, .success), at: 3)
        var effects = engine.handle(.observed(2816, .free), at: 3 + delay)
        effects += engine.handle(
          .layout(ScrollExtents(viewport: 844, content: 3600), revision: 0), at: 3 + delay + pause)
        for tick in 1...120 { effects += engine.handle(.tick, at: 3 + delay + Double(tick) / 60) }
        #expect(
          Self.starts(effects) == [], "\(delay) s after the end, the layout \(pause) s after the offset")
      }
    }
  }

  @Test("A programmatic scroll out of the load-more distance and back starts the action again")
  func away() throws {
    var configuration = EdgeConfiguration.phone
    configuration.policy = .approach(300)
    var engine = Self.engine(configuration)
    let token = try #require(Self.starts(engine.handle(.observed(3210, .tracking), at: 1)).first)
    _ = engine.handle(.observed(3210, .resting), at: 1.1)
    _ = engine.handle(.finish(token, .success), at: 3)
    _ = engine.handle(.observed(1000, .free), at: 4)
    for tick in 1...30 { #expect(Self.starts(engine.handle(.tick, at: 4 + Double(tick) / 60)) == []) }
    #expect(Self.starts(engine.handle(.observed(3210, .free), at: 5)).count == 1)
  }

  @Test("Scrolling out of the load-more distance and back without stopping starts the action again")
  func awayWithoutRest() throws {
    var configuration = EdgeConfiguration.phone
    configuration.policy = .approach(300)
    var engine = Self.engine(configuration)
    let token = try #require(Self.starts(engine.handle(.observed(3210, .tracking), at: 1)).first)
    _ = engine.handle(.observed(3210, .resting), at: 1.1)
    _ = engine.handle(.finish(token, .failure), at: 3)
    var effects = ScrollEffects()
    for frame in 1...40 {
      let offset = 3210 - 50 * Double(min(frame, 40 - frame))
      effects += engine.handle(.observed(offset, .free), at: 4 + Double(frame) / 60)
    }
    #expect(Self.starts(effects).count == 1)
  }

  @Test("Content that a layout pass keeps in the end gap returns to the edge when the gap closes")
  func gap() throws {
    for pause in [0, 1e-6, 0.001] {
      var engine = Self.engine(.phone)
      _ = engine.handle(.observed(3210, .resting), at: 0.1)
      let token = try #require(Self.starts(engine.handle(.begin(.end), at: 1)).first)
      _ = engine.handle(.observed(3270, .resting), at: 2)
      _ = engine.handle(.finish(token, .success), at: 3)
      var effects = engine.handle(.observed(870, .free), at: 3.01)
      effects += engine.handle(
        .layout(ScrollExtents(viewport: 390, content: 1200), revision: 0), at: 3.01 + pause)
      for tick in 1...60 { effects += engine.handle(.tick, at: 3.01 + Double(tick) / 60) }
      #expect(effects.insets == InsetChange(0, 0, to: 810), "\(pause) s")
    }
  }
}
