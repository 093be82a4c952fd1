import Overscroll
import OverscrollCore

/// The extent of a list across its axis when none is given: that of its largest item, for each lane.
///
/// It grows as larger items are mounted, and does not shrink as they go, so that scrolling moves what is beside the list
/// as little as can be.
struct NaturalCross: Equatable {
  /// The extent of the largest item so far, in pt.
  private(set) var largest = 0.0

  /// Takes the extents of the items that are mounted, in pt; non-finite values and values not above 0 are
  /// ignored.
  ///
  /// Without items it starts anew.
  ///
  /// - Complexity: O(n).
  mutating func see(_ extents: some Sequence<Double>) {
    var count = 0
    for extent in extents {
      count += 1
      if extent > largest, extent.isFinite { largest = extent }
    }
    if count == 0 { largest = 0 }
  }

  /// The list's extent, in pt.
  ///
  /// - Parameters:
  ///   - arrangement: How many lanes there are; one, where that would follow from the extent.
  ///   - laneSpacing: The gap between two lanes, in pt; what is negative or not finite counts as 0.
  func extent(_ arrangement: ListArrangement, laneSpacing: Double) -> Double {
    guard largest > 0 else { return 0 }
    let lanes = Double(arrangement.laneCount(cross: 0, laneSpacing: laneSpacing))
    let spacing = laneSpacing > 0 && laneSpacing.isFinite ? laneSpacing : 0
    return lanes * largest + (lanes - 1) * spacing
  }
}
