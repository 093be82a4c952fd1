/// The anchor of the current measurements, and the means of all measurements.
///
/// The anchor is the item or edge that must not move on screen. A batch contains the measurements since the
/// latest commit.
struct MeasurementBatch: Sendable {
  /// The anchor of the measurements, or `nil` without measurements.
  private(set) var anchor: ListEngine.Anchor?
  /// The anchor to use during a touch, and whether the touched item was measured again.
  private var touchedItem: (anchor: ListEngine.Anchor?, isMeasured: Bool) = (nil, false)
  /// The item anchor of the latest change.
  var changeAnchor: ScrollAnchor?
  /// The content offset after the latest change, in pt.
  var changeOffset = 0.0
  /// Whether this batch keeps the anchor of the latest change.
  var keepsChangeAnchor = false
  /// The mean measured extent of each kind, for new estimates.
  var means = EstimateTable()
  private var pendingShift = 0.0

  /// Begins a batch.
  ///
  /// - Parameters:
  ///   - anchor: The anchor of the batch.
  ///   - touched: The anchor to prefer during a touch.
  mutating func begin(keeping anchor: ListEngine.Anchor, orTouched touched: ListEngine.Anchor?) {
    self.anchor = anchor
    self.touchedItem = (touched, false)
  }

  /// Records that the touched item has a new extent.
  mutating func markTouchedItemMeasured() { touchedItem.isMeasured = true }

  /// Adds an item's first measured extent, in units of 1/192 pt, to the means.
  mutating func add(_ extent: Int32, of kind: ItemKind) { means.add(extent, of: kind) }

  /// Ends the batch.
  ///
  /// If the list stays at an edge, the touched item is the anchor only if its own extent has changed.
  ///
  /// - Parameter isTouched: Whether the user touches an item.
  /// - Returns: The anchor, or `nil` without measurements.
  mutating func end(isTouched: Bool = false) -> ListEngine.Anchor? {
    defer { anchor = nil }
    guard isTouched, let anchor, anchor.scrollAnchor != nil || touchedItem.isMeasured else { return anchor }
    return touchedItem.anchor ?? anchor
  }

  /// Returns a new estimate of a kind, or `nil` to keep `estimate`.
  ///
  /// Estimates are in units of 1/192 pt.
  mutating func newEstimate(_ kind: ItemKind, instead estimate: Int32) -> Int32? {
    means.newEstimate(kind, instead: estimate)
  }

  /// Discards the means, because their measurements are no longer valid.
  mutating func forgetMeans() { means = EstimateTable() }

  /// Stores a shift, in pt, which is added to the shift of the next change.
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
  /// The sum of the measured extents of each kind, in units of 1/192 pt.
  var sums = [Int64](repeating: 0, count: ItemKind.count)
  /// The number of extents of each kind.
  var counts = [Int64](repeating: 0, count: ItemKind.count)
  /// The number of measured extents of each kind that the next estimate requires.
  var nextCounts = [Int64](repeating: 8, count: ItemKind.count)

  /// Adds the first measured extent of an item, in units of 1/192 pt.
  mutating func add(_ extent: Int32, of kind: ItemKind) {
    sums[Int(kind.rawValue)] &+= Int64(extent)
    counts[Int(kind.rawValue)] &+= 1
  }

  /// Returns the mean extent of a kind as its new estimate.
  ///
  /// Estimates are in units of 1/192 pt.
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
