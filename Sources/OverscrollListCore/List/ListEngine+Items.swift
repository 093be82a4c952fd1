#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// Mounted items and their frames.
extension ListEngine {
  /// Updates the mounted items; the adapter then applies `slots.changes`.
  ///
  /// Call this method once per frame, after all input of the frame. Call it again after a commit, because
  /// items may have become visible.
  ///
  /// - Parameter ahead: Whether items outside the viewport may be mounted, up to the overscan's budget.
  /// - Complexity: O(1) without changes, otherwise O(log n + mounted).
  package mutating func update(ahead: Bool = true) {
    guard !isHidden else { return hasPendingItems = false }
    mounting.chooseWindow(
      offset: offset, velocity: velocity, viewport: viewport, ahead: ahead, in: &layout)
    updateSection()
    mounting.mount(header: section?.header, in: &layout)
  }

  /// Returns the frame of an item.
  ///
  /// - Parameter item: The item's index, clamped to the valid range.
  /// - Complexity: O(log n) in the number of chunks, O(1) near the item of the previous lookup.
  package mutating func frame(of item: Int) -> ItemFrame {
    guard count > 0 else {
      return ItemFrame(start: 0, extent: 0, crossStart: 0, crossExtent: cross, isMeasured: false)
    }
    let item = max(0, min(item, count - 1))
    let placement = layout.placement(of: item)
    let lane = laneExtent
    let gap = configuration.laneSpacing.asExtent
    let span = Double(placement.span)
    var frame = ItemFrame(
      start: ItemUnits.points(placement.start), extent: ItemUnits.points(placement.extent),
      crossStart: Double(placement.lane) * (lane + gap), crossExtent: span * lane + (span - 1) * gap,
      isMeasured: layout.index.isMeasured(item))
    if item == section?.header { frame.start = section?.start(of: frame, at: offset) ?? frame.start }
    return frame
  }

  /// Returns whether an item is a header or a spanning item.
  ///
  /// - Complexity: As `frame(of:)`.
  mutating func spansAllLanes(_ item: Int) -> Bool { layout.index.code(of: item).spansLanes }

  /// The extent of a lane across the axis, in pt.
  package var laneExtent: Double {
    configuration.arrangement.laneExtent(cross: cross, laneSpacing: configuration.laneSpacing)
  }

  /// The header that is pinned to the viewport's start, or `nil`.
  package var pinnedHeader: Int? { section?.header }

  /// Clears `slots.changes` after the adapter has applied them.
  package mutating func clearSlotChanges() { mounting.clearChanges() }

  /// Drops the unused views that the list keeps for reuse, to free memory.
  package mutating func dropIdleSlots() { mounting.dropIdle() }

  /// Updates the section whose header is pinned.
  mutating func updateSection() {
    guard layout.index.headerCount > 0, configuration.pinsHeaders, count > 0 else { return section = nil }
    if let section, section.contains(offset) { return }
    section = PinnedSection(at: offset, in: &layout)
  }
}
