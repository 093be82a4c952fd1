#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// The binary form of numbers in a `TraceRecorder`.

extension [UInt8] {
  /// Appends a number, with seven bits in each byte, the lowest bits first.
  ///
  /// The highest bit of each byte except the last is set.
  mutating func append(variable number: UInt64) {
    var rest = number
    while rest > 127 {
      append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Appends the eight bytes of a number.
  mutating func append(bits number: Double) {
    for shift in stride(from: 0, to: 64, by: 8) {
      append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(shift)))
    }
  }

  /// Appends extents of items in a compact form.
  ///
  /// An extent of whole units (`ItemUnits`) is written as the number of units plus 2. Every different
  /// extent is written as 0 and the bits of the double. A 1 and a number n repeat the previous extent n
  /// times.
  mutating func append(extents: [Double]) {
    var (last, repeats) = (UInt64?.none, UInt64(0))
    for extent in extents {
      if extent.bitPattern == last {
        repeats += 1
        continue
      }
      append(repeats: repeats)
      (last, repeats) = (extent.bitPattern, 0)
      let units = Int64(ItemUnits.extent(of: extent))
      if ItemUnits.points(units).bitPattern == extent.bitPattern {
        append(variable: UInt64(units) + 2)
      } else {
        append(0)
        append(bits: extent)
      }
    }
    append(repeats: repeats)
  }

  /// Appends indices of items, each as its difference to the previous index.
  ///
  /// The lowest bit of a written number is the sign of the difference.
  mutating func append(items: [Int]) {
    var last: Int64 = 0
    for item in items {
      let change = Int64(item) &- last
      append(variable: UInt64(bitPattern: change << 1 ^ change >> 63))
      last = Int64(item)
    }
  }

  private mutating func append(repeats: UInt64) {
    guard repeats > 0 else { return }
    append(1)
    append(variable: repeats)
  }
}

extension TraceBytes {
  mutating func readVariable() -> UInt64 {
    var (number, shift) = (UInt64(0), UInt64(0))
    while let byte = popFirst() {
      number |= UInt64(byte & 127) << shift
      shift += 7
      if byte < 128 || shift > 63 { break }
    }
    return number
  }

  mutating func readBits() -> Double {
    var bits: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 8) { bits |= UInt64(popFirst() ?? 0) << UInt64(shift) }
    return Double(bitPattern: bits)
  }

  /// Reads `count` indices of items, or fewer if the bytes end.
  mutating func readItems(_ count: Int) -> [Int] {
    var (items, last) = ([Int](), Int64(0))
    while items.count < count, !isEmpty {
      let change = readVariable()
      last = last &+ Int64(bitPattern: change >> 1 ^ (0 &- (change & 1)))
      items.append(Int(clamping: last))
    }
    return items
  }

  /// Reads `count` extents of items, or fewer if the bytes end.
  mutating func readExtents(_ count: Int) -> [Double] {
    var extents: [Double] = []
    while extents.count < count, !isEmpty {
      switch readVariable() {
      case 0: extents.append(readBits())
      case 1:
        let repeats = Int(clamping: readVariable())
        guard let last = extents.last else { return extents }
        extents += repeatElement(last, count: Swift.min(repeats, count - extents.count))
      case let units: extents.append(ItemUnits.points(Int64(clamping: units - 2)))
      }
    }
    return extents
  }
}
