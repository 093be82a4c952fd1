import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Lists with end alignment: short content is at the viewport's end.
@Suite struct ListScrollAlignmentTests {
  /// Returns a list with a random arrangement, spacing and insets.
  private static func rig(
    _ dice: inout Dice, isObserved: Bool, count: Int, sticks: Bool
  ) -> ListRig {
    let arrangement = dice.pick([ListArrangement.stack, .stack, .columns(2), .masonry(3)])
    let insets = EdgePair(start: dice.pick([0, 8, 120.5]), end: dice.pick([0, 12, 60.25]))
    var rig = ListRig(
      isObserved ? .platformTransform : .engine, count: count,
      configuration: ListConfiguration(
        arrangement: arrangement, spacing: dice.pick([0, 8.0]), insets: insets,
        sticks: EdgePair(start: false, end: sticks), startsAtEnd: sticks, alignment: .end))
    if isObserved { rig.report(rig.platform, .resting) }
    rig.tick(30)
    return rig
  }

  /// The end of the last item, in pt from the content's start.
  private static func end(of rig: inout ListRig) -> Double {
    (0..<rig.engine.list.count).map {
      let frame = rig.engine.list.frame(of: $0)
      return frame.start + frame.extent
    }.max() ?? 0
  }

  private static func edit(_ rig: inout ListRig, _ dice: inout Dice) {
    let count = rig.engine.list.count
    switch dice.index(below: 8) {
    case 0...2: rig.edit(.insert(1 + dice.index(below: 3), at: count, .standard))
    case 3, 4: rig.edit(.insert(1 + dice.index(below: 3), at: 0, .standard))
    case 5 where count > 1: rig.edit(.remove(0..<1 + dice.index(below: count - 1)))
    case 6 where count > 1: rig.edit(.remove(count - 1..<count))
    default:
      rig.send(.layOut(viewport: dice.pick([500, 800, 1400]), cross: 400))
    }
    // A platform clamps its offset to the content.
    if !rig.isDriven { rig.report(rig.platform, .resting) }
    rig.tick(60)
  }

  @Test(
    "After any edit, short content ends at the viewport's end and longer content begins at its start inset",
    arguments: 0..<60 as Range<UInt64>, [false, true])
  func standing(seed: UInt64, isObserved: Bool) {
    let sticks = seed % 2 == 0
    var dice = Dice(seed: seed)
    var rig = Self.rig(&dice, isObserved: isObserved, count: 3, sticks: sticks)
    for step in 0..<30 {
      let viewport = rig.engine.list.viewport
      let insets = rig.engine.list.configuration.insets
      let story = "seed \(seed), step \(step)"
      let (start, end) = (rig.engine.list.frame(of: 0).start, Self.end(of: &rig))
      let total = insets.start + end - start + insets.end
      #expect(abs(rig.engine.content.contentExtent - max(viewport, total)) < 0.01, "\(story)")
      #expect(abs(start - (insets.start + max(0, viewport - total))) < 0.01, "\(story): \(start)")
      let range = -0.01...max(0, total - viewport) + 0.01
      #expect(range.contains(rig.viewportStart), "\(story): \(rig.viewportStart)")
      #expect(rig.uncovered().isEmpty, "\(story)")
      Self.edit(&rig, &dice)
    }
  }
}
