/// A random number generator with a seed, SplitMix64.
///
/// A seed gives the same numbers on every platform. Source: Steele, Lea and Flood, 2014.
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to but not including 1.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns a uniformly distributed number in a range.
  package mutating func next(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// Returns a whole number from 0 up to but not including `count`.
  package mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[index(below: elements.count)]
  }

  package mutating func chance(_ share: Double) -> Bool { unit() < share }
}
