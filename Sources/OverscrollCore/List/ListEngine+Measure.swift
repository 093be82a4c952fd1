extension ListEngine {
  /// Takes an item's measured extent, which counts from the next `commit()` on.
  ///
  /// - Parameters:
  ///   - extent: The extent, in pt, along the axis; see `ExtentIndex.setExtent(_:of:)`. While the viewport is hidden
  ///     nothing has an extent, and none is taken.
  ///   - item: The item's number; ignored if out of range.
  /// - Complexity: O(log n) in the number of chunks.
  public mutating func measure(_ extent: Double, of item: Int) {
    guard !isHidden, extent.isFinite, item >= 0, item < count else { return }
    if batch.hold == nil { batch.begin(holding: hold()) }
    let units = ItemUnits.extent(of: extent)
    let code = layout.index.code(of: item)
    if !code.isMeasured { batch.add(units, of: code.kind) }
    _ = layout.index.setExtent(units: units, of: item)
  }

  /// Lays out anew after measurements.
  ///
  /// - Returns: The shift, in pt.
  public mutating func commit() -> Double {
    guard let hold = batch.end() else { return 0 }
    adaptEstimates()
    return keepPlace(hold)
  }

  /// Changes a kind's estimate.
  ///
  /// - Parameters:
  ///   - estimate: The extent, in pt, that items of the kind are taken to have until they are measured: at least 1, or
  ///     too many of them would be in sight. What is not finite changes nothing.
  ///   - kind: The kind.
  /// - Returns: The shift, in pt.
  /// - Complexity: As `ExtentIndex.setEstimate(_:of:)`.
  public mutating func setEstimate(_ estimate: Double, of kind: ItemKind = .standard) -> Double {
    settleMeasurements()
    let hold = hold()
    take(estimate: estimate, of: kind)
    return keepPlace(hold)
  }

  /// Forgets every measurement.
  ///
  /// - Returns: The shift, in pt.
  /// - Complexity: O(n) in the items that have been measured.
  public mutating func forgetExtents() -> Double {
    settleMeasurements()
    let hold = hold()
    batch.forgetMeans()
    layout.index.forgetExtents()
    return keepPlace(hold)
  }

  /// Whether all that is in sight has been measured.
  mutating func isMeasuredInSight() -> Bool {
    for item in itemsInSight where !layout.index.isMeasured(item) { return false }
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
