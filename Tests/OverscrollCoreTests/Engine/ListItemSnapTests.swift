import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Lists whose snap targets are their items or their pages.
@Suite struct ListItemSnapTests {
  private static let arrangements: [ListArrangement] = [.stack, .columns(3), .masonry(2)]

  /// Returns a list whose estimates are wrong: its items are 20 to 620 pt long.
  private func rig(
    _ dice: inout Dice, _ targets: SnapTargets, _ source: ScrollBehavior.Source,
    _ arrangements: [ListArrangement] = Self.arrangements
  ) -> ListRig {
    let (spacing, inset, salt) = (dice.pick([0, 10.0]), dice.pick([0, 16.0, 60]), Int(dice.unit() * 1000))
    var configuration = ListConfiguration(arrangement: dice.pick(arrangements), spacing: spacing)
    configuration.insets = EdgePair(start: inset, end: inset)
    // A header scrolls away, so it moves no target. The content's ends include it.
    configuration.accessories = EdgePair(start: dice.pick([0, 150]), end: dice.pick([0, 70]))
    var rig = ListRig(
      source, count: 200, configuration: configuration, snapping: targets, viewport: 430,
      extent: { Double(20 + ($0 &* 7919 &+ salt) % 600) })
    rig.run(0.5)
    return rig
  }

  /// Returns the offsets at which a list with item targets may rest, computed from all items, in pt.
  private func rests(_ rig: inout ListRig) -> [Double] {
    let (end, inset, viewport) = (rig.maximumOffset, rig.engine.list.configuration.insets.start, 430.0)
    return [0, end]
      + (0..<rig.engine.list.count).flatMap { item in
        let frame = rig.engine.list.frame(of: item)
        let long = frame.extent > viewport ? [frame.start + frame.extent - viewport] : []
        return ([frame.start - inset] + long).map { $0.clamped(to: 0, end) }
      }
  }

  @Test(
    "After every fling over items of unknown extents, an item rests after the start inset",
    arguments: [ScrollBehavior.Source.engine, .platformInset], 1...12 as ClosedRange<UInt64>)
  func items(_ source: ScrollBehavior.Source, seed: UInt64) {
    var dice = Dice(seed: seed)
    let limit = dice.pick(SnapTargets.LimitBehavior.allCases)
    var rig = rig(&dice, .items(limitBehavior: limit), source)
    for _ in 0..<12 {
      rig.swipe(by: (dice.unit() - 0.4) * 700, frames: 2 + Int(dice.unit() * 12))
      rig.run(6)
      let rest = rig.offset
      #expect(rests(&rig).contains { abs($0 - rest) < 1 }, "seed \(seed): \(rest)")
    }
  }

  @Test(
    "With the limit `alwaysByOne`, a swipe moves to a neighboring item",
    arguments: [ScrollBehavior.Source.engine, .platformInset], 1...6 as ClosedRange<UInt64>)
  func neighbor(_ source: ScrollBehavior.Source, seed: UInt64) {
    var dice = Dice(seed: seed)
    var rig = rig(&dice, .items(limitBehavior: .alwaysByOne), source)
    for _ in 0..<12 {
      let forward = dice.unit() < 0.7
      let before = rig.offset
      let all = Array(Set(rests(&rig))).sorted()
      rig.swipe(by: forward ? 200 : -200, frames: 3)
      rig.run(6)
      // Measured items before the viewport move the content, so compare numbers of targets.
      let after = Array(Set(rests(&rig))).sorted()
      let from = all.firstIndex { $0 > before - 1 } ?? 0
      let to = after.firstIndex { $0 > rig.offset - 1 } ?? 0
      #expect(abs(from - to) <= 2, "seed \(seed): \(from) \(to)")
    }
  }

  @Test(
    "Every swipe of a paging list moves by one viewport, also past rows of unknown extents",
    arguments: [ScrollBehavior.Source.engine, .platformInset], 1...6 as ClosedRange<UInt64>)
  func pages(_ source: ScrollBehavior.Source, seed: UInt64) {
    var dice = Dice(seed: seed)
    var rig = rig(&dice, .pages, source)
    rig.run(0.5)
    for page in 1...8 {
      rig.swipe(by: 40 + dice.unit() * 600, frames: 2 + Int(dice.unit() * 6))
      rig.run(6)
      #expect(abs(rig.offset - Double(page) * 430) < 1, "seed \(seed): page \(page) at \(rig.offset)")
    }
  }

  @Test(
    "Pages continue from an item to which code has scrolled",
    arguments: [ScrollBehavior.Source.engine, .platformInset],
    1...6 as ClosedRange<UInt64>)
  func pagesAfterScroll(_ source: ScrollBehavior.Source, seed: UInt64) {
    var dice = Dice(seed: seed)
    // In masonry, a measurement may move the items of one lane only.
    var rig = rig(&dice, .pages, source, [.stack, .columns(3)])
    rig.send(.scrollTo(ItemTarget(item: 100), animated: false))
    rig.run(1)
    let before = rig.engine.content.position
    rig.swipe(by: 200, frames: 3)
    rig.run(6)
    rig.swipe(by: -200, frames: 3)
    rig.run(6)
    let position = rig.engine.content.position
    #expect(
      position.item == before.item && abs(position.offset - before.offset) < 1, "\(position) \(before)")
  }
}
