/// The measurements of a frame that have not been committed, and the means of all that there were.
struct MeasurementBatch: Sendable {
  /// What the measurements are not to move; nil where there are none.
  private(set) var hold: ListEngine.Hold?
  private var means = [EstimateMean](repeating: EstimateMean(), count: ItemKind.count)
  private var pendingShift = 0.0

  /// Begins a batch that is not to move something.
  mutating func begin(holding hold: ListEngine.Hold) { self.hold = hold }

  /// Takes the extent, in units, of an item of a kind that had not been measured.
  mutating func add(_ extent: Int32, of kind: ItemKind) { means[Int(kind.rawValue)].add(extent) }

  /// Ends the batch.
  ///
  /// - Returns: What it is not to move; nil where nothing was measured.
  mutating func end() -> ListEngine.Hold? {
    defer { hold = nil }
    return hold
  }

  /// The mean of a kind, in units, when it is due and far enough from the estimate.
  mutating func due(_ kind: ItemKind, instead estimate: Int32) -> Int32? {
    means[Int(kind.rawValue)].due(instead: estimate)
  }

  /// Forgets the means: the extents that they are of count no longer.
  mutating func forgetMeans() {
    for kind in means.indices { means[kind] = EstimateMean() }
  }

  /// Keeps a shift, in pt, that becomes part of the next one that is returned.
  mutating func postpone(_ shift: Double) { pendingShift = shift }

  /// The shift, in pt, that has been kept, which is 0 from then on.
  mutating func takePostponed() -> Double {
    defer { pendingShift = 0 }
    return pendingShift
  }
}

/// The mean of what has been measured of a kind, offered as the kind's estimate after 8, 32, 128, 512, … items.
///
/// Seldom, because every change of an estimate moves the scroll bar.
struct EstimateMean: Hashable, Sendable {
  private var sum: Int64 = 0
  private var count: Int64 = 0
  private var next: Int64 = 8

  /// Takes the extent, in units, of an item that had not been measured.
  mutating func add(_ extent: Int32) {
    sum &+= Int64(extent)
    count += 1
  }

  /// The mean, in units, when it is due and more than a sixteenth from the estimate.
  mutating func due(instead estimate: Int32) -> Int32? {
    guard count >= next else { return nil }
    next = count &* 4
    let mean = Int32(truncatingIfNeeded: sum / count)
    return abs(mean - estimate) > estimate / 16 ? mean : nil
  }
}
