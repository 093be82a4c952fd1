/// A generator of pseudo-random numbers for random walks.
///
/// It is the linear congruential generator `ranqd1` of Numerical Recipes. `Web/Tests/walking.js` generates
/// the same numbers.
struct WalkNumbers {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  /// Returns a random number from 0 up to `limit`; 0 for a limit below 1.
  mutating func below(_ limit: Int32) -> Int32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return limit < 1 ? 0 : Int32(state >> 8) % limit
  }
}

/// The 32-bit FNV-1a digest of a sequence of numbers.
struct WalkDigest {
  private(set) var value: UInt32 = 0x811c_9dc5

  mutating func add(_ word: UInt32) { value = (value ^ word) &* 0x0100_0193 }

  mutating func add(_ number: Int32) { add(UInt32(bitPattern: number)) }

  mutating func add(_ number: Double) {
    add(UInt32(truncatingIfNeeded: number.bitPattern))
    add(UInt32(truncatingIfNeeded: number.bitPattern >> 32))
  }
}
