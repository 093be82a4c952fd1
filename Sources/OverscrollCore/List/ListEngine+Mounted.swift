/// The section that the viewport's start is in.
struct PinnedSection: Hashable, Sendable {
  /// The number of the section's header; nothing before the first.
  let header: Int?
  /// The number of the next section's header.
  let next: Int?
  /// Where the section starts and ends, in pt.
  let start: Double
  let end: Double
}

extension ListEngine {
  /// Decides which items are mounted now: `slots.changes` says what is to be done about it.
  ///
  /// To be called once per frame, after everything that the frame has brought, and again after a commit, for what has
  /// come into sight by it.
  ///
  /// - Parameter ahead: Whether items that are not in sight may be mounted, up to the overscan's budget.
  /// - Complexity: O(1) where nothing changes, else O(log n + mounted).
  public mutating func update(ahead: Bool = true) {
    guard !isHidden else { return isFilling = false }
    if let stretch = range.stretch(offset: offset, velocity: velocity, viewport: viewport) {
      let visible = items(in: stretch.visible)
      let wanted = items(in: stretch.wanted)
      let kept = items(in: stretch.kept)
      let before = window
      window = range.choose(current: window, visible: visible, wanted: wanted, kept: kept, ahead: ahead)
      isFilling = window != before || !ahead
    } else {
      isFilling = false
    }
    findSection()
    extras.removeAll(keepingCapacity: true)
    if let item = focused.keyboard { extras.append(item) }
    if let item = focused.assistive { extras.append(item) }
    if let header = section?.header { extras.append(header) }
    let items = window.clamped(to: 0..<count)
    guard !slots.isMounted(items, extras: extras) else { return }
    var index = layout.index
    slots.mount(items, extras: extras) { index.kind(of: $0).rawValue }
  }

  /// Where an item is drawn.
  ///
  /// - Parameter item: Its number; out of range, the nearest item's.
  /// - Complexity: O(log n) in the number of chunks, O(1) beside the last question's item.
  public mutating func frame(of item: Int) -> ItemFrame {
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
    if item == section?.header { frame.start = pinned(frame) }
    return frame
  }

  /// The header that is pinned to the viewport's start, if one is.
  public var pinnedHeader: Int? { section?.header }

  /// Views that are not needed can go: memory is short.
  public mutating func dropIdleSlots() { slots.dropIdle() }

  /// The items of which something is in sight: the first of them, where they are more than are ever mounted.
  var itemsInSight: Range<Int> {
    mutating get {
      let all = layout.items(from: ItemUnits.position(offset), to: ItemUnits.position(offset + viewport))
      return all.lowerBound..<min(all.upperBound, all.lowerBound + VisibleRange.itemLimit)
    }
  }

  private mutating func items(in bounds: Stretch.Bounds) -> Range<Int> {
    layout.items(from: ItemUnits.position(bounds.lower), to: ItemUnits.position(bounds.upper))
  }

  /// A pinned header stays at the viewport's start until the next one pushes it out.
  private func pinned(_ header: ItemFrame) -> Double {
    guard let section else { return header.start }
    return max(header.start, min(offset, section.end - header.extent))
  }

  private mutating func findSection() {
    guard layout.index.headerCount > 0, configuration.pinsHeaders, count > 0 else { return section = nil }
    if let section, offset >= section.start, offset < section.end { return }
    let position = ItemUnits.position(offset)
    let item = layout.item(at: position)
    var header = layout.index.header(atOrBefore: item)?.item
    var next = layout.index.header(after: item)?.item
    // In the gap before a header, that header is the item, but not yet the section's.
    if let ahead = header, layout.placement(of: ahead).start > position {
      next = ahead
      header = layout.index.header(atOrBefore: ahead - 1)?.item
    }
    section = placed(header: header, next: next)
  }

  /// A section between two headers, where they are now.
  mutating func placed(header: Int?, next: Int?) -> PinnedSection {
    let start = header.map { ItemUnits.points(layout.placement(of: $0).start) } ?? -.infinity
    let end = next.map { ItemUnits.points(layout.placement(of: $0).start) } ?? .infinity
    return PinnedSection(header: header, next: next, start: start, end: end)
  }
}
