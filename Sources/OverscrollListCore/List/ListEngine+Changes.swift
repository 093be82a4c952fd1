#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// Changes of the items and of their extents.
extension ListEngine {
  /// Applies an edit, and keeps visible items in place.
  ///
  /// Mounted items keep their slots (reusable views) under their new indices. If an edit moves some of the
  /// visible items, a visible item that is not moved keeps its position. A list that sticks to an edge
  /// stays at that edge (see `ListConfiguration.sticks`).
  ///
  /// - Returns: The distance that the edit has moved the anchor, in pt.
  /// - Complexity: As the edits of `ExtentIndex`, and O(mounted).
  package mutating func apply(_ edit: ListEdit) -> Double {
    commitPendingMeasurements()
    if keptItem?.isEnd == true { keptItem = nil }
    let before = count
    let excluded = unanchoredItems(edit)
    // The header of the first visible section is pinned. If it held its place, the items below it would move.
    let holdsHeader = !configuration.pinsHeaders
    var anchor = anchor(without: excluded, holdsHeader: holdsHeader)
    // A row that moves is removed and inserted, so both edits keep the same item. Between the edits, the list
    // may be near an edge.
    if isEditing, count > 0, let latest = changeAnchor, !excluded.contains(latest.item) {
      anchor = .item(latest)
    }
    if prefersTouchedItem(in: edit), let attended = interactionAnchor(touchedItem, without: excluded) {
      anchor = attended
    } else if case .end = anchor, case .insert(_, let index, _) = edit, index >= count {
      needsScrollToEnd = true
      anchor = itemAnchor(holdsHeader: holdsHeader)
    } else if case .item = anchor, let attended = focusAnchor(without: excluded) {
      anchor = attended
    }
    renumberItems(by: edit)
    anchor.renumber { edit.newIndex(of: $0, count: before) ?? 0 }
    return restoreAnchorAfterEdit(anchor)
  }

  /// Moves an item that the user drags, and keeps the content offset.
  ///
  /// - Parameter edit: The move; see `ListEdit.reorder(_:to:count:)`.
  /// - Returns: The distance in pt by which the content has moved, because it is aligned to an edge of a
  ///   viewport that it does not fill.
  /// - Complexity: As the edits of `ExtentIndex`, and O(mounted).
  mutating func reorder(_ edit: ListEdit) -> Double {
    commitPendingMeasurements()
    renumberItems(by: edit)
    return restoreAnchorAfterEdit(.nothing)
  }

  /// Applies an edit to the layout, and renumbers all stored items.
  private mutating func renumberItems(by edit: ListEdit) {
    let before = count
    perform(edit)
    mounting.apply(edit, count: before, added: count - before)
    touchedItem = touchedItem.flatMap { edit.newIndex(of: $0, count: before) }
    keptItem = keptItem?.renumbered(by: edit, count: before)
    endSpace = endSpace?.renumbered(by: edit, count: before)
    if edit.changesItems(in: before) { contentRevision &+= 1 }
  }

  /// Sets the known extents of items, for example before the items are mounted.
  ///
  /// - Parameters:
  ///   - extents: The extents of consecutive items, in pt. NaN means that an extent is unknown: such an item
  ///     keeps its measurement, or its estimate until it is measured. Negative and infinite values become
  ///     0. Extents for items out of range are ignored.
  ///   - item: The first item's index. A negative index becomes 0.
  /// - Returns: The distance that the change has moved the anchor, in pt.
  /// - Complexity: As `ExtentIndex.setExtents(_:at:)`.
  package mutating func setExtents(_ extents: [Double], at item: Int) -> Double {
    let start = max(0, item)
    let known = min(extents.count, count - start)
    guard known > 0 else { return 0 }
    commitPendingMeasurements()
    let anchor = anchor()
    extents.withUnsafeBufferPointer {
      layout.index.setExtents(UnsafeBufferPointer(rebasing: $0[..<known]), at: start)
    }
    return restoreAnchor(anchor)
  }

  /// Sets the items that span all lanes; all other items except headers span one lane.
  ///
  /// An adapter calls this directly after the edits of the same change. The anchor of the edits is kept.
  ///
  /// - Parameter items: The items' indices. Indices out of range are ignored.
  /// - Returns: The distance that the change has moved the anchor, in pt.
  /// - Complexity: As `ExtentIndex.setSpanningItems(_:)`. O(k log k) for k indices that do not ascend.
  package mutating func setSpanningItems(_ items: [Int]) -> Double {
    commitPendingMeasurements()
    let anchor = anchorOfLatestChange()
    let isSorted = !items.indices.dropFirst().contains { items[$0] <= items[$0 - 1] }
    layout.index.setSpanningItems(isSorted ? items : items.sorted())
    return restoreAnchor(anchor)
  }

  /// Returns the items that an edit does not choose as its anchor.
  ///
  /// These are the removed items. A move adds the moved items, unless all visible items move. It also adds
  /// the items that make room for them, unless no other item is visible.
  private mutating func unanchoredItems(_ edit: ListEdit) -> Range<Int> {
    switch edit {
    case .insert: return 0..<0
    case .remove(let items): return items.clamped(to: 0..<count)
    case .move(let items, let destination):
      guard let move = MoveEdit(items, to: destination, count: count) else { return 0..<0 }
      let displaced =
        min(move.items.lowerBound, move.destination)..<max(move.items.upperBound, move.destination)
      let start = visibleStart
      let all = visibleItems
      let seen = (all.first { layout.placement(of: $0).start >= start } ?? all.lowerBound)..<all.upperBound
      return [displaced, move.items].first { seen.clamped(to: $0) != seen } ?? 0..<0
    }
  }

  /// Moves the offset with the anchor after an edit, and discards the pinned section.
  ///
  /// The section is discarded because a new section may now start at the same position.
  mutating func restoreAnchorAfterEdit(_ anchor: Anchor) -> Double {
    section = nil
    return restoreAnchor(anchor)
  }

  private mutating func perform(_ edit: ListEdit) {
    switch edit {
    case .insert(let added, let index, let kind):
      layout.index.insert(added, at: max(0, min(index, count)), kind: kind)
    case .remove(let items):
      layout.index.remove(items)
    case .move(let items, let destination):
      if let move = MoveEdit(items, to: destination, count: count) {
        layout.index.move(move.items, to: move.destination)
      }
    }
  }
}

extension ListEngine {
  /// Records an item's measured extent, which takes effect with the next `commit()`.
  ///
  /// - Parameters:
  ///   - extent: The extent along the axis, in pt; see `ExtentIndex.setExtent(_:of:)`. Ignored while the
  ///     viewport is hidden.
  ///   - item: The item's index. An index out of range is ignored.
  /// - Complexity: O(log n) in the number of chunks.
  package mutating func measure(_ extent: Double, of item: Int) {
    guard !isHidden, extent.isFinite, item >= 0, item < count else { return }
    if batch.anchor == nil { beginBatch() }
    let units = ItemUnits.extent(of: extent)
    let code = layout.index.code(of: item)
    if item == touchedItem, code.isMeasured { batch.markTouchedItemMeasured() }
    if !code.isMeasured { batch.add(units, of: code.kind) }
    _ = layout.index.setExtent(units: units, of: item)
  }

  /// Applies the recorded measurements, and updates the layout.
  ///
  /// - Returns: The distance that the measurements have moved the anchor, in pt.
  package mutating func commit() -> Double {
    guard let anchor = batch.end(isTouched: touchedItem != nil) else { return 0 }
    adaptEstimates()
    return restoreAnchor(anchor)
  }

  /// Sets the estimate of a kind.
  ///
  /// - Parameters:
  ///   - estimate: The extent of unmeasured items, in pt. Values below 1 become 1, which limits the number
  ///     of visible items. Non-finite values are ignored.
  ///   - kind: The kind.
  /// - Returns: The distance that the change has moved the anchor, in pt.
  /// - Complexity: As `ExtentIndex.setEstimate(_:of:)`.
  mutating func setEstimate(_ estimate: Double, of kind: ItemKind = .standard) -> Double {
    commitPendingMeasurements()
    let anchor = anchor()
    applyEstimate(estimate: estimate, of: kind)
    return restoreAnchor(anchor)
  }

  /// Discards every measurement.
  ///
  /// - Returns: The distance that the change has moved the anchor, in pt.
  /// - Complexity: O(n) in the number of measured items.
  package mutating func forgetExtents() -> Double {
    commitPendingMeasurements()
    let anchor = rearrangementAnchor(at: configuration.rearrangementAnchor)
    batch.forgetMeans()
    layout.index.forgetExtents()
    return restoreAnchor(anchor)
  }

  /// Returns whether all visible items are measured.
  mutating func areVisibleItemsMeasured() -> Bool { isMeasured(visibleItems) }

  /// Returns whether all items in and around the viewport are mounted and measured.
  mutating func isFullyMeasured() -> Bool {
    mounting.isComplete && isMeasured(window) && areVisibleItemsMeasured()
  }

  /// Returns whether all items of a valid range are measured.
  mutating func isMeasured(_ items: Range<Int>) -> Bool {
    for item in items where !layout.index.isMeasured(item) { return false }
    return true
  }

  /// Applies recorded measurements before a different change.
  ///
  /// The shift that the change returns will include the shift of these measurements.
  mutating func commitPendingMeasurements() {
    if batch.anchor != nil { batch.deferShift(commit()) }
  }

  /// Applies a finite estimate of at least 1 pt to the index.
  private mutating func applyEstimate(estimate: Double, of kind: ItemKind) {
    if estimate.isFinite { layout.index.setEstimate(max(1, estimate), of: kind) }
  }

  private mutating func adaptEstimates() {
    guard configuration.adaptsEstimates, layout.index.unmeasuredCount > 0 else { return }
    for number in layout.index.estimates.indices {
      let kind = ItemKind(rawValue: UInt8(truncatingIfNeeded: number))
      guard let mean = batch.newEstimate(kind, instead: layout.index.estimates[number]) else { continue }
      applyEstimate(estimate: ItemUnits.points(Int64(mean)), of: kind)
    }
  }
}
