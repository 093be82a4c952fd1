/// Seeded chance: the SplitMix64 generator (Steele, Lea and Flood, 2014), with the same numbers from a seed everywhere.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to just below 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number spread evenly over an interval.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// A whole number below `count`.
  mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[index(below: elements.count)] }

  mutating func chance(_ share: Double) -> Bool { unit() < share }
}
