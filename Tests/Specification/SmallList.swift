@testable import OverscrollCore
@testable import OverscrollListCore

/// A list that is small enough for a search of all its states.
///
/// The list has at most four items with three extents. The type also models an adapter that measures items
/// immediately. A search continues from only one list of each `Cell`, which is a rounded state.
struct SmallList {
  /// The configuration of the list, and the owner of its content offset.
  enum World: String, CaseIterable, Sendable {
    /// The engine owns the offset. The list begins at its start, or at its end if it is a chat.
    case driven, drivenChat
    /// A platform scrolls the list, and the engine shows gaps by translating the content or as insets.
    case shifted, shiftedChat, inset

    var source: ScrollBehavior.Source {
      switch self {
      case .driven, .drivenChat: .engine
      case .shifted, .shiftedChat: .platformTransform
      case .inset: .platformInset
      }
    }

    var isChat: Bool { self == .drivenChat || self == .shiftedChat }

    func configuration(spacing: Double) -> ListConfiguration {
      var configuration = isChat ? ListConfiguration.chat : ListConfiguration()
      configuration.spacing = spacing
      return configuration
    }
  }

  static let viewport = 300.0
  static let mostItems = 4
  static let extents = [60.0, 200, 420]

  var engine: ListScrollEngine
  /// The identities of the items, in order.
  ///
  /// The identity modulo 3 determines the extent of an item.
  private(set) var identities: [Int]
  private(set) var time = 0.0
  /// The offset that the platform reports, in pt.
  private(set) var platform = 0.0
  private(set) var phase = ObservedPhase.resting
  private(set) var measured: Set<Int> = []
  /// The identities of the items that have grown since they were inserted.
  private var grown: Set<Int> = []
  private var nextIdentity = 3
  /// Whether the engine has requested a scroll to an offset since `forgetEffects()`.
  ///
  /// A platform would animate this scroll. This model applies it immediately.
  private(set) var wasSentElsewhere = false
  /// The engine's effects since `forgetEffects()`.
  private(set) var effects: ScrollEffects = []
  /// The number of starts at the start edge during the current gesture.
  var starts = 0

  let world: World

  init(_ world: World) {
    self.world = world
    engine = ListScrollEngine(
      ListEngine(world.configuration(spacing: 10), count: 3),
      scroll: ScrollEngine(
        start: EdgeConfiguration(), end: EdgeConfiguration(policy: .approach(60)),
        behavior: ScrollBehavior(source: world.source)))
    identities = [0, 1, 2]
    send(.layOut(viewport: Self.viewport, cross: 300))
    if world.source != .engine { send(.scroll(.observed(0, .resting))) }
  }

  /// Returns the extent of the item with an identity, in pt.
  func extent(_ identity: Int) -> Double { Self.extents[identity % 3] + (grown.contains(identity) ? 90 : 0) }

  /// The space between two items, in pt.
  var spacing: Double { engine.list.configuration.spacing }

  var isDriven: Bool { engine.scroll.content.isDriven }

  /// The position of the viewport's start in the content, in pt.
  ///
  /// If gaps are insets, it is computed from the offset of the platform.
  private var shownOffset: Double {
    world.source == .platformInset
      ? engine.content.origin + platform : engine.scroll.presentation.contentOffset
  }

  mutating func forgetEffects() {
    effects = []
    wasSentElsewhere = false
  }

  /// Advances the clock by a number of seconds, and sends a tick.
  mutating func wait(_ seconds: Double) {
    time += seconds
    send(.scroll(.tick))
  }

  /// Sends an input to the engine, as an adapter does.
  ///
  /// It also performs the effects, and measures newly mounted items until no further items are mounted.
  mutating func send(_ input: ListInput) {
    switch input {
    case .edit(let edit): note(edit)
    case .forgetExtents: measured = []
    case .measure(let item, let extent): note(extent, of: item)
    case .scroll(.observed(let offset, let phase)): (platform, self.phase) = (offset, phase)
    default: break
    }
    handle(input)
    if case .measure = input { handle(.commit) }
    if case .layOut = input { measureMounted() }
    if input == .forgetExtents { measureMounted() }
    for _ in 0..<10 {
      let mounted = engine.list.slots.changes.compactMap { change -> Int? in
        if case .mounted(_, let item, _) = change { return item }
        return nil
      }
      engine.content.clearSlotChanges()
      guard !mounted.isEmpty else { return }
      for item in mounted { measure(item) }
      handle(.commit)
    }
  }

  var mountedItems: [Int] {
    (0..<Int32(engine.list.slots.slotCount)).compactMap { engine.list.slots.item(inSlot: $0) }
  }

  /// Returns the distance of each visible item from the viewport's start, in pt, by identity.
  ///
  /// Partly visible items are included.
  mutating func seen() -> [Int: Double] {
    var result: [Int: Double] = [:]
    guard !engine.list.isHidden else { return result }
    let start = shownOffset
    for item in identities.indices {
      let frame = engine.list.frame(of: item)
      let distance = frame.start - start
      if distance + frame.extent > 0.01, distance < engine.list.viewport {
        result[identities[item]] = distance
      }
    }
    return result
  }

  /// Whether the viewport is at an edge of the content that stays visible during edits.
  ///
  /// This edge is the start, or the end if the list keeps its end visible.
  var staysAtAnEdge: Bool {
    mutating get {
      let offset = shownOffset
      let isAtEnd = offset > engine.list.maximumOffset - ListEngine.edgeTolerance
      let isBrought = engine.list.isAtEnd && !engine.list.areVisibleItemsMeasured()
      return offset <= ListEngine.edgeTolerance || (isAtEnd && (world.isChat || isBrought))
    }
  }

  private mutating func measureMounted() {
    for item in mountedItems { measure(item) }
    handle(.commit)
  }

  /// Measures an item.
  ///
  /// Ignores an item that does not exist, and a hidden list.
  private mutating func measure(_ item: Int) {
    guard identities.indices.contains(item), !engine.list.isHidden else { return }
    measured.insert(identities[item])
    handle(.measure(item: item, extent: extent(identities[item])))
  }

  private mutating func handle(_ input: ListInput) {
    var reports = 0
    var inputs = [input]
    while !inputs.isEmpty {
      for effect in engine.handle(inputs.removeFirst(), at: time) {
        effects.append(effect)
        switch effect {
        case .adjustOffset(let change): platform += change
        case .setInsets(let change):
          guard let offset = change.offset else { continue }
          platform = offset
          wasSentElsewhere = true
          inputs.append(.scroll(.observed(offset, phase)))
        case .report:
          reports += 1
          if reports < 4 { inputs.append(.scroll(.observed(platform, phase))) }
        case .edge, .swallowTap: break
        }
      }
    }
  }

  /// Records that an item has been measured, and whether it has grown.
  private mutating func note(_ extent: Double, of item: Int) {
    let identity = identities[item]
    measured.insert(identity)
    if extent > Self.extents[identity % 3] { grown.insert(identity) } else { grown.remove(identity) }
  }

  private mutating func note(_ edit: ListEdit) {
    switch edit {
    case .insert(let count, let target, _):
      identities.insert(contentsOf: nextIdentity..<nextIdentity + count, at: target)
      nextIdentity += count
    case .remove(let items): identities.removeSubrange(items)
    case .move(let items, let target):
      let moved = Array(identities[items])
      identities.removeSubrange(items)
      identities.insert(contentsOf: moved, at: target < items.lowerBound ? target : target - items.count)
    }
  }
}
