/// The measurements since the last commit, and the means of all measurements.
struct MeasurementBatch: Sendable {
  /// The anchor of the measurements, or `nil` without measurements.
  private(set) var hold: ListEngine.Hold?
  /// The anchor during a touch, and whether the touched item has a new extent.
  private var touched: (hold: ListEngine.Hold?, isMeasured: Bool) = (nil, false)
  /// The item anchor of the last change.
  var changed: ScrollAnchor?
  /// The content offset after that change, in pt.
  var changedOffset = 0.0
  /// Whether this batch keeps the anchor of the last change.
  var holdsChanged = false
  /// The means of all measurements.
  var means = EstimateMeans()
  private var pendingShift = 0.0

  /// Begins a batch with an anchor, and another anchor for a touched item.
  mutating func begin(holding hold: ListEngine.Hold, orTouched touched: ListEngine.Hold?) {
    self.hold = hold
    self.touched = (touched, false)
  }

  /// Records that the touched item has a new extent.
  mutating func noteTouched() { touched.isMeasured = true }

  /// Adds the first measured extent of an item, in units.
  mutating func add(_ extent: Int32, of kind: ItemKind) { means.add(extent, of: kind) }

  /// Ends the batch.
  ///
  /// At a sticky edge, the touched item is the anchor only if its own extent has changed.
  ///
  /// - Parameter isTouched: Whether the user touches an item.
  /// - Returns: The anchor, or `nil` without measurements.
  mutating func end(isTouched: Bool = false) -> ListEngine.Hold? {
    defer { hold = nil }
    guard isTouched, let hold, hold.anchor != nil || touched.isMeasured else { return hold }
    return touched.hold ?? hold
  }

  /// Returns a new estimate of a kind, in units, or `nil` to keep `estimate`.
  mutating func due(_ kind: ItemKind, instead estimate: Int32) -> Int32? {
    means.take(kind, instead: estimate)
  }

  /// Resets the means after their extents have become invalid.
  mutating func forgetMeans() { means = EstimateMeans() }

  /// Stores a shift, in pt, that the next returned shift includes.
  mutating func postpone(_ shift: Double) { pendingShift = shift }

  /// Returns the stored shift, in pt, and resets it to 0.
  mutating func takePostponed() -> Double {
    defer { pendingShift = 0 }
    return pendingShift
  }
}

/// The means of measured extents, proposed as estimates after 8, 32, 128, 512, … items.
///
/// The estimates change rarely, because every change moves the scroll bar.
struct EstimateMeans: Hashable, Sendable {
  /// The sum of the extents of each kind, in units.
  var sums = [Int64](repeating: 0, count: ItemKind.count)
  /// The number of extents of each kind.
  var counts = [Int64](repeating: 0, count: ItemKind.count)
  /// The number of extents of each kind that allows the next estimate.
  var due = [Int64](repeating: 8, count: ItemKind.count)

  /// Adds the first measured extent of an item, in units.
  mutating func add(_ extent: Int32, of kind: ItemKind) {
    sums[Int(kind.rawValue)] &+= Int64(extent)
    counts[Int(kind.rawValue)] &+= 1
  }

  /// Returns the mean of a kind, in units, as its new estimate.
  ///
  /// - Returns: `nil` if too few items are measured, or the mean is within a sixteenth of the estimate.
  mutating func take(_ kind: ItemKind, instead estimate: Int32) -> Int32? {
    let kind = Int(kind.rawValue)
    guard counts[kind] >= due[kind] else { return nil }
    due[kind] = counts[kind] &* 4
    let mean = Int32(truncatingIfNeeded: sums[kind] / counts[kind])
    return abs(mean - estimate) > estimate / 16 ? mean : nil
  }
}
