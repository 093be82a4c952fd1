/// The order in which mutants are taken, by a seed: of each kind in turn, so that a few show every kind.
public struct MutantOrder: Sendable {
  /// The mutants, in that order.
  public let mutants: [Mutant]

  /// Shuffles mutants.
  public init(_ all: [Mutant], seed: UInt64) {
    var numbers = SeededNumbers(seed)
    var piles = MutantKind.allCases.map { kind in
      all.filter { $0.kind == kind }.shuffled(using: &numbers)
    }
    var result: [Mutant] = []
    while result.count < all.count {
      for index in piles.indices {
        if let mutant = piles[index].popLast() { result.append(mutant) }
      }
    }
    mutants = result
  }
}

/// Numbers that a seed gives the same everywhere (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
