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

  @Test(
    "Inserting items at the start moves no visible item, and appending items moves the visible items up",
    arguments: [false, true], [false, true])
  func earlier(isObserved: Bool, sticks: Bool) {
    var configuration = ListConfiguration(
      spacing: 10, insets: EdgePair(start: 8, end: 12), startsAtEnd: sticks, alignment: .end)
    configuration.sticks.end = sticks
    var rig = ListRig(isObserved ? .platformTransform : .engine, count: 2, configuration: configuration) {
      _ in 50
    }
    if isObserved { rig.report(rig.platform, .resting) }
    rig.tick(30)
    #expect(rig.seen() == [0: 678, 1: 738])
    for _ in 0..<20 {
      let before = rig.placed()
      rig.edit(.insert(1, at: 0, .standard))
      for _ in 0..<30 {
        for (identity, position) in rig.placed() {
          #expect(before[identity].map { abs($0 - position) < 0.01 } != false, "\(identity): \(position)")
        }
        rig.tick()
      }
    }
    #expect(rig.engine.content.contentExtent > 1200)

    var short = ListRig(isObserved ? .platformTransform : .engine, count: 2, configuration: configuration) {
      _ in 50
    }
    if isObserved { short.report(short.platform, .resting) }
    short.edit(.insert(3, at: 2, .standard))
    short.tick(60)
    #expect(short.seen() == [0: 498, 1: 558, 2: 618, 3: 678, 4: 738])
    // The last message grows while its text arrives.
    short.extent = { $0 == 4 ? 200 : 50 }
    short.send(.forgetExtents)
    short.tick(60)
    #expect(short.seen() == [0: 348, 1: 408, 2: 468, 3: 528, 4: 588])
  }

  @Test("Edits during a pull keep the overscroll, and the content returns after the lift")
  func pulled() {
    var rig = ListRig(
      count: 3, configuration: ListConfiguration(alignment: .end), start: EdgeConfiguration()
    ) { _ in 50 }
    rig.tick(10)
    rig.send(.scroll(.dragBegan(DragStart(pointer: 1, main: 400))))
    for step in 1...10 {
      rig.time += 1.0 / 60
      rig.send(.scroll(.dragMoved(pointer: 1, main: 400 + Double(step) * 6, cross: 0)))
    }
    let pulled = rig.viewportStart
    #expect(pulled < -10)
    for edit in [ListEdit.insert(2, at: 3, .standard), .insert(1, at: 0, .standard), .remove(0..<4)] {
      rig.edit(edit)
      #expect(abs(rig.viewportStart - pulled) < 0.01)
    }
    rig.send(.scroll(.dragEnded(pointer: 1)))
    rig.tick(120)
    #expect(rig.viewportStart == 0 && rig.seen().values.max() == 750)
  }

  @Test(
    "In a list shorter than its viewport, items stay at the end, for any insets and any scroll to an item")
  func scrolled() {
    for alignment in [ItemAlignment.start, .center, .end, .nearest, .share(0.3)] {
      for item in 0..<4 {
        var rig = ListRig(
          count: 4,
          configuration: ListConfiguration(insets: EdgePair(start: 30, end: 40), alignment: .end)
        ) { _ in 50 }
        rig.send(.scrollTo(ItemTarget(item: item, alignment: alignment), animated: false))
        rig.tick(20)
        #expect(rig.seen() == [0: 560, 1: 610, 2: 660, 3: 710], "\(alignment)")
        #expect(rig.engine.list.position == ListPosition(item: 0, offset: 0))
      }
    }
    var empty = ListRig(count: 0, configuration: ListConfiguration(alignment: .end))
    #expect(empty.engine.content.contentExtent == 0)
  }
}
