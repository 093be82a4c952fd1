/// The suites for Sources/OverscrollCore/Math, and what they share.
enum MathTests {
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
