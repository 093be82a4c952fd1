/// Numbers that a seed decides: a linear congruential generator (Numerical Recipes' `ranqd1`).
///
/// `Web/Tests/walking.js` gives the same.
struct WalkNumbers {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  /// A number from 0 to one below a limit; 0 for a limit below 1.
  mutating func below(_ limit: Int32) -> Int32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return limit < 1 ? 0 : Int32(state >> 8) % limit
  }
}

/// The FNV-1a digest, in 32 bits, of words.
struct WalkDigest {
  private(set) var value: UInt32 = 0x811c_9dc5

  mutating func add(_ word: UInt32) { value = (value ^ word) &* 0x0100_0193 }

  mutating func add(_ number: Int32) { add(UInt32(bitPattern: number)) }

  mutating func add(_ number: Double) {
    add(UInt32(truncatingIfNeeded: number.bitPattern))
    add(UInt32(truncatingIfNeeded: number.bitPattern >> 32))
  }
}
