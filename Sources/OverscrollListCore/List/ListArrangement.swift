#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The arrangement of a list's items, in a stack or in lanes.
public enum ListArrangement: Hashable, Sendable {
  /// One item after another, each as wide as the list.
  case stack
  /// A fixed number of columns, filled row by row.
  ///
  /// A row is as long as its longest item. The number is clamped to 1...64.
  case columns(Int)
  /// The largest number of columns that are each at least `minimum` pt wide.
  ///
  /// The number of columns is between 1 and 64. If `minimum` is not finite and positive, there is one
  /// column.
  case adaptiveColumns(minimum: Double)
  /// A fixed number of lanes; each item goes to the lane that ends first.
  ///
  /// The number is clamped to 1...64.
  case masonry(Int)
  /// The largest number of masonry lanes that are each at least `minimum` pt wide.
  ///
  /// The limits of `adaptiveColumns(minimum:)` apply.
  case adaptiveMasonry(minimum: Double)

  /// Returns the number of lanes.
  ///
  /// - Parameters:
  ///   - cross: The list's extent across the axis, in pt. If it is not finite and positive, an adaptive
  ///     arrangement has one lane.
  ///   - laneSpacing: The spacing between two lanes, in pt. Negative and non-finite values become 0.
  /// - Complexity: O(1).
  package func laneCount(cross: Double, laneSpacing: Double) -> Int {
    switch self {
    case .stack: return 1
    case .columns(let count), .masonry(let count): return max(1, min(count, LaneIndex.laneLimit))
    case .adaptiveColumns(let minimum), .adaptiveMasonry(let minimum):
      guard minimum > 0, minimum.isFinite, cross > 0, cross.isFinite else { return 1 }
      let spacing = ListArrangement.spacing(laneSpacing)
      // Add half of 1/192 pt, so that rounding removes no lane if an app computes `minimum` as a fraction
      // of the width.
      let count = (cross + spacing + 0.5 / ItemUnits.perPoint) / (minimum + spacing)
      return count < Double(LaneIndex.laneLimit) ? max(1, Int(count)) : LaneIndex.laneLimit
    }
  }

  /// Returns the width of each lane, in pt, at least 0.
  ///
  /// For the parameters, see `laneCount(cross:laneSpacing:)`.
  ///
  /// - Complexity: O(1).
  func laneExtent(cross: Double, laneSpacing: Double) -> Double {
    guard cross > 0, cross.isFinite else { return 0 }
    let count = Double(laneCount(cross: cross, laneSpacing: laneSpacing))
    return max(0, (cross - (count - 1) * ListArrangement.spacing(laneSpacing)) / count)
  }

  private static func spacing(_ spacing: Double) -> Double { spacing > 0 && spacing.isFinite ? spacing : 0 }
}
