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
