@testable import OverscrollCore
@testable import OverscrollListCore
@testable import OverscrollTrace

/// A simulated adapter that mounts and measures the list's items and computes their positions on screen.
///
/// To mount an item is to create a view for it.
struct ListRig {
  var engine: ListScrollEngine
  /// The real extent of an item's view, in pt, by identity.
  var extent: (Int) -> Double
  /// The identity of each item.
  var identities: [Int] {
    get { edited ?? Array(0..<count) }
    set { edited = newValue }
  }
  /// The initial number of items, whose identities are their indices.
  private let count: Int
  /// The identities after the first edit, or `nil` before it.
  ///
  /// Without an edit there is no array, because an array of millions would take most of a test's time.
  private var edited: [Int]?
  var time = 0.0
  /// The platform's offset in observed mode, in pt.
  var platform = 0.0
  var phase = ObservedPhase.resting
  /// The number of offset writes while the platform moved.
  var writesInMotion = 0
  /// The largest number of mounted items so far.
  var peak = 0
  var nextIdentity: Int
  var effects: ScrollEffects = []
  /// The recorder of all inputs, or `nil`.
  var recorder: TraceRecorder?

  init(
    count: Int, configuration: ListConfiguration = ListConfiguration(), isObserved: Bool = false,
    viewport: Double = 800,
    start: EdgeConfiguration? = nil, end: EdgeConfiguration? = nil,
    extent: @escaping (Int) -> Double = { Double(20 + $0.magnitude * 7919 % 200) }
  ) {
    let behavior = ScrollBehavior(source: isObserved ? .platformTransform : .engine)
    engine = ListScrollEngine(
      ListEngine(configuration, count: count),
      scroll: ScrollEngine(start: start, end: end, behavior: behavior))
    self.count = count
    nextIdentity = count
    self.extent = extent
    send(.layOut(viewport: viewport, cross: 400))
  }

  /// The identity of an item, or `nil` if the index is out of range.
  func identity(of item: Int) -> Int? {
    guard item >= 0, item < edited?.count ?? count else { return nil }
    return edited?[item] ?? item
  }

  var isObserved: Bool { engine.scroll.content.scroller.behavior.source == .platformTransform }

  /// Sends an event, applies its effects, and measures mounted items until no new items are mounted.
  mutating func send(_ input: ListInput) {
    handle(input)
    if input == .forgetExtents {
      // This input changes no view's size, so views do not report their sizes. The test reports the sizes
      // instead.
      for item in mountedItems { measure(item) }
      handle(.commit)
    }
    for _ in 0..<40 {
      guard !engine.list.slots.changes.isEmpty else { break }
      let mounted = engine.list.slots.changes.compactMap { change -> Int? in
        if case .mounted(_, let item, _) = change { return item }
        return nil
      }
      engine.content.clearSlotChanges()
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

  /// Reports a platform offset, clamped to the platform's scroll range.
  mutating func report(_ offset: Double, _ phase: ObservedPhase) {
    time += 1.0 / 60
    let offset = max(0, min(offset, engine.content.scrollExtent - engine.list.viewport))
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

  /// The number of mounted items.
  ///
  /// The getter allocates no memory, because it runs after each event.
  private var mountedCount: Int {
    var (count, slot) = (0, Int32(engine.list.slots.slotCount))
    while slot > 0 {
      slot -= 1
      if engine.list.slots.item(inSlot: slot) != nil { count += 1 }
    }
    return count
  }

  /// The content offset of the viewport's start, in pt.
  var viewportStart: Double {
    isObserved ? platform + engine.content.origin : engine.scroll.presentation.contentOffset
  }

  /// The position of each mounted item in the viewport, in pt, by identity.
  mutating func placed() -> [Int: Double] {
    var result: [Int: Double] = [:]
    for item in mountedItems {
      guard let identity = identity(of: item) else { continue }
      result[identity] = engine.list.frame(of: item).start - viewportStart
    }
    return result
  }

  /// The positions of the items that are at least partly visible, in pt, by identity.
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

  /// The length of the visible content without a mounted item, in pt.
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
  /// The visible items that are not mounted, according to the engine's own layout.
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
