/// The grid on which items are laid out: a 192nd of a point, in which thirds, halves and 64ths are whole numbers.
///
/// Sums of integers depend on no order and lose nothing, so every way to reach a position gives the same bits.
package enum ItemUnits {
  /// How many units a point has.
  package static let perPoint = 192.0
  /// The longest item, in units: the last below 2^16 pt.
  ///
  /// So 128 of them add up within 32 bits.
  package static let longestItem: Int32 = 65_536 * 192 - 1

  /// The most, in pt, by which sums of offsets that are meant to be one offset differ: a thousandth of a unit.
  package static let noise = 1 / (1024 * perPoint)

  /// The extent of an item, to the nearest unit; negative and non-finite ones are 0, longer ones the longest.
  @inline(__always)
  package static func extent(of points: Double) -> Int32 {
    guard points > 0 else { return 0 }
    return points < 65_536
      ? min(Int32(points * perPoint + 0.5), longestItem) : points.isFinite ? longestItem : 0
  }

  /// The last unit at or before a position in pt, which may be negative; 0 for what is not finite.
  ///
  /// What `points(_:)` gave leads back to the same unit: dividing by 192, which is 2^7 + 2^6, and multiplying by it
  /// again is exact (Kahan; see Goldberg, "What Every Computer Scientist Should Know", theorem 7).
  package static func position(_ points: Double) -> Int64 {
    Int64((points.asPosition(or: 0) * perPoint).rounded(.down))
  }

  /// A position or an extent in pt.
  package static func points(_ units: Int64) -> Double { Double(units) / perPoint }
}
