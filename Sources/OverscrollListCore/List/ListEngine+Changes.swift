#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// What changes the items, and what is known of them.
extension ListEngine {
  /// Applies an edit.
  ///
  /// Mounted items keep their slots under their new numbers. What the reader looks at stays where it is; if some items
  /// in sight are not moved, one of those does. A list that sticks to an edge stays at that edge (see
  /// `ListConfiguration.sticks`).
  ///
  /// - Returns: The shift, in pt.
  /// - Complexity: As those of `ExtentIndex`, and O(mounted).
  package mutating func apply(_ edit: ListEdit) -> Double {
    settleMeasurements()
    let before = count
    let gone = leaving(edit)
    var hold = hold(without: gone)
    if touchLeads(in: edit), let attended = attendedHold(touched, without: gone) {
      hold = attended
    } else if case .end = hold, case .insert(_, let place, _) = edit, place >= count {
      followsEnd = true
      hold = itemHold()
    } else if case .item = hold, let attended = focusHold(without: gone) {
      hold = attended
    }
    perform(edit)
    mounting.apply(edit, count: before, added: count - before)
    hold.renumber { edit.number(of: $0, count: before) ?? 0 }
    touched = touched.flatMap { edit.number(of: $0, count: before) }
    if edit.changesSomething(in: before) { contentRevision &+= 1 }
    return keepPlaceAmongOthers(hold)
  }

  /// Takes the extents of items that are known before the items are mounted.
  ///
  /// - Parameters:
  ///   - extents: The extents of consecutive items of one kind, in pt; what is negative or not finite counts as 0.
  ///     Those out of range are ignored.
  ///   - item: The first item's number; below 0 it counts as 0.
  /// - Returns: The shift, in pt.
  /// - Complexity: O(n) in the number of extents, and as `ExtentIndex.insert(extents:at:kind:)`.
  package mutating func setExtents(_ extents: [Double], at item: Int) -> Double {
    let start = max(0, item)
    let known = min(extents.count, count - start)
    guard known > 0 else { return 0 }
    settleMeasurements()
    let hold = hold()
    let kind = layout.index.code(of: start).kind
    layout.index.remove(start..<start + known)
    extents.withUnsafeBufferPointer {
      layout.index.insert(extents: UnsafeBufferPointer(rebasing: $0[..<known]), at: start, kind: kind)
    }
    return keepPlace(hold)
  }

  /// The items that are not to be held while an edit is made: those that go, or go elsewhere while others in sight stay.
  private mutating func leaving(_ edit: ListEdit) -> Range<Int> {
    switch edit {
    case .insert: return 0..<0
    case .remove(let items): return items.clamped(to: 0..<count)
    case .move(let items, _):
      let seen = itemsInSight
      return seen.clamped(to: items) == seen ? 0..<0 : items.clamped(to: 0..<count)
    }
  }

  /// Ends a change of the items, after which another section may begin where the old one did.
  mutating func keepPlaceAmongOthers(_ hold: Hold) -> Double {
    section = nil
    return keepPlace(hold)
  }

  private mutating func perform(_ edit: ListEdit) {
    switch edit {
    case .insert(let added, let place, let kind):
      layout.index.insert(added, at: max(0, min(place, count)), kind: kind)
    case .remove(let items):
      layout.index.remove(items)
    case .move(let items, let place):
      if let move = ItemMove(items, to: place, count: count) { layout.index.move(move.items, to: move.place) }
    }
  }
}

extension ListEngine {
  /// Takes an item's measured extent, which counts from the next `commit()` on.
  ///
  /// - Parameters:
  ///   - extent: The extent, in pt, along the axis; see `ExtentIndex.setExtent(_:of:)`. Ignored while the
  ///     viewport is hidden.
  ///   - item: The item's number; ignored if out of range.
  /// - Complexity: O(log n) in the number of chunks.
  package mutating func measure(_ extent: Double, of item: Int) {
    guard !isHidden, extent.isFinite, item >= 0, item < count else { return }
    if batch.hold == nil { beginBatch() }
    let units = ItemUnits.extent(of: extent)
    let code = layout.index.code(of: item)
    if item == touched, code.isMeasured { batch.noteTouched() }
    if !code.isMeasured { batch.add(units, of: code.kind) }
    _ = layout.index.setExtent(units: units, of: item)
  }

  /// Lays out anew after measurements.
  ///
  /// - Returns: The shift, in pt.
  package mutating func commit() -> Double {
    guard let hold = batch.end(isTouched: touched != nil) else { return 0 }
    adaptEstimates()
    return keepPlace(hold)
  }

  /// Changes a kind's estimate.
  ///
  /// - Parameters:
  ///   - estimate: The extent, in pt, that items of the kind count with until they are measured. Values below
  ///     1 count as 1, so that not too many items are in sight; non-finite values are ignored.
  ///   - kind: The kind.
  /// - Returns: The shift, in pt.
  /// - Complexity: As `ExtentIndex.setEstimate(_:of:)`.
  mutating func setEstimate(_ estimate: Double, of kind: ItemKind = .standard) -> Double {
    settleMeasurements()
    let hold = hold()
    take(estimate: estimate, of: kind)
    return keepPlace(hold)
  }

  /// Forgets every measurement.
  ///
  /// - Returns: The shift, in pt.
  /// - Complexity: O(n) in the items that have been measured.
  package mutating func forgetExtents() -> Double {
    settleMeasurements()
    let hold = hold()
    batch.forgetMeans()
    layout.index.forgetExtents()
    return keepPlace(hold)
  }

  /// Whether all that is in sight has been measured.
  mutating func isMeasuredInSight() -> Bool { isMeasured(itemsInSight) }

  /// Whether all that is to be mounted is, and has been measured.
  mutating func isSettled() -> Bool { mounting.isFilled && isMeasured(window) && isMeasuredInSight() }

  /// Whether all of some items that there are have been measured.
  mutating func isMeasured(_ items: Range<Int>) -> Bool {
    for item in items where !layout.index.isMeasured(item) { return false }
    return true
  }

  /// Ends a batch of measurements before something else changes; its shift becomes part of the next one.
  mutating func settleMeasurements() {
    if batch.hold != nil { batch.postpone(commit()) }
  }

  /// Gives the index an estimate: 1 pt at least, and none that is not finite.
  private mutating func take(estimate: Double, of kind: ItemKind) {
    if estimate.isFinite { layout.index.setEstimate(max(1, estimate), of: kind) }
  }

  private mutating func adaptEstimates() {
    guard configuration.adaptsEstimates, layout.index.unmeasuredCount > 0 else { return }
    for number in layout.index.estimates.indices {
      let kind = ItemKind(rawValue: UInt8(truncatingIfNeeded: number))
      guard let mean = batch.due(kind, instead: layout.index.estimates[number]) else { continue }
      take(estimate: ItemUnits.points(Int64(mean)), of: kind)
    }
  }
}
