import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// A scroll to an item aligns the item to the edge, however the platform rounds and reports its offset.
struct ListScrollStandingTests {
  /// The differences between a platform and an exact platform that reports at once.
  struct PlatformTraits: Sendable {
    /// The step of the platform's offsets, in pt; 0 for a platform that does not round.
    let step: Double
    let rule: FloatingPointRoundingRule
    /// The base offset of a relative change on the platform.
    ///
    /// For `none` it is the current offset, for `always` the last requested offset, and for `untilReport`
    /// the requested offset until the next report. A platform that reports late keeps the requested offset,
    /// because otherwise each write would lose a part of a step.
    let memory: Memory
    /// The number of frames between a write and its reports, and the number of reports.
    let frames: Int
    let times: Int
    let phases: [ObservedPhase]

    enum Memory { case none, untilReport, always }

    init(_ dice: inout Dice) {
      step = dice.pick([0, 1, 0.5, 1 / 3.0, 0.75, 1 / 64.0])
      rule = dice.pick([.toNearestOrEven, .down, .up])
      frames = dice.pick([0, 1, 1, 2, 5, 20])
      memory = frames == 0 ? dice.pick([.none, .untilReport, .always]) : dice.pick([.untilReport, .always])
      times = dice.pick([1, 2, 3])
      phases = dice.pick([[.resting], [.decelerating, .resting], [.unknown]])
    }
  }

  /// A list, its simulated adapter, and a platform that scrolls.
  struct RoundingPlatform {
    var list: ListScrollEngine
    let traits: PlatformTraits
    let extent: (Int) -> Double
    var time = 0.0
    var offset = 0.0
    var wish = 0.0
    /// The number of frames until the next report, or `nil`.
    var due: Int?
    var writes = 0
    /// The number of reports in this frame, and the maximum of all frames.
    var reports = 0
    var mostReports = 0
    static let manyReports = 100

    mutating func send(_ input: ListInput) {
      perform(list.handle(input, at: time))
      for _ in 0..<20 {
        let mounted = list.list.slots.changes.compactMap { change -> Int? in
          if case .mounted(_, let item, _) = change { return item }
          return nil
        }
        list.content.clearSlotChanges()
        guard !mounted.isEmpty else { return }
        for item in mounted { perform(list.handle(.measure(item: item, extent: extent(item)), at: time)) }
        perform(list.handle(.commit, at: time))
      }
    }

    private mutating func perform(_ effects: ScrollEffects) {
      for case .adjustOffset(let change) in effects {
        writes += 1
        wish += change
        let room = max(0, list.content.scrollExtent - list.list.viewport)
        offset = max(0, min(wish, room))
        if traits.step > 0 { offset = (offset / traits.step).rounded(traits.rule) * traits.step }
        if traits.memory == .none { wish = offset }
        if traits.frames > 0 { due = traits.frames } else if reports < Self.manyReports { report() }
      }
    }

    private mutating func report() {
      due = nil
      if traits.memory == .untilReport { wish = offset }
      for _ in 0..<traits.times {
        for phase in traits.phases { send(.scroll(.observed(offset, phase))) }
        reports += 1
        mostReports = max(mostReports, reports)
      }
    }

    mutating func frame() {
      time += 1.0 / 60
      reports = 0
      if let frames = due { due = frames - 1 }
      if due == 0 { report() }
      send(.scroll(.tick))
    }
  }

  @Test(
    "A scroll to an item ends at its aligned position, for any rounding and reporting of the platform",
    arguments: 0..<12)
  func aligned(seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 0..<40 {
      let traits = PlatformTraits(&dice)
      let count = dice.pick([400, 10_000, 1_000_000, 100_000_000])
      let unit = dice.pick([10.0, 7, 192, 64])
      let scroll = ScrollEngine(start: nil, end: nil, behavior: ScrollBehavior(source: .platformTransform))
      var rig = RoundingPlatform(
        list: ListScrollEngine(ListEngine(dice.pick([ListConfiguration(), .chat])), scroll: scroll),
        traits: traits,
        extent: { 24 + Double($0 &* 7919 % 900) / unit })
      rig.send(.layOut(viewport: 600, cross: 390, pixelsPerPoint: dice.pick([1, 2, 3, 1.25, 2.625])))
      rig.send(.reset(count: count, .standard))
      for _ in 0..<4 {
        let item = 30 + Int(dice.unit() * Double(count - 150))
        let near = dice.pick([item, min(item + 100, count - 100)])
        let alignment = dice.pick([ItemAlignment.start, .start, .center, .end])
        rig.send(.scrollTo(ItemTarget(item: item), animated: false))
        rig.send(.scrollTo(ItemTarget(item: near, alignment: alignment), animated: dice.pick([true, false])))
        for _ in 0..<90 { rig.frame() }
        let writes = rig.writes
        for _ in 0..<10 { rig.frame() }
        let position = rig.list.content.position
        let frame = rig.list.content.frame(of: near)
        let room = 600 - frame.extent
        let expected = alignment == .start ? 0 : alignment == .end ? room : room / 2
        let drawn = frame.start - rig.offset
        if alignment == .start {
          #expect(position.item == near && position.offset < 1e-3, "\(position), not \(near); \(traits)")
        }
        #expect(
          (drawn - expected).magnitude < 1e-3, "item \(near) is at \(drawn), not \(expected); \(traits)")
        #expect(rig.writes == writes, "the list still corrects the offset; \(traits)")
        #expect(
          rig.mostReports < RoundingPlatform.manyReports, "the list corrects the offset repeatedly; \(traits)"
        )
      }
    }
  }
}
