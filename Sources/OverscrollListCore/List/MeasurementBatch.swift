/// The measurements of a frame that have not been committed, and the means of all that there were.
struct MeasurementBatch: Sendable {
  /// What the measurements are not to move; nil where there are none.
  private(set) var hold: ListEngine.Hold?
  /// What they are not to move as long as the reader touches an item, and whether that has another extent.
  private var touched: (hold: ListEngine.Hold?, isMeasured: Bool) = (nil, false)
  /// The item that the last change held.
  var changed: ScrollAnchor?
  /// The offset, in pt, to which that change has led.
  var changedOffset = 0.0
  /// Whether this batch is to hold the same.
  var holdsChanged = false
  /// The means of all measurements.
  var means = EstimateMeans()
  private var pendingShift = 0.0

  /// Begins a batch that is not to move something, or what the reader touches.
  mutating func begin(holding hold: ListEngine.Hold, orTouched touched: ListEngine.Hold?) {
    self.hold = hold
    self.touched = (touched, false)
  }

  /// The item that the reader touches has another extent.
  mutating func noteTouched() { touched.isMeasured = true }

  /// Takes the extent, in units, of an item of a kind that had not been measured.
  mutating func add(_ extent: Int32, of kind: ItemKind) { means.add(extent, of: kind) }

  /// Ends the batch.
  ///
  /// At an edge at which the list stays, what the reader touches is held only if it has changed itself.
  ///
  /// - Parameter isTouched: Whether the reader touches an item.
  /// - Returns: What it is not to move; nil where nothing was measured.
  mutating func end(isTouched: Bool = false) -> ListEngine.Hold? {
    defer { hold = nil }
    guard isTouched, let hold, hold.anchor != nil || touched.isMeasured else { return hold }
    return touched.hold ?? hold
  }

  /// The mean of a kind, in units, when it is due and far enough from the estimate.
  mutating func due(_ kind: ItemKind, instead estimate: Int32) -> Int32? {
    means.take(kind, instead: estimate)
  }

  /// Forgets the means: the extents that they are of count no longer.
  mutating func forgetMeans() { means = EstimateMeans() }

  /// Keeps a shift, in pt, that becomes part of the next one that is returned.
  mutating func postpone(_ shift: Double) { pendingShift = shift }

  /// The shift, in pt, that has been kept, which is 0 from then on.
  mutating func takePostponed() -> Double {
    defer { pendingShift = 0 }
    return pendingShift
  }
}

/// The means of what has been measured, each offered as its kind's estimate after 8, 32, 128, 512, … items.
///
/// Seldom, because every change of an estimate moves the scroll bar.
struct EstimateMeans: Hashable, Sendable {
  /// What the extents of each kind add up to, in units.
  var sums = [Int64](repeating: 0, count: ItemKind.count)
  /// How many they are.
  var counts = [Int64](repeating: 0, count: ItemKind.count)
  /// From how many on the mean is offered next.
  var due = [Int64](repeating: 8, count: ItemKind.count)

  /// Takes the extent, in units, of an item that had not been measured.
  mutating func add(_ extent: Int32, of kind: ItemKind) {
    sums[Int(kind.rawValue)] &+= Int64(extent)
    counts[Int(kind.rawValue)] &+= 1
  }

  /// The mean of a kind, in units, when it is due and more than a sixteenth from the estimate.
  mutating func take(_ kind: ItemKind, instead estimate: Int32) -> Int32? {
    let kind = Int(kind.rawValue)
    guard counts[kind] >= due[kind] else { return nil }
    due[kind] = counts[kind] &* 4
    let mean = Int32(truncatingIfNeeded: sums[kind] / counts[kind])
    return abs(mean - estimate) > estimate / 16 ? mean : nil
  }
}
