/// The order in which mutants are taken, by a seed: of each kind in turn, so that a few show every kind.
///
/// Each has a place of its own, by its key. Where the source changes, the rest stay in their order.
public struct MutantOrder: Sendable {
  /// The mutants, in that order.
  public let mutants: [Mutant]

  /// Sorts mutants: O(n log n).
  public init(_ all: [Mutant], seed: UInt64) {
    var piles = MutantKind.allCases.map { kind in
      all.filter { $0.kind == kind }
        .map { (mutant: $0, rank: Self.rank(of: $0.key, seed: seed)) }
        .sorted { ($0.rank, $0.mutant.key) > ($1.rank, $1.mutant.key) }
    }
    var result: [Mutant] = []
    while result.count < all.count {
      for index in piles.indices {
        if let next = piles[index].popLast() { result.append(next.mutant) }
      }
    }
    mutants = result
  }

  /// A number of a key that looks random, the same everywhere: FNV-1a, mixed as SplitMix64 mixes.
  ///
  /// Sources: G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, "The FNV Non-Cryptographic Hash Algorithm", 64 bits;
  /// G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
  private static func rank(of key: String, seed: UInt64) -> UInt64 {
    var digest = seed &* 0x9E37_79B9_7F4A_7C15 ^ 0xcbf2_9ce4_8422_2325
    for byte in key.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    digest = (digest ^ (digest >> 30)) &* 0xBF58_476D_1CE4_E5B9
    digest = (digest ^ (digest >> 27)) &* 0x94D0_49BB_1331_11EB
    return digest ^ (digest >> 31)
  }
}
