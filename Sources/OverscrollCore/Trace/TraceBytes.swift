// Numbers in a recorder's bytes.

extension [UInt8] {
  /// Appends a number in as few bytes as it takes: seven bits in each, the lowest first.
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
    for place in stride(from: 0, to: 64, by: 8) {
      append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(place)))
    }
  }
}

extension TraceBytes {
  mutating func takeVariable() -> UInt64 {
    var (number, place) = (UInt64(0), UInt64(0))
    while let byte = popFirst() {
      number |= UInt64(byte & 127) << place
      place += 7
      if byte < 128 || place > 63 { break }
    }
    return number
  }

  mutating func takeBits() -> Double {
    var bits: UInt64 = 0
    for place in stride(from: 0, to: 64, by: 8) { bits |= UInt64(popFirst() ?? 0) << UInt64(place) }
    return Double(bitPattern: bits)
  }
}
