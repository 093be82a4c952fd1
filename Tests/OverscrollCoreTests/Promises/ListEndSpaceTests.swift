import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// The space after the last item, which lets the list show an item at its place, and the free space before short
/// content that is aligned to the viewport's end.
@Suite struct ListEndSpaceTests {
  private static func rig(_ dice: inout Dice, isObserved: Bool) -> ListRig {
    let arrangement = dice.pick([ListArrangement.stack, .stack, .columns(2), .masonry(3)])
    let insets = EdgePair(start: dice.pick([0, 8, 120.5]), end: dice.pick([0, 12, 60.25]))
    let sticks = dice.pick([false, true])
    var rig = ListRig(
      isObserved ? .platformTransform : .engine, count: dice.pick([0, 1, 3, 30]),
      configuration: ListConfiguration(
        arrangement: arrangement, spacing: dice.pick([0, 8.0]), insets: insets,
        sticks: EdgePair(start: false, end: sticks), startsAtEnd: sticks && dice.pick([false, true]),
        alignment: dice.pick([.start, .end, .end])))
    if isObserved { rig.report(rig.platform, .resting) }
    rig.tick(30)
    return rig
  }

  private static func change(_ rig: inout ListRig, _ dice: inout Dice) {
    let count = rig.engine.list.count
    switch dice.index(below: 9) {
    case 0...2: rig.edit(.insert(1 + dice.index(below: 3), at: count, .standard))
    case 3: rig.edit(.insert(1 + dice.index(below: 3), at: 0, .standard))
    case 4 where count > 1: rig.edit(.remove(0..<1 + dice.index(below: count - 1)))
    case 5 where count > 1: rig.edit(.remove(count - 1..<count))
    case 6 where count > 1: rig.edit(.move(count - 1..<count, to: dice.index(below: count)))
    case 7:
      let item = dice.index(below: max(1, count))
      rig.send(.endSpace(dice.index(below: 6) == 0 ? nil : item, dice.pick([.start, .center])))
    default: rig.send(.layOut(viewport: dice.pick([500, 800, 1400]), cross: 400))
    }
    // A platform clamps its offset to the content.
    if !rig.isDriven { rig.report(rig.platform, .resting) }
    rig.tick(60)
  }

  /// Returns the first item's start and the content's extent according to a sum over all items, in pt.
  private static func expected(_ rig: inout ListRig) -> (start: Double, extent: Double) {
    let (count, viewport) = (rig.engine.list.count, rig.engine.list.viewport)
    let configuration = rig.engine.list.configuration
    let frames = (0..<count).map { rig.engine.list.frame(of: $0) }
    let first = frames.map(\.start).min() ?? 0
    let inset = configuration.insets.start
    // Positions without free space before the items.
    let ends = frames.map { $0.start + $0.extent - first + inset }
    var extent = (ends.max() ?? inset) + configuration.insets.end
    if let target = rig.engine.list.endSpace, count > 0 {
      let start = target.item == 0 ? 0 : frames[target.item].start - first + inset
      let end = ends[target.item] + (target.item == count - 1 ? extent - ends[target.item] : 0)
      let offset = target.alignment == .start ? start : (start + end - viewport) / 2
      extent = max(extent, max(0, offset) + viewport)
    }
    guard configuration.alignment == .end, count > 0 else { return (inset, extent) }
    return (inset + max(0, viewport - extent), max(extent, viewport))
  }

  @Test(
    "After any change, the content is as short as an item's place needs, and short content is aligned",
    arguments: 0..<400 as Range<UInt64>, [false, true])
  func isAsShortAsPossible(seed: UInt64, isObserved: Bool) {
    var dice = Dice(seed: seed)
    var rig = Self.rig(&dice, isObserved: isObserved)
    for step in 0..<40 {
      Self.change(&rig, &dice)
      let (story, expected) = ("seed \(seed), step \(step)", Self.expected(&rig))
      #expect(abs(rig.engine.list.contentExtent - expected.extent) < 0.02, "\(story)")
      let start = (0..<rig.engine.list.count).map { rig.engine.list.frame(of: $0).start }.min()
      #expect(abs((start ?? expected.start) - expected.start) < 0.02, "\(story)")
      let range = -0.02...max(0, expected.extent - rig.engine.list.viewport) + 0.02
      #expect(range.contains(rig.viewportStart), "\(story): \(rig.viewportStart)")
      #expect(rig.uncovered().isEmpty, "\(story)")
    }
  }
}
