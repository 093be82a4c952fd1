#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// Decides everything about a list except its scrolling: where items are, which are mounted, and what keeps its place.
///
/// A value that reads no clock and calls nobody back. Everything is in the content's own space, in pt from its start;
/// `ListScroll` joins it with a scroller, and maps it to the space of a platform.
///
/// Methods that change extents or items return the *shift*: how much farther, in pt, what the reader looks at
/// is from the content's start now. The caller adds it to the scroller's offset in the same frame, so that
/// nothing moves on screen; the engine's own `offset` already includes it.
package struct ListEngine: Sendable {
  /// How the list is laid out.
  ///
  /// See `configure(_:)`.
  package private(set) var configuration: ListConfiguration
  /// Whether nothing of the list is seen: nothing is mounted or measured then.
  package private(set) var isHidden = true
  /// The viewport's extent along the axis, in pt, as it last was while it was seen.
  package private(set) var viewport = 0.0
  /// The viewport's extent across the axis, in pt, as it last was while it was seen.
  package private(set) var cross = 0.0
  /// Where the viewport's start is, in pt from the content's.
  package private(set) var offset = 0.0
  /// Changes whenever an item's position changes.
  ///
  /// While it is the same, all frames are, except the pinned header's.
  package private(set) var layoutRevision: UInt32 = 0
  /// Changes whenever the list's items do.
  package internal(set) var contentRevision: UInt32 = 0

  /// Where the items are.
  var layout: ListLayout
  /// Which of them are mounted.
  var mounting: ItemMounting
  /// The measurements since the last commit.
  var batch = MeasurementBatch()
  /// Whether code has brought the content to its end, where it stays whatever is measured.
  var staysAtEnd = false
  /// Whether items have arrived at the end of a list that stays there, and are not yet scrolled to.
  var followsEnd = false
  /// The item that the reader touches, or has just touched.
  package internal(set) var touched: Int?
  /// The section whose header is pinned, if one is.
  var section: PinnedSection?
  private var velocity = 0.0

  /// Makes a list of items of which none has been measured.
  ///
  /// - Parameters:
  ///   - configuration: How it is laid out.
  ///   - count: How many items; see `ExtentIndex`.
  /// - Complexity: O(1).
  package init(_ configuration: ListConfiguration = ListConfiguration(), count: Int = 0) {
    self.configuration = configuration
    mounting = ItemMounting(configuration)
    layout = ListLayout(count: count)
    adopt()
  }

  /// How many items there are.
  package var count: Int { layout.index.count }

  /// The items that are mounted, and their slots.
  package var slots: SlotPool {
    @inline(__always) _read { yield mounting.slots }
  }

  /// The items in sight and around it: all of them are mounted.
  package var window: Range<Int> { mounting.window }

  /// Whether more is to be mounted in the next frame.
  var isFilling: Bool {
    get { mounting.isFilling }
    set { mounting.isFilling = newValue }
  }

  /// The extent of the whole content, in pt, insets included.
  ///
  /// - Complexity: As `frame(of:)`.
  package var contentExtent: Double {
    mutating get { ItemUnits.points(layout.total) }
  }

  /// How many bytes the extents take.
  package var byteCount: Int { layout.byteCount }

  /// Lays the list out in another way.
  ///
  /// - Returns: The shift, in pt.
  /// - Complexity: O(1); lanes are laid out anew when they are next asked for.
  package mutating func configure(_ configuration: ListConfiguration) -> Double {
    guard configuration != self.configuration else { return 0 }
    settleMeasurements()
    let hold = hold()
    self.configuration = configuration
    adopt()
    return keepPlace(hold)
  }

  /// Replaces all items with unmeasured ones, shown from the start.
  ///
  /// The old items' memory is released.
  ///
  /// - Parameters:
  ///   - count: How many items.
  ///   - kind: Their kind.
  /// - Returns: The shift, in pt, which leads to the start.
  /// - Complexity: O(mounted).
  package mutating func reset(count: Int, kind: ItemKind = .standard) -> Double {
    _ = batch.end()
    batch.forgetMeans()
    staysAtEnd = false
    touched = nil
    mounting.removeAll(self.count)
    layout.index.remove(0..<self.count)
    layout.index.insert(count, at: 0, kind: kind)
    layout.arrange(configuration.arrangement, laneCount: laneCount)
    contentRevision &+= 1
    let shift = -offset
    _ = keepPlaceAmongOthers(.nothing)
    offset = 0
    return shift
  }

  /// Says how large the viewport is.
  ///
  /// A viewport with an extent of 0 is hidden: nothing is mounted, and what is known stays.
  ///
  /// - Parameters:
  ///   - viewport: Its extent along the axis, in pt.
  ///   - cross: Its extent across the axis, in pt.
  /// - Returns: The shift, in pt.
  package mutating func layOut(viewport: Double, cross: Double) -> Double {
    let viewport = viewport.asExtent
    let cross = cross.asExtent
    isHidden = viewport == 0
    mounting.invalidate()
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
  package mutating func scroll(to offset: Double, velocity: Double) {
    self.offset = offset.asPosition(or: self.offset)
    self.velocity = velocity.asPosition(or: 0)
  }

  /// Takes in the configuration.
  private mutating func adopt() {
    mounting.configure(configuration)
    layout.index.spacing = configuration.spacing
    layout.insets = EdgePair(
      start: Int64(ItemUnits.extent(of: configuration.insets.start)) &+ layout.freeSpace,
      end: Int64(ItemUnits.extent(of: configuration.insets.end)))
    layout.arrange(configuration.arrangement, laneCount: laneCount)
  }

  /// How many lanes the width has room for.
  var laneCount: Int {
    configuration.arrangement.laneCount(cross: cross, laneSpacing: configuration.laneSpacing)
  }

  /// Ends a change: positions are others, and the offset follows what is held.
  mutating func keepPlace(_ hold: Hold) -> Double {
    let shift = align(keeping: hold)
    batch.changed = hold.anchor.flatMap { $0.isSeen ? $0 : nil }
    // As long as the same is held, all that the reader scrolls counts, however slowly.
    batch.changedOffset = (batch.holdsChanged ? batch.changedOffset : offset) + shift
    batch.holdsChanged = false
    offset += shift
    let returned = shift + batch.takePostponed()
    layoutRevision &+= 1
    section = section?.placed(in: &layout)
    mounting.invalidate()
    return returned
  }
}

// What is mounted, and where it is drawn.
extension ListEngine {
  /// Decides which items are mounted now; `slots.changes` says what the host has to do.
  ///
  /// Call it once per frame, after all other input of the frame, and again after a commit, which may bring
  /// other items into sight.
  ///
  /// - Parameter ahead: Whether items that are not in sight may be mounted, up to the overscan's budget.
  /// - Complexity: O(1) where nothing changes, else O(log n + mounted).
  package mutating func update(ahead: Bool = true) {
    guard !isHidden else { return isFilling = false }
    mounting.chooseWindow(
      offset: offset, velocity: velocity, viewport: viewport, ahead: ahead, in: &layout)
    findSection()
    mounting.mount(header: section?.header, in: &layout)
  }

  /// Where an item is drawn.
  ///
  /// - Parameter item: Its number; out of range, the nearest item's.
  /// - Complexity: O(log n) in the number of chunks, O(1) beside the last question's item.
  package mutating func frame(of item: Int) -> ItemFrame {
    guard count > 0 else {
      return ItemFrame(start: 0, extent: 0, crossStart: 0, crossExtent: cross, isMeasured: false)
    }
    let item = max(0, min(item, count - 1))
    let placement = layout.placement(of: item)
    let lane = configuration.arrangement.laneExtent(cross: cross, laneSpacing: configuration.laneSpacing)
    let gap = configuration.laneSpacing.asExtent
    let span = Double(placement.span)
    var frame = ItemFrame(
      start: ItemUnits.points(placement.start), extent: ItemUnits.points(placement.extent),
      crossStart: Double(placement.lane) * (lane + gap), crossExtent: span * lane + (span - 1) * gap,
      isMeasured: layout.index.isMeasured(item))
    if item == section?.header { frame.start = section?.start(of: frame, at: offset) ?? frame.start }
    return frame
  }

  /// The header that is pinned to the viewport's start, if one is.
  package var pinnedHeader: Int? { section?.header }

  /// Clears the slots' changes, after the host has performed them.
  package mutating func clearSlotChanges() { mounting.clearChanges() }

  /// Drops unused views, because memory is short.
  package mutating func dropIdleSlots() { mounting.dropIdle() }

  /// Finds the section whose header is pinned.
  mutating func findSection() {
    guard layout.index.headerCount > 0, configuration.pinsHeaders, count > 0 else { return section = nil }
    if let section, section.contains(offset) { return }
    section = PinnedSection(at: offset, in: &layout)
  }
}
