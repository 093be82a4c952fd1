import Overscroll
import OverscrollCore

/// The natural extent of a list across its axis, based on its largest item.
///
/// A list has this extent if no size is proposed along the cross axis. The extent grows when larger items
/// are mounted. It does not shrink when they are unmounted, so that scrolling rarely moves the views beside
/// the list.
struct NaturalCrossExtent: Equatable {
  /// The extent of the largest item so far, in pt.
  private(set) var largest = 0.0

  /// Updates the largest extent from the extents of the mounted items, in pt.
  ///
  /// Values that are not finite and positive are ignored. Without items, the largest extent becomes 0.
  ///
  /// - Complexity: O(n).
  mutating func update(_ extents: some Sequence<Double>) {
    var count = 0
    for extent in extents {
      count += 1
      if extent > largest, extent.isFinite { largest = extent }
    }
    if count == 0 { largest = 0 }
  }

  /// Returns the list's extent, in pt.
  ///
  /// - Parameters:
  ///   - arrangement: The arrangement, which sets the number of lanes. An adaptive arrangement has one lane
  ///     here.
  ///   - laneSpacing: The spacing between two lanes, in pt. Negative and non-finite values are treated as 0.
  func extent(_ arrangement: ListArrangement, laneSpacing: Double) -> Double {
    guard largest > 0 else { return 0 }
    let lanes = Double(arrangement.laneCount(cross: 0, laneSpacing: laneSpacing))
    let spacing = laneSpacing > 0 && laneSpacing.isFinite ? laneSpacing : 0
    return lanes * largest + (lanes - 1) * spacing
  }
}
