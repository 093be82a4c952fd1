import Overscroll
import OverscrollCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The options that modifiers set for a list; each modifier sets its own part.
struct ListOptions: Equatable {
  /// The arrangement of items, and the spacing between two lanes in pt.
  struct Arrangement: Equatable {
    let arrangement: ListArrangement
    let laneSpacing: Double
  }

  /// The base configuration; the options below take precedence over it.
  var configuration = ListConfiguration()
  /// The arrangement, if a modifier sets it.
  var arrangement: Arrangement?
  /// The space at both ends of the list, in pt, if a modifier sets it.
  var insets = EdgePair<Double?>(start: nil, end: nil)
  /// The anchor edge, if a modifier sets it; `.some(nil)` means neither edge.
  var anchor: ScrollEdge??
  /// The maximum distance from the anchor edge, in pt, at which the list stays there.
  var followDistance = 0.0
  /// The edge for items that don't fill the viewport, if a modifier sets it.
  var alignment: ScrollEdge?
  /// The anchor of rearrangements, if a modifier sets it.
  var rearrangementAnchor: UnitPoint??
  /// The number of items to keep after they have left, if a modifier sets it.
  var cacheLimit: Int?
  /// The choice between platform scrolling and engine scrolling.
  var scrolling = ListScrolling.native

  /// Returns the configuration of a list.
  ///
  /// - Parameters:
  ///   - spacing: The spacing between two items, in pt, if the list sets it.
  ///   - edge: The target edge of the app's scroll position, if any. The list stays at that edge.
  ///   - isHorizontal: Whether the list scrolls horizontally.
  func configuration(
    spacing: Double?, at edge: ScrollEdge? = nil, isHorizontal: Bool = false
  ) -> ListConfiguration {
    var result = configuration
    if let arrangement {
      result.arrangement = arrangement.arrangement
      result.laneSpacing = arrangement.laneSpacing
    }
    result.insets = EdgePair(
      start: insets.start ?? result.insets.start, end: insets.end ?? result.insets.end)
    if let anchor {
      result.sticks = EdgePair(start: anchor == .start, end: anchor == .end)
      result.followDistance = followDistance
      result.startsAtEnd = anchor == .end
    }
    if let alignment { result.alignment = alignment }
    if let rearrangementAnchor {
      result.rearrangementAnchor = rearrangementAnchor.map { Double(isHorizontal ? $0.x : $0.y) }
    }
    if let edge { result.sticks = EdgePair(start: edge == .start, end: edge == .end) }
    if let spacing { result.spacing = spacing }
    return result
  }
}
