/// Choices by chance, always the same for a seed (SplitMix64).
struct SoakDice: Sendable {
  private var state: UInt64

  /// The dice of a seed.
  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 }

  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0 to below a limit.
  mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % max(1, limit) }

  /// A number between two others.
  mutating func number(_ least: Double, _ most: Double) -> Double {
    least + (most - least) * Double(next() >> 11) / 0x1p53
  }

  /// Whether it is one of so many cases.
  mutating func isOne(of cases: Int) -> Bool { below(cases) == 0 }

  /// One of a list.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  /// A time in ms.
  mutating func time(_ least: Int, _ most: Int) -> Duration { .milliseconds(least + below(most - least)) }
}

extension Duration {
  /// The duration in s.
  var inSeconds: Double { self / .seconds(1) }
}
