/// The measurements of a frame that have not been committed, and the means of all that there were.
struct MeasurementBatch: Sendable {
  /// What the measurements are not to move; nil where there are none.
  private(set) var hold: ListEngine.Hold?
  /// The item that a change has held since the last batch.
  var changed: ScrollAnchor?
  /// The offset, in pt, to which that change has led.
  var changedOffset = 0.0
  /// The means of all measurements.
  var means = EstimateMeans()
  private var pendingShift = 0.0

  /// Begins a batch that is not to move something.
  mutating func begin(holding hold: ListEngine.Hold) { self.hold = hold }

  /// Takes the extent, in units, of an item of a kind that had not been measured.
  mutating func add(_ extent: Int32, of kind: ItemKind) { means.add(extent, of: kind) }

  /// Ends the batch.
  ///
  /// - Returns: What it is not to move; nil where nothing was measured.
  mutating func end() -> ListEngine.Hold? {
    defer { hold = nil }
    return hold
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
  /// The mean of a kind.
  struct Mean: Hashable, Sendable {
    /// What the extents add up to, in units.
    var sum: Int64 = 0
    /// How many they are.
    var count: Int64 = 0
    /// From how many on the mean is offered next.
    var due: Int64 = 8
  }

  private var means = [Mean](repeating: Mean(), count: ItemKind.count)

  /// The mean of a kind.
  subscript(kind: ItemKind) -> Mean {
    get { means[Int(kind.rawValue)] }
    set { means[Int(kind.rawValue)] = newValue }
  }

  /// Takes the extent, in units, of an item that had not been measured.
  mutating func add(_ extent: Int32, of kind: ItemKind) {
    self[kind].sum &+= Int64(extent)
    self[kind].count &+= 1
  }

  /// The mean of a kind, in units, when it is due and more than a sixteenth from the estimate.
  mutating func take(_ kind: ItemKind, instead estimate: Int32) -> Int32? {
    let mean = self[kind]
    guard mean.count >= mean.due else { return nil }
    self[kind].due = mean.count &* 4
    let extent = Int32(truncatingIfNeeded: mean.sum / mean.count)
    return abs(extent - estimate) > estimate / 16 ? extent : nil
  }
}
