/// A shuffle that depends only on its seed.
///
/// It gives the same order on any machine and with any version of Swift.
enum Shuffle {
  /// Returns the numbers from 0 up to `count` in a random order.
  ///
  /// The method is the Fisher-Yates shuffle with random numbers from SplitMix64.
  static func order(of count: Int, seed: UInt64) -> [Int] {
    var order = Array(0..<count)
    var state = seed
    for last in stride(from: count - 1, to: 0, by: -1) {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      mixed ^= mixed >> 31
      order.swapAt(last, Int(mixed % UInt64(last + 1)))
    }
    return order
  }
}
