import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The engine's promises in inset mode: the platform scrolls, and the engine sets its content insets.
@Suite struct InsetPromiseTests {
  @Test(
    "Promise 1: one drag starts the action once, even if it passes the threshold several times",
    arguments: Preset.pulled)
  func oneStart(_ preset: Preset) throws {
    var rig = Rig(.platformInset, start: preset.configuration)
    rig.touch()
    for _ in 0..<3 {
      rig.drag(to: -140)
      rig.drag(to: -5)
      if rig.starts() == 1 { try rig.finish() }
      rig.run(1)
    }
    #expect(rig.starts() <= 1)
    rig.drag(to: -140)
    rig.lift()
    rig.run(0.5)
    #expect(rig.starts() == 1)
  }

  @Test(
    "Promise 5: momentum that carries content past an edge arms and starts nothing",
    arguments: Preset.pulled)
  func momentum(_ preset: Preset) {
    for edge in ScrollEdge.allCases {
      var rig = Rig(.platformInset, start: preset.configuration, end: preset.configuration)
      rig.place(at: edge == .start ? 900 : 1300)
      rig.fling(by: edge == .start ? 700 : -700)
      var furthest = 0.0
      for _ in 0..<256 {
        rig.run(Rig.frame)
        furthest = max(furthest, rig.platform.extents.overscroll(past: edge, at: rig.offset))
      }
      #expect(furthest > 60, "the fling did not reach the \(edge) edge")
      #expect(
        rig.starts() == 0 && rig.phases.start == ["idle"] && rig.phase(.end) == "idle"
          && rig.insetChanges.isEmpty)
    }
  }

  @Test(
    "Promises 1, 2, 4 and 6: after random inputs, the content rests in bounds and every start has ended",
    arguments: 0..<60 as Range<UInt64>)
  func home(_ seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let preset = dice.pick(Preset.pulled)
    var rig = Rig(
      .platformInset,
      start: preset.configuration, end: dice.pick(Preset.pulled).configuration,
      content: dice.pick([0, 500, 800, 1200, 3000]))
    rig.send(.setExclusion(dice.pick(ExclusionPolicy.allCases)))
    for _ in 0..<60 { try act(&rig, &dice) }
    rig.lift()
    for token in rig.tokens() { rig.send(.finish(token, .success)) }
    rig.run(0.5)
    for token in rig.tokens() { rig.send(.finish(token, .success)) }
    rig.run(3)
    let bounds = 0...rig.platform.extents.maximumOffset
    #expect(bounds.contains(rig.offset), "seed \(seed): the content rests at \(rig.offset)")
    #expect(rig.phase() == "idle" && rig.phase(.end) == "idle", "seed \(seed)")
    #expect(rig.engine.content.insets.insets == .zero, "seed \(seed)")
    let ended = rig.effects.count { if case .edge(_, .ended) = $0 { true } else { false } }
    #expect(ended == rig.starts(), "seed \(seed): \(rig.starts()) starts and \(ended) outcomes")
  }

  private func act(_ rig: inout Rig, _ dice: inout Dice) throws {
    let edge = dice.pick(ScrollEdge.allCases)
    let geometry = rig.platform.extents
    switch Int(dice.unit() * 12) {
    case 0, 1: rig.touch()
    case 2, 3:
      guard rig.platform.scroller.motion.isDrag else { return rig.run(dice.unit()) }
      rig.drag(to: geometry.offset(forOverscroll: dice.unit() * 260 - 100, past: edge))
    case 4, 5: rig.lift()
    case 6:
      rig.lift()
      rig.fling(by: dice.unit() * 800 - 400)
    case 7: rig.send(.begin(edge))
    case 8: if rig.starts() > 0 { try rig.finish(nil, dice.pick([.success, .failure])) }
    case 9: rig.send(.cancel(edge))
    case 10: if dice.unit() < 0.3 { rig.attach() }
    default: rig.run(dice.unit() * 2)
    }
  }
}
