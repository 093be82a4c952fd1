/// An array of extents with an array of prefix sums, to compare with `ExtentIndex`.
///
/// The comparison is fair, because this type is fast. Sums are computed only when a query needs a position
/// after a changed item. The total is always current, and positions are found by binary search. Extents are
/// stored in units of 1/192 pt, as in `ExtentIndex`, so both types give equal results.
struct PrefixArray: OffsetEngine {
  static let name = "PrefixArray"

  private var extents: [Int32]
  /// The sum of the extents before each item.
  ///
  /// Only the first `settled` sums are current.
  private var sums: [Int64] = [0]
  /// The number of sums that are current.
  private var settled = 1
  private var sum: Int64 = 0

  init(count: Int, estimate: Double) {
    extents = Array(repeating: PrefixArray.units(estimate), count: count)
    sum = Int64(count) * Int64(PrefixArray.units(estimate))
  }

  init(extents: [Double]) {
    self.extents = extents.map(PrefixArray.units)
    for extent in self.extents { sum += Int64(extent) }
  }

  var count: Int { extents.count }
  var total: Double { Double(sum) / 192 }

  var byteCount: Int {
    MemoryLayout<PrefixArray>.size + extents.capacity * MemoryLayout<Int32>.stride
      + sums.capacity * MemoryLayout<Int64>.stride
  }

  mutating func offset(of item: Int) -> Double {
    settle(through: item)
    return Double(sums[item]) / 192
  }

  mutating func item(at offset: Double) -> Int {
    let position = Int64((offset * 192).rounded(.down))
    while sums[settled - 1] <= position, settled <= extents.count {
      settle(through: min(extents.count, settled + 63))
    }
    var low = 0
    var high = settled - 1
    while low < high {
      let middle = (low + high) / 2
      if sums[middle + 1] > position { high = middle } else { low = middle + 1 }
    }
    return min(low, extents.count - 1)
  }

  mutating func measure(_ item: Int, _ extent: Double) {
    let new = PrefixArray.units(extent)
    sum += Int64(new) - Int64(extents[item])
    extents[item] = new
    settled = min(settled, item + 1)
  }

  mutating func prepend(_ extents: [Double]) {
    let new = extents.map(PrefixArray.units)
    for extent in new { sum += Int64(extent) }
    self.extents.insert(contentsOf: new, at: 0)
    settled = 1
  }

  /// Computes the sums up to an item, unless they are already current.
  private mutating func settle(through item: Int) {
    guard item >= settled else { return }
    if sums.count <= item {
      if sums.count == 1 { sums.reserveCapacity(extents.count + 1) }
      sums.append(contentsOf: repeatElement(0, count: item + 1 - sums.count))
    }
    sums.withUnsafeMutableBufferPointer { sums in
      extents.withUnsafeBufferPointer { extents in
        var sum = sums[settled - 1]
        for index in settled...item {
          sum += Int64(extents[index - 1])
          sums[index] = sum
        }
      }
    }
    settled = item + 1
  }

  private static func units(_ points: Double) -> Int32 { Int32(points * 192 + 0.5) }
}
