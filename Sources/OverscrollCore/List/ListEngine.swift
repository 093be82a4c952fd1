/// Decides everything about a list but its scrolling: where items are, which are mounted, and what keeps its place.
///
/// A value that reads no clock and calls nobody back. Everything is in the content's own space, in pt from its start;
/// `ListScroll` joins it with a scroller, and maps it to the space of a platform.
///
/// Whatever changes extents or items returns the *shift*: how far, in pt, what the reader looks at is now farther from
/// the content's start. Whoever scrolls adds it to the offset in the same frame, so that nothing moves on screen; the
/// engine's own `offset` has it already.
public struct ListEngine: Sendable {
  /// How the list is laid out.
  ///
  /// See `configure(_:)`.
  public internal(set) var configuration: ListConfiguration
  /// Whether nothing of the list is seen: nothing is mounted or measured then.
  public internal(set) var isHidden = true
  /// The viewport's extent along the axis, in pt, as it last was while it was seen.
  public internal(set) var viewport = 0.0
  /// The viewport's extent across the axis, in pt, as it last was while it was seen.
  public internal(set) var cross = 0.0
  /// Where the viewport's start is, in pt from the content's.
  public internal(set) var offset = 0.0
  /// The items that are mounted, and their slots.
  public internal(set) var slots: SlotPool
  /// The items in sight and around it: all of them are mounted.
  public internal(set) var window = 0..<0
  /// Changes with every position: where it is the same, so are all frames but that of the pinned header.
  public internal(set) var layoutRevision: UInt32 = 0
  /// Changes with the items that there are.
  public internal(set) var contentRevision: UInt32 = 0

  /// Whether more is to be mounted in the next frame.
  public internal(set) var isFilling = false

  var layout: ListLayout
  var velocity = 0.0
  var range = VisibleRange()
  var section: PinnedSection?
  var focused = FocusedItems()
  var extras: [Int] = []
  /// The measurements since the last commit.
  var batch = MeasurementBatch()
  /// Whether items have arrived at the end of a list that stays there, and are not yet scrolled to.
  var followsEnd = false

  /// Makes a list of items of which none has been measured.
  ///
  /// - Parameters:
  ///   - configuration: How it is laid out.
  ///   - count: How many items; see `ExtentIndex`.
  /// - Complexity: O(1).
  public init(_ configuration: ListConfiguration = ListConfiguration(), count: Int = 0) {
    self.configuration = configuration
    slots = SlotPool(limit: configuration.reuseLimit)
    layout = ListLayout(count: count)
    adopt()
  }

  /// How many items there are.
  public var count: Int { layout.index.count }

  /// The extent of the whole content, in pt, insets included.
  ///
  /// - Complexity: As `frame(of:)`.
  public var contentExtent: Double {
    mutating get { ItemUnits.points(layout.total) }
  }

  /// The largest offset at rest, in pt.
  public var maximumOffset: Double {
    mutating get { max(0, contentExtent - viewport) }
  }

  /// How many bytes the extents take.
  public var byteCount: Int { layout.byteCount }

  /// Lays the list out in another way.
  ///
  /// - Returns: The shift, in pt.
  /// - Complexity: O(1); lanes are laid out anew when they are next asked for.
  public mutating func configure(_ configuration: ListConfiguration) -> Double {
    guard configuration != self.configuration else { return 0 }
    settleMeasurements()
    let hold = hold()
    self.configuration = configuration
    slots.limit = max(0, configuration.reuseLimit)
    adopt()
    return keepPlace(hold)
  }

  /// Says how large the viewport is.
  ///
  /// A hidden one, with an extent of 0, changes nothing that is known and mounts nothing.
  ///
  /// - Parameters:
  ///   - viewport: Its extent along the axis, in pt.
  ///   - cross: Its extent across the axis, in pt.
  /// - Returns: The shift, in pt.
  public mutating func layOut(viewport: Double, cross: Double) -> Double {
    let viewport = viewport.asExtent
    let cross = cross.asExtent
    isHidden = viewport == 0
    range.invalidate()
    guard viewport > 0, viewport != self.viewport || cross != self.cross else { return 0 }
    settleMeasurements()
    let hold = hold()
    let lanes = laneCount
    self.viewport = viewport
    self.cross = cross
    if laneCount != lanes { layout.arrange(configuration.arrangement, laneCount: laneCount) }
    return keepPlace(hold)
  }

  /// Says where the viewport is.
  ///
  /// - Parameters:
  ///   - offset: Its start, in pt from the content's; what is not finite is ignored.
  ///   - velocity: The velocity of the offset, in pt/s.
  /// - Complexity: O(1).
  public mutating func scroll(to offset: Double, velocity: Double) {
    self.offset = offset.asPosition(or: self.offset)
    self.velocity = velocity.asPosition(or: 0)
  }

  /// Keeps an item mounted wherever the viewport is, because it has a focus.
  ///
  /// - Parameters:
  ///   - item: Its number, or nil; a number out of range counts as nil.
  ///   - focus: The focus.
  /// - Complexity: O(1).
  public mutating func focus(_ item: Int?, _ focus: ListFocus = .keyboard) {
    focused[focus] = item.flatMap { $0 >= 0 && $0 < count ? $0 : nil }
  }

  /// The item that has a focus, or nil.
  public func focusedItem(_ focus: ListFocus = .keyboard) -> Int? { focused[focus] }

  /// Takes in the configuration.
  private mutating func adopt() {
    range.overscan = configuration.overscan
    layout.index.spacing = configuration.spacing
    layout.insets = EdgePair(
      start: Int64(ItemUnits.extent(of: configuration.insets.start)),
      end: Int64(ItemUnits.extent(of: configuration.insets.end)))
    layout.arrange(configuration.arrangement, laneCount: laneCount)
  }

  /// How many lanes the width has room for.
  var laneCount: Int {
    configuration.arrangement.laneCount(cross: cross, laneSpacing: configuration.laneSpacing)
  }

  /// Ends a change: positions are others, and the offset follows what is held.
  mutating func keepPlace(_ hold: Hold) -> Double {
    let shift = shift(keeping: hold)
    offset += shift
    let returned = shift + batch.takePostponed()
    layoutRevision &+= 1
    if let section { self.section = placed(header: section.header, next: section.next) }
    range.invalidate()
    return returned
  }
}
