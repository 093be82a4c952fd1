/// The layout grid of items, with a unit of 1/192 pt.
///
/// Thirds, halves and 64ths of a point are whole numbers of units. Sums of integers do not depend on their
/// order and are exact. So every calculation of a position gives the same bits.
package enum ItemUnits {
  /// The number of units in a point.
  package static let perPoint = 192.0
  /// The longest item, in units: 2^20 pt, the length of a platform space.
  ///
  /// It has 28 bits.
  package static let longestItem: Int32 = 1_048_576 * 192

  /// The tolerance for comparing sums of offsets, in pt: about a thousandth of a unit.
  package static let noise = 1 / (1024 * perPoint)

  /// Returns the extent of an item, rounded to the nearest unit.
  ///
  /// Negative and non-finite extents give 0. Longer extents give ``longestItem``.
  @inline(__always)
  package static func extent(of points: Double) -> Int32 {
    guard points > 0 else { return 0 }
    guard points < 1_048_576 else { return points.isFinite ? longestItem : 0 }
    return Int32(points * perPoint + 0.5)
  }

  /// Returns the last unit at or before a position in pt, which may be negative.
  ///
  /// A non-finite position gives 0. Converting the result to points and back gives the same unit. Dividing
  /// by 192, which is 2^7 + 2^6, and multiplying by it is exact (Kahan; see Goldberg, "What Every Computer
  /// Scientist Should Know", theorem 7).
  package static func position(_ points: Double) -> Int64 {
    Int64((points.asPosition(or: 0) * perPoint).rounded(.down))
  }

  /// Returns a position or an extent in pt.
  package static func points(_ units: Int64) -> Double { Double(units) / perPoint }
}
