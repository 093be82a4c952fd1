package import OverscrollCore
package import OverscrollListCore
package import OverscrollTrace
import PromiseChecks
import Testing

/// A list without a screen: its engine, its simulated views, a clock that advances in frames, and one finger.
///
/// The rig mounts and measures the items that the engine asks for. To mount an item is to create a view for
/// it. If the platform scrolls, a simulated scroll view performs the engine's requests; see
/// `ListRig+Platform`.
package struct ListRig {
  /// The list and its scroll engine.
  package var engine: ListScrollEngine
  /// The real extent of an item's view, in pt, by identity.
  package var extent: (Int) -> Double
  /// The current time, in s.
  package var time = 0.0
  /// The effects so far, in order, except requests for insets and reports.
  package var effects: [ScrollEffect] = []
  /// The offset of the platform, in pt; unused if the engine moves the content.
  package var platform = 0.0
  /// The phase that the platform has reported last.
  package var phase = ObservedPhase.resting
  /// The insets that the engine has requested for its gaps, in pt.
  package internal(set) var insets = EdgePair<Double>.zero
  /// The remaining offsets of a motion of the platform, one for each frame, last first.
  var motion: [Double] = []
  /// The phase that the platform reports during the motion.
  var motionPhase = ObservedPhase.free
  /// The position of the finger, in pt.
  var finger = 0.0
  /// Whether the app knows the extents of new items.
  var knowsExtents = false
  /// Whether a finger is down.
  var hasFinger = false
  /// The velocity that a lift gives to the content, in pt/s.
  var velocity = 0.0
  /// The number of offset writes while the platform moved.
  package private(set) var writesInMotion = 0
  /// The largest number of mounted items so far.
  package private(set) var peak = 0
  /// The identity of the next inserted item.
  package var nextIdentity: Int
  /// The recorder of all inputs, or `nil`.
  package var recorder: TraceRecorder?

  /// The initial number of items, whose identities are their indices.
  private let count: Int
  /// The identities after the first edit, or `nil` before it.
  ///
  /// Without an edit there is no array, because an array of millions would take most of a test's time.
  private var edited: [Int]?
  /// The checks of the promises at each event, or `nil`.
  private var watch: PromiseWatch?
  private var shown: ShownState

  /// Creates a list at rest at its start.
  package init(
    _ source: ScrollBehavior.Source = .engine, count: Int,
    configuration: ListConfiguration = ListConfiguration(), snapping: SnapTargets? = nil,
    viewport: Double = 800, start: EdgeConfiguration? = nil, end: EdgeConfiguration? = nil,
    isWatched: Bool = false,
    extent: @escaping (Int) -> Double = { Double(20 + $0.magnitude * 7919 % 200) }
  ) {
    engine = ListScrollEngine(
      ListEngine(configuration, count: count),
      scroll: ScrollEngine(
        start: start, end: end, behavior: ScrollBehavior(source: source, snapping: snapping)))
    self.count = count
    nextIdentity = count
    self.extent = extent
    shown = ShownState(engine.scroll)
    // In free space before the items, a gap is shorter; see `ListScrollFreeSpaceTests`.
    let checks = PromiseWatch.all.filter { $0.promise != .gap || configuration.alignment == .start }
    if isWatched { watch = PromiseWatch(checks) }
    send(.layOut(viewport: viewport, cross: 400))
    if source == .platformInset { send(.scroll(.observed(platform, .resting))) }
  }

  /// Whether the engine moves the content.
  package var isDriven: Bool { engine.scroll.behavior.source == .engine }

  /// The identity of each item.
  package var identities: [Int] {
    get { edited ?? Array(0..<count) }
    set { edited = newValue }
  }

  /// Returns the identity of an item, or `nil` if the index is out of range.
  package func identity(of item: Int) -> Int? {
    guard item >= 0, item < edited?.count ?? count else { return nil }
    return edited?[item] ?? item
  }

  /// Sends an event, performs its effects, and measures mounted items until no new items are mounted.
  package mutating func send(_ input: ListInput) {
    handle(input)
    if input == .forgetExtents {
      // This input changes no view's size, so views do not report their sizes. The rig reports the sizes
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
    guard watch != nil, input.isFrame else { return }
    let missing = engine.content.visibleItems.filter { engine.list.slots.slot(of: $0) == nil }
    #expect(missing.isEmpty, "items \(missing) are visible without a view, after \(input)")
  }

  private mutating func measure(_ item: Int) {
    guard let identity = identity(of: item) else { return }
    handle(.measure(item: item, extent: extent(identity)))
  }

  private mutating func handle(_ input: ListInput) {
    recorder?.record(input, at: time)
    let waiting = watch == nil ? nil : engine.scroll
    let asked = engine.handle(input, at: time)
    if let waiting { look(at: input, waiting, asked) }
    for effect in asked {
      switch effect {
      case .adjustOffset(let change):
        effects.append(effect)
        platform += change
        motion = motion.map { $0 + change }
        if phase != .resting { writesInMotion += 1 }
      case .setInsets(let change):
        insets = change.insets
        if let target = change.offset { scrollPlatform(to: target) }
      case .report: break
      case .edge, .swallowTap: effects.append(effect)
      }
    }
  }

  /// Checks the promises at an event, which the engine `waiting` did not handle yet.
  private mutating func look(at input: ListInput, _ waiting: ScrollEngine, _ asked: ScrollEffects) {
    let last = shown
    shown = ShownState(engine.scroll, list: ShownList(&engine))
    let step = TraceStep(input, at: time, waiting, last: last, after: shown, effects: asked)
    let breaches = watch?.look(at: step) ?? []
    #expect(breaches.isEmpty, "\(breaches.map(\.description)), after \(input)")
  }

  /// Measures the mounted items again.
  package mutating func measureMounted() {
    for item in mountedItems { measure(item) }
    send(.commit)
  }

  /// Advances time by frames of 1/60 s.
  package mutating func tick(_ frames: Int = 1) {
    for _ in 0..<frames {
      time += 1.0 / 60
      movePlatform()
      send(.scroll(.tick))
    }
  }

  /// Advances time by frames of 1/60 s, and a last shorter one.
  package mutating func pass(_ seconds: Double) {
    let end = time + seconds
    velocity = 0
    while time + 1.0 / 60 < end + 1e-9 { tick() }
    guard time < end - 1e-9 else { return }
    time = end
    send(.scroll(.tick))
  }

  /// Advances time by whole frames of 1/60 s.
  package mutating func run(_ seconds: Double) { tick(Int(seconds * 60)) }

  /// Edits the items, and gives new items new identities.
  package mutating func edit(_ edit: ListEdit) {
    var identities = self.identities
    edited = nil
    switch edit {
    case .insert(let count, let index, _):
      let index = max(0, min(index, identities.count))
      identities.insert(contentsOf: nextIdentity..<nextIdentity + max(0, count), at: index)
      nextIdentity += max(0, count)
    case .remove(let items):
      identities.removeSubrange(items.clamped(to: 0..<identities.count))
    case .move(let items, let index):
      let items = items.clamped(to: 0..<identities.count)
      let index = max(0, min(index, identities.count))
      if !items.isEmpty, index < items.lowerBound || index > items.upperBound {
        let moved = Array(identities[items])
        identities.removeSubrange(items)
        identities.insert(contentsOf: moved, at: index < items.lowerBound ? index : index - items.count)
      }
    }
    edited = identities
    send(.edit(edit))
  }
}

extension ListInput {
  /// Whether all visible items are mounted after the input; a scroll mounts them in the next frame.
  fileprivate var isFrame: Bool {
    switch self {
    case .scroll(.tick), .scroll(.observed): true
    case .scroll, .measure: false
    default: true
    }
  }
}
