#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The layout of a list, its mounted items, and the anchor of its changes.
///
/// The engine does not scroll. It is a value that reads no clock and calls no delegate. All positions are
/// in pt from the content's start. `ListContent` plugs the list into a scroll engine, and
/// converts positions to the coordinates of a platform's scroll view. A mounted item is an item that has a
/// view.
///
/// Methods that change extents or items return the *shift*, in pt. It is the distance that the change has
/// moved the *anchor*: the item or edge that must not move on screen. The caller adds the shift to the
/// scroll offset in the same frame. The engine's own `offset` already includes the shift.
package struct ListEngine: Sendable {
  /// The list's configuration, which `configure(_:)` changes.
  package private(set) var configuration: ListConfiguration
  /// Whether the list is hidden; a hidden list builds and measures no items.
  package private(set) var isHidden = true
  /// The viewport's extent along the axis, in pt, when it was last visible.
  package private(set) var viewport = 0.0
  /// The viewport's extent across the axis, in pt, when it was last visible.
  package private(set) var cross = 0.0
  /// The content offset: the viewport's start, in pt from the content's start.
  package private(set) var offset = 0.0
  /// A number that changes whenever the position of an item may have changed.
  ///
  /// While the number is the same, the frames of all items except the pinned header are the same.
  package private(set) var layoutRevision: UInt32 = 0
  /// A number that changes with every insertion, removal or move of items.
  package internal(set) var contentRevision: UInt32 = 0

  /// The positions of the items.
  var layout: ListLayout
  /// The mounted items, which have views.
  var mounting: ItemMountState
  /// The measurements since the latest `commit()`.
  var batch = MeasurementBatch()
  /// Whether a scroll from code ended at the content's end.
  ///
  /// The list stays at the end until all visible items are measured.
  var isAtEnd = false
  /// Whether the list must still scroll to items that were inserted at its end.
  ///
  /// It is true only if the list sticks to its end.
  var needsScrollToEnd = false
  /// Whether the latest event was an edit.
  ///
  /// Consecutive edits without another event are one change.
  var isEditing = false
  /// Whether more items may be loaded at the end.
  var loadsMoreAtEnd = false
  /// The item or the end that rearrangements keep, or `nil`.
  var keptItem: KeptItem?
  /// The item that the user touches or has just touched.
  package internal(set) var touchedItem: Int?
  /// The item that the end space is for, and its place; `nil` without space.
  package internal(set) var endSpace: ItemTarget?
  /// The section whose header is pinned, or `nil`.
  var section: PinnedSection?
  /// The velocity of the content offset, in pt/s.
  private(set) var velocity = 0.0

  /// Creates a list of unmeasured items.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - count: The number of items; see `ExtentIndex`.
  /// - Complexity: O(1).
  package init(_ configuration: ListConfiguration = ListConfiguration(), count: Int = 0) {
    self.configuration = configuration
    mounting = ItemMountState(configuration)
    layout = ListLayout(count: count)
    applyConfiguration()
  }

  /// The number of items.
  package var count: Int { layout.index.count }

  /// The mounted items, and the slots (reusable views) that show them.
  package var slots: SlotPool {
    @inline(__always) _read { yield mounting.slots }
  }

  /// The range of mounted items in and around the viewport.
  package var window: Range<Int> { mounting.window }

  /// Whether the next frame has to mount more items.
  var hasPendingItems: Bool {
    get { mounting.hasPendingItems }
    set { mounting.hasPendingItems = newValue }
  }

  /// The extent of the whole content, in pt, including insets.
  ///
  /// - Complexity: As `frame(of:)`.
  package var contentExtent: Double {
    mutating get { ItemUnits.points(layout.total) }
  }

  /// The memory use of the layout, in bytes.
  package var byteCount: Int { layout.byteCount }

  /// Applies a configuration.
  ///
  /// - Returns: The distance that the change has moved the anchor, in pt.
  /// - Complexity: O(1). The next lookup lays out the lanes.
  package mutating func configure(_ configuration: ListConfiguration) -> Double {
    guard configuration != self.configuration else { return 0 }
    commitPendingMeasurements()
    // At the content's start, a header that grows stays where it is.
    let keepsStart = configuration.accessories.start != self.configuration.accessories.start
    let isAtStart = keepsStart && offset <= ListEngine.edgeTolerance
    let anchor = isAtStart ? Anchor.start : rearrangementAnchor(at: configuration.rearrangementAnchor)
    self.configuration = configuration
    applyConfiguration()
    return restoreAnchor(anchor)
  }

  /// Replaces all items with unmeasured items, and moves the viewport to the content's start.
  ///
  /// Content that is past its start stays where it is. The memory of the old items is released.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - kind: The kind of the items.
  /// - Returns: The change of the offset, in pt.
  /// - Complexity: O(mounted).
  package mutating func reset(count: Int, kind: ItemKind = .standard) -> Double {
    _ = batch.end()
    batch.forgetMeans()
    isAtEnd = false
    touchedItem = nil
    keptItem = nil
    endSpace = nil
    mounting.removeAll(self.count)
    layout.index.remove(0..<self.count)
    layout.index.insert(count, at: 0, kind: kind)
    layout.setArrangement(configuration.arrangement, laneCount: laneCount)
    contentRevision &+= 1
    let start = min(0, offset)
    let shift = start - offset
    _ = restoreAnchorAfterEdit(.nothing)
    offset = start
    return shift
  }

  /// Sets the size of the viewport.
  ///
  /// A viewport with an extent of 0 is hidden. The list then mounts no items, and keeps all extents.
  ///
  /// - Parameters:
  ///   - viewport: The extent along the axis, in pt.
  ///   - cross: The extent across the axis, in pt.
  /// - Returns: The distance that the change has moved the anchor, in pt.
  package mutating func layOut(viewport: Double, cross: Double) -> Double {
    let viewport = viewport.asExtent
    let cross = cross.asExtent
    isHidden = viewport == 0
    mounting.invalidate()
    guard viewport > 0, viewport != self.viewport || cross != self.cross else { return 0 }
    commitPendingMeasurements()
    let anchor = rearrangementAnchor(at: configuration.rearrangementAnchor)
      .moved(with: configuration.rearrangementAnchor, from: self.viewport, to: viewport)
    let lanes = laneCount
    self.viewport = viewport
    self.cross = cross
    if laneCount != lanes { layout.setArrangement(configuration.arrangement, laneCount: laneCount) }
    return restoreAnchor(anchor)
  }

  /// Sets the position of the viewport.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt. A non-finite offset is ignored.
  ///   - velocity: The velocity of the content offset, in pt/s.
  /// - Complexity: O(1).
  package mutating func scroll(to offset: Double, velocity: Double) {
    self.offset = offset.asPosition(or: self.offset)
    self.velocity = velocity.asPosition(or: 0)
  }

  /// Applies the current configuration to the layout and the mounted items.
  private mutating func applyConfiguration() {
    func units(_ inset: Double, _ accessory: Double) -> Int64 {
      Int64(ItemUnits.extent(of: inset)) &+ Int64(ItemUnits.extent(of: accessory))
    }
    mounting.configure(configuration)
    layout.index.spacing = configuration.spacing
    layout.insets = EdgePair(
      start: units(configuration.insets.start, configuration.accessories.start) &+ layout.freeSpace,
      end: units(configuration.insets.end, configuration.accessories.end) &+ layout.endSpace)
    layout.setArrangement(configuration.arrangement, laneCount: laneCount)
  }

  /// The number of lanes that fit the viewport.
  var laneCount: Int {
    configuration.arrangement.laneCount(cross: cross, laneSpacing: configuration.laneSpacing)
  }

  /// Moves the offset with the anchor after positions have changed.
  ///
  /// - Returns: The distance that the anchor has moved, in pt, including the effect of earlier
  ///   measurements.
  mutating func restoreAnchor(_ anchor: Anchor) -> Double {
    let shift = align(keeping: anchor)
    batch.changeAnchor = anchor.scrollAnchor.flatMap { $0.isSeen ? $0 : nil }
    // If the anchor of the previous change was kept, also keep the offset of that change. Then several slow
    // scrolls add up, until a new anchor is chosen.
    batch.changeOffset = (batch.keepsChangeAnchor ? batch.changeOffset : offset) + shift
    batch.keepsChangeAnchor = false
    offset += shift
    keptItem?.shift(by: shift)
    let returned = shift + batch.removeDeferredShift()
    layoutRevision &+= 1
    section = section?.updated(in: &layout)
    mounting.invalidate()
    return returned
  }
}
