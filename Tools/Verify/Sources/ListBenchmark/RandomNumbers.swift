/// A random number generator with a seed: mulberry32, as in `Web/Scripts/list-bench.mjs`.
struct RandomNumbers {
  private var seed: UInt32

  init(seed: UInt32) { self.seed = seed }

  /// Returns a number from 0 up to but not including 1.
  mutating func next() -> Double {
    seed &+= 0x6d2b_79f5
    var z = (seed ^ (seed >> 15)) &* (1 | seed)
    z = (z &+ ((z ^ (z >> 7)) &* (61 | z))) ^ z
    return Double(z ^ (z >> 14)) / 4_294_967_296
  }

  /// Returns a whole number from 0 up to but not including `limit`.
  mutating func next(below limit: Int) -> Int { Int(next() * Double(limit)) }

  /// Returns a number of extents from 20 to 219 pt.
  static func extents(_ count: Int, seed: UInt32) -> [Double] {
    var numbers = RandomNumbers(seed: seed)
    return (0..<count).map { _ in 20 + numbers.next() * 199 }
  }
}
