/// The suites for Sources/OverscrollCore/Math, and their shared code.
enum MathTests {
  /// A 64-bit FNV-1a hash of the bytes of results, low byte first.
  struct Digest {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func combine(_ result: Double) {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        value = (value ^ (result.bitPattern >> shift & 0xff)) &* 0x100_0000_01b3
      }
    }
  }
}

/// Whether two numbers have equal bits.
///
/// +0 differs from -0, and NaN equals the NaN that the functions return.
func isIdentical(_ a: Double, _ b: Double) -> Bool {
  a.bitPattern == b.bitPattern
}
