@testable import OverscrollCore
@testable import OverscrollListCore
@testable import OverscrollTrace

/// A host without a screen: it mounts what it is told to, measures it, and knows where every item is seen.
struct ListRig {
  var engine: ListScroll
  /// How long item views really are, in pt, by the identity of what they show.
  var extent: (Int) -> Double
  /// What each item shows.
  var identities: [Int] {
    get { edited ?? Array(0..<count) }
    set { edited = newValue }
  }
  /// How many items there were at first, each of which shows its own number.
  private let count: Int
  /// What each item shows since some have changed: an array of millions would take most of a test's time.
  private var edited: [Int]?
  var time = 0.0
  /// The platform's own offset, where it scrolls.
  var platform = 0.0
  var phase = ObservedPhase.resting
  /// How often the platform's offset was written while it moved.
  var writesInMotion = 0
  /// The most items that were mounted.
  var peak = 0
  var nextIdentity: Int
  var effects: ScrollEffects = []
  /// What has happened, where that is kept.
  var recorder: TraceRecorder?

  init(
    count: Int, configuration: ListConfiguration = ListConfiguration(), isObserved: Bool = false,
    viewport: Double = 800,
    start: EdgeConfiguration? = nil, end: EdgeConfiguration? = nil,
    extent: @escaping (Int) -> Double = { Double(20 + $0.magnitude * 7919 % 200) }
  ) {
    let behavior = ScrollBehavior(source: isObserved ? .shifted : .driven)
    engine = ListScroll(
      ListEngine(configuration, count: count),
      scroll: ScrollEngine(start: start, end: end, behavior: behavior))
    self.count = count
    nextIdentity = count
    self.extent = extent
    send(.layOut(viewport: viewport, cross: 400))
  }

  /// What an item shows; nil out of range.
  func identity(of item: Int) -> Int? {
    guard item >= 0, item < edited?.count ?? count else { return nil }
    return edited?[item] ?? item
  }

  var isObserved: Bool { engine.scroll.scroller.behavior.source == .shifted }

  /// Sends an event, performs what is asked for, and measures what was mounted until nothing more is.
  mutating func send(_ input: ListInput) {
    handle(input)
    if input == .forgetExtents {
      // No view has another size by that, so none says so by itself.
      for item in mountedItems { measure(item) }
      handle(.commit)
    }
    for _ in 0..<40 {
      guard !engine.list.slots.changes.isEmpty else { break }
      let mounted = engine.list.slots.changes.compactMap { change -> Int? in
        if case .mounted(_, let item, _) = change { return item }
        return nil
      }
      engine.clearSlotChanges()
      guard !mounted.isEmpty else { break }
      for item in mounted { measure(item) }
      handle(.commit)
    }
    peak = max(peak, mountedCount)
  }

  private mutating func measure(_ item: Int) {
    guard let identity = identity(of: item) else { return }
    handle(.measure(item: item, extent: extent(identity)))
  }

  private mutating func handle(_ input: ListInput) {
    recorder?.record(input, at: time)
    let asked = engine.handle(input, at: time)
    effects += asked
    for effect in asked {
      guard case .adjustOffset(let change) = effect else { continue }
      platform += change
      if phase != .resting { writesInMotion += 1 }
    }
  }

  mutating func tick(_ frames: Int = 1) {
    for _ in 0..<frames {
      time += 1.0 / 60
      send(.scroll(.tick))
    }
  }

  /// Lets the platform scroll, as far as there is room in its scroll space.
  mutating func report(_ offset: Double, _ phase: ObservedPhase) {
    time += 1.0 / 60
    let offset = max(0, min(offset, engine.scrollExtent - engine.list.viewport))
    platform = offset
    self.phase = phase
    send(.scroll(.observed(offset, phase)))
  }

  mutating func edit(_ edit: ListEdit) {
    var identities = self.identities
    edited = nil
    switch edit {
    case .insert(let count, let place, _):
      let place = max(0, min(place, identities.count))
      identities.insert(contentsOf: nextIdentity..<nextIdentity + max(0, count), at: place)
      nextIdentity += max(0, count)
    case .remove(let items):
      identities.removeSubrange(items.clamped(to: 0..<identities.count))
    case .move(let items, let place):
      let items = items.clamped(to: 0..<identities.count)
      let place = max(0, min(place, identities.count))
      if !items.isEmpty, place < items.lowerBound || place > items.upperBound {
        let moved = Array(identities[items])
        identities.removeSubrange(items)
        identities.insert(contentsOf: moved, at: place < items.lowerBound ? place : place - items.count)
      }
    }
    edited = identities
    send(.edit(edit))
  }

  var mountedItems: [Int] {
    (0..<Int32(engine.list.slots.slotCount)).compactMap { engine.list.slots.item(inSlot: $0) }.sorted()
  }

  /// How many items are mounted: asked after each event, so nothing is made for it.
  private var mountedCount: Int {
    var (count, slot) = (0, Int32(engine.list.slots.slotCount))
    while slot > 0 {
      slot -= 1
      if engine.list.slots.item(inSlot: slot) != nil { count += 1 }
    }
    return count
  }

  /// Where the viewport's start is, in the content.
  var viewportStart: Double {
    isObserved ? platform + engine.origin : engine.scroll.presentation.contentOffset
  }

  /// Where each mounted item stands on the screen, by what it shows.
  mutating func placed() -> [Int: Double] {
    var result: [Int: Double] = [:]
    for item in mountedItems {
      guard let identity = identity(of: item) else { continue }
      result[identity] = engine.list.frame(of: item).start - viewportStart
    }
    return result
  }

  /// The same for the items that are seen in full or in part.
  mutating func seen() -> [Int: Double] {
    var result: [Int: Double] = [:]
    for item in mountedItems {
      guard let identity = identity(of: item) else { continue }
      let frame = engine.list.frame(of: item)
      let place = frame.start - viewportStart
      if place + frame.extent > 0, place < engine.list.viewport { result[identity] = place }
    }
    return result
  }

  /// How much of the viewport, where there is content for it, nothing mounted covers, in pt.
  mutating func blank() -> Double {
    let start = max(0, viewportStart)
    let end = min(viewportStart + engine.list.viewport, engine.list.contentExtent)
    var covered = start
    for item in mountedItems {
      let frame = engine.list.frame(of: item)
      if frame.start <= covered + 0.01 { covered = max(covered, frame.start + frame.extent) }
    }
    return max(0, end - covered)
  }
}

extension ListRig {
  /// The items that should be seen and are not mounted, by the engine's own layout.
  mutating func uncovered() -> [Int] {
    let start = viewportStart
    let mounted = Set(mountedItems)
    let near = (mounted.min() ?? 0) - 200...(mounted.max() ?? 0) + 200
    return near.clamped(to: 0...max(0, engine.list.count - 1)).filter { item in
      let frame = engine.list.frame(of: item)
      return frame.start + frame.extent > start && frame.start < start + engine.list.viewport
        && frame.extent > 0
        && !mounted.contains(item)
    }
  }
}
