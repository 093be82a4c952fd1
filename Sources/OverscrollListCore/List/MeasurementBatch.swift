/// The measurements since the last commit, and the means of all measurements.
struct MeasurementBatch: Sendable {
  /// The anchor of the measurements, or `nil` without measurements.
  private(set) var anchor: ListEngine.Anchor?
  /// The anchor during a touch, and whether the touched item has a new extent.
  private var touchedItem: (anchor: ListEngine.Anchor?, isMeasured: Bool) = (nil, false)
  /// The item anchor of the last change.
  var changeAnchor: ScrollAnchor?
  /// The content offset after that change, in pt.
  var changeOffset = 0.0
  /// Whether this batch keeps the anchor of the last change.
  var keepsChangeAnchor = false
  /// The means of all measurements.
  var means = EstimateTable()
  private var pendingShift = 0.0

  /// Begins a batch with an anchor, and another anchor for a touched item.
  mutating func begin(keeping anchor: ListEngine.Anchor, orTouched touched: ListEngine.Anchor?) {
    self.anchor = anchor
    self.touchedItem = (touched, false)
  }

  /// Records that the touched item has a new extent.
  mutating func markTouchedItemMeasured() { touchedItem.isMeasured = true }

  /// Adds the first measured extent of an item, in units.
  mutating func add(_ extent: Int32, of kind: ItemKind) { means.add(extent, of: kind) }

  /// Ends the batch.
  ///
  /// At a sticky edge, the touched item is the anchor only if its own extent has changed.
  ///
  /// - Parameter isTouched: Whether the user touches an item.
  /// - Returns: The anchor, or `nil` without measurements.
  mutating func end(isTouched: Bool = false) -> ListEngine.Anchor? {
    defer { anchor = nil }
    guard isTouched, let anchor, anchor.scrollAnchor != nil || touchedItem.isMeasured else { return anchor }
    return touchedItem.anchor ?? anchor
  }

  /// Returns a new estimate of a kind, in units, or `nil` to keep `estimate`.
  mutating func newEstimate(_ kind: ItemKind, instead estimate: Int32) -> Int32? {
    means.newEstimate(kind, instead: estimate)
  }

  /// Resets the means after their extents have become invalid.
  mutating func forgetMeans() { means = EstimateTable() }

  /// Stores a shift, in pt, that the next returned shift includes.
  mutating func deferShift(_ shift: Double) { pendingShift = shift }

  /// Returns the stored shift, in pt, and resets it to 0.
  mutating func removeDeferredShift() -> Double {
    defer { pendingShift = 0 }
    return pendingShift
  }
}

/// The means of measured extents, proposed as estimates after 8, 32, 128, 512, … items.
///
/// The estimates change rarely, because every change moves the scroll bar.
struct EstimateTable: Hashable, Sendable {
  /// The sum of the extents of each kind, in units.
  var sums = [Int64](repeating: 0, count: ItemKind.count)
  /// The number of extents of each kind.
  var counts = [Int64](repeating: 0, count: ItemKind.count)
  /// The number of extents of each kind that allows the next estimate.
  var nextCounts = [Int64](repeating: 8, count: ItemKind.count)

  /// Adds the first measured extent of an item, in units.
  mutating func add(_ extent: Int32, of kind: ItemKind) {
    sums[Int(kind.rawValue)] &+= Int64(extent)
    counts[Int(kind.rawValue)] &+= 1
  }

  /// Returns the mean of a kind, in units, as its new estimate.
  ///
  /// - Returns: `nil` if too few items are measured, or the mean is within a sixteenth of the estimate.
  mutating func newEstimate(_ kind: ItemKind, instead estimate: Int32) -> Int32? {
    let kind = Int(kind.rawValue)
    guard counts[kind] >= nextCounts[kind] else { return nil }
    nextCounts[kind] = counts[kind] &* 4
    let mean = Int32(truncatingIfNeeded: sums[kind] / counts[kind])
    return abs(mean - estimate) > estimate / 16 ? mean : nil
  }
}
