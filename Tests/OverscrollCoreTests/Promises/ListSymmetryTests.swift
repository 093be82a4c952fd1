import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// A list whose items have their estimated extents behaves like a scroll view with content of that length.
@Suite struct ListSymmetryTests {
  @Test(
    "A list of equal items has the state of a scroll view of the same length, to the last bit",
    arguments: EngineTickTests.rows)
  func plain(_ row: EngineTickTests.Row) {
    var starts = 0
    for seed in UInt64(1)...32 {
      let timeline = EngineTickTests().timeline(row, seed)
      var pair = Pair(timeline.first)
      for event in timeline.events {
        // Only the list corrects a platform that rests before the content's start.
        if pair.list.content.origin < 0 { break }
        let (effects, expected) = pair.play(event)
        if let fault = pair.fault ?? (effects == expected ? nil : "\(effects), not \(expected)") {
          Issue.record("seed \(seed), \(event): \(fault)")
          return
        }
        for case .edge(_, .started) in pair.effects { starts += 1 }
      }
    }
    #expect(starts > 10)
  }
}

/// A list, and a scroll engine without a list that receives the list's extents.
private struct Pair {
  private(set) var list: ListScrollEngine
  private(set) var plain: ScrollEngine
  /// The list's effects of the latest event.
  private(set) var effects: ScrollEffects = []

  private static let extent = 100.0
  private static let viewport = 600.0

  init(_ scroll: ScrollEngine) {
    list = ListScrollEngine(ListEngine(), scroll: scroll)
    _ = list.handle(.estimate(Pair.extent, .standard), at: 0)
    _ = list.handle(.layOut(viewport: Pair.viewport, cross: 300), at: 0)
    plain = list.scroll
  }

  /// Sends an event to both engines, and returns the effects of both in sorted order.
  ///
  /// The result omits the list's changes of the platform's offset.
  mutating func play(_ event: ScrollEvent) -> (list: [String], plain: [String]) {
    let time = event.time
    var expected: ScrollEffects = []
    effects = []
    switch event.input {
    case .layout(let extents, _), .relayout(let extents, _, _):
      expected = edit(Int(extents.content / Pair.extent), at: time)
      effects += list.handle(.scroll(event.input), at: time)
      expected += relayOut(shiftedBy: 0, at: time)
    case .retarget, .step(.toStart), .step(.toEnd):
      // A list computes its own targets, and a step to an end is a scroll to an item.
      break
    case .observed(let offset, let phase):
      // An offset that changes faster than momentum would jump to a position in the whole list.
      let reach = Deceleration.normal.travel(
        velocity: 10 * VelocityTracker.limit, age: ListContent.shortestReport)
      let place =
        phase == .tracking
        ? offset
        : offset.clamped(to: list.content.platformOffset - reach, list.content.platformOffset + reach)
      effects += list.handle(.scroll(.observed(place, phase)), at: time)
      expected += plain.handle(.observed(place + list.content.origin, phase), at: time)
    default:
      effects += list.handle(.scroll(event.input), at: time)
      expected += plain.handle(event.input, at: time)
    }
    expected += measure(at: time)
    return (Pair.words(effects), Pair.words(expected))
  }

  /// Sets the number of the list's items, and the same content length for the plain engine.
  private mutating func edit(_ count: Int, at time: Double) -> ScrollEffects {
    let before = list.list.count
    let edit: ListEdit = count > before ? .insert(count - before, at: before) : .remove(count..<before)
    var copy = list.list
    copy.isAtEnd = false
    let shift = copy.apply(edit)
    effects += list.handle(.edit(edit), at: time)
    return relayOut(shiftedBy: shift, at: time)
  }

  private mutating func relayOut(shiftedBy shift: Double, at time: Double) -> ScrollEffects {
    let content = Double(list.list.count) * Pair.extent
    return plain.handle(
      .relayout(
        ScrollExtents(viewport: Pair.viewport, content: content),
        revision: list.list.contentRevision &+ list.content.adapterRevision, shift: shift), at: time)
  }

  /// Measures the mounted items, whose extents equal the estimate.
  private mutating func measure(at time: Double) -> ScrollEffects {
    let mounted = list.list.slots.changes.compactMap { change -> Int? in
      if case .mounted(_, let item, _) = change { item } else { nil }
    }
    list.content.clearSlotChanges()
    guard !mounted.isEmpty else { return [] }
    for item in mounted { effects += list.handle(.measure(item: item, extent: Pair.extent), at: time) }
    effects += list.handle(.commit, at: time)
    // The engine never issued this token, so the input only updates its edges.
    return plain.handle(.finish(RefreshToken(rawValue: .max), .success), at: time)
  }

  private static func words(_ effects: ScrollEffects) -> [String] {
    effects.compactMap { if case .adjustOffset = $0 { nil } else { "\($0)" } }.sorted()
  }

  /// The difference between the two engines, or `nil` if they are equal.
  var fault: String? {
    if list.scroll != plain { return "another state: \(list.scroll.presentation), not \(plain.presentation)" }
    if list.scroll.presentation != plain.presentation { return "\(list.scroll.presentation)" }
    return list.scroll.nextDeadline == plain.nextDeadline ? nil : "due at \(list.scroll.nextDeadline)"
  }
}
