/// The suites for Sources/OverscrollCore/Math, and what they share.
enum MathTests {
  /// The SplitMix64 generator (Steele, Lea and Flood, 2014): the same numbers from a seed everywhere.
  struct SeededInputs {
    private var state: UInt64

    init(seed: UInt64) {
      state = seed
    }

    mutating func nextBits() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
      bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
      return bits ^ (bits >> 31)
    }

    /// A number spread evenly over an interval.
    mutating func next(in range: ClosedRange<Double>) -> Double {
      let unit = Double(nextBits() >> 11) * 0x1p-53
      return range.lowerBound + (range.upperBound - range.lowerBound) * unit
    }

    /// Any number at all, NaN and infinity among them.
    mutating func nextPattern() -> Double {
      Double(bitPattern: nextBits())
    }
  }

  /// The FNV-1a hash, 64 bits, of the bytes of results, low byte first.
  struct Digest {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func combine(_ result: Double) {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        value = (value ^ (result.bitPattern >> shift & 0xff)) &* 0x100_0000_01b3
      }
    }
  }
}

/// Equal bits; so +0 differs from -0, and NaN equals the NaN that the functions return.
func isIdentical(_ a: Double, _ b: Double) -> Bool {
  a.bitPattern == b.bitPattern
}
