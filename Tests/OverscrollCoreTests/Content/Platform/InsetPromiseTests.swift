import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The engine's promises in inset mode: the platform scrolls, and the engine sets its content insets.
@Suite struct InsetPromiseTests {
  @Test(
    "Promises 1, 2, 4 and 6: after random inputs, the content rests in bounds and every start has ended",
    arguments: 0..<60 as Range<UInt64>)
  func random(_ seed: UInt64) throws {
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
