/// The same numbers each time, and those of Web/Scripts/list-bench.mjs (mulberry32).
struct RandomNumbers {
  private var seed: UInt32

  init(seed: UInt32) { self.seed = seed }

  /// A number from 0 up to 1.
  mutating func next() -> Double {
    seed &+= 0x6d2b_79f5
    var z = (seed ^ (seed >> 15)) &* (1 | seed)
    z = (z &+ ((z ^ (z >> 7)) &* (61 | z))) ^ z
    return Double(z ^ (z >> 14)) / 4_294_967_296
  }

  /// A whole number from 0 up to a limit.
  mutating func next(below limit: Int) -> Int { Int(next() * Double(limit)) }

  /// Extents from 20 to 219 pt.
  static func extents(_ count: Int, seed: UInt32) -> [Double] {
    var numbers = RandomNumbers(seed: seed)
    return (0..<count).map { _ in 20 + numbers.next() * 199 }
  }
}
