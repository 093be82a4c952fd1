#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// How a list lays its items out: one below the other, or in lanes beside each other.
public enum ListArrangement: Hashable, Sendable {
  /// One item after the other, across the whole list.
  case stack
  /// A number of columns, filled row by row; a row is as long as its longest item.
  ///
  /// A number below 1 counts as 1, a number above 64 as 64.
  case columns(Int)
  /// As many columns as fit beside each other when each is at least `minimum` pt wide.
  ///
  /// At least 1, at most 64. A minimum that isn't finite and positive gives 1.
  case adaptiveColumns(minimum: Double)
  /// A number of lanes; each item goes to the lane that ends first. The limits are those of `columns(_:)`.
  case masonry(Int)
  /// As many lanes as fit when each is at least `minimum` pt wide, laid out as `masonry(_:)`.
  ///
  /// Limits as with `adaptiveColumns(minimum:)`.
  case adaptiveMasonry(minimum: Double)

  /// How many lanes there are.
  ///
  /// - Parameters:
  ///   - cross: How wide the list is across its axis, in pt. If it isn't finite and above 0, an adaptive
  ///     arrangement has one lane.
  ///   - laneSpacing: The gap between two lanes, in pt; negative and non-finite values count as 0.
  /// - Complexity: O(1).
  package func laneCount(cross: Double, laneSpacing: Double) -> Int {
    switch self {
    case .stack: return 1
    case .columns(let count), .masonry(let count): return max(1, min(count, LaneIndex.laneLimit))
    case .adaptiveColumns(let minimum), .adaptiveMasonry(let minimum):
      guard minimum > 0, minimum.isFinite, cross > 0, cross.isFinite else { return 1 }
      let spacing = ListArrangement.spacing(laneSpacing)
      // Half a unit more, so that rounding takes no lane from whoever divides the width themselves.
      let count = (cross + spacing + 0.5 / ItemUnits.perPoint) / (minimum + spacing)
      return count < Double(LaneIndex.laneLimit) ? max(1, Int(count)) : LaneIndex.laneLimit
    }
  }

  /// How wide a lane is, in pt: all are as wide, and at least 0.
  ///
  /// Parameters as of `laneCount(cross:laneSpacing:)`.
  ///
  /// - Complexity: O(1).
  func laneExtent(cross: Double, laneSpacing: Double) -> Double {
    guard cross > 0, cross.isFinite else { return 0 }
    let count = Double(laneCount(cross: cross, laneSpacing: laneSpacing))
    return max(0, (cross - (count - 1) * ListArrangement.spacing(laneSpacing)) / count)
  }

  private static func spacing(_ spacing: Double) -> Double { spacing > 0 && spacing.isFinite ? spacing : 0 }
}
