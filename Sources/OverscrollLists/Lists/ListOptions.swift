import Overscroll
import OverscrollCore

/// What the modifiers around a list say of it, each for itself: none of them replaces what another one says.
struct ListOptions: Equatable {
  /// How items are arranged.
  struct Arrangement: Equatable {
    let arrangement: ListArrangement
    let laneSpacing: Double
  }

  /// What counts where nothing else is said.
  var configuration = ListConfiguration()
  /// The arrangement, if it is said.
  var arrangement: Arrangement?
  /// The space before the first item and after the last one, in pt, where it is said.
  var insets = EdgePair<Double?>(start: nil, end: nil)
  /// The edge where the list begins and stays, or nil for neither, if it is said.
  var anchor: ScrollEdge??
  /// The edge of the viewport at which items stand that don't fill it, if it is said.
  var alignment: ScrollEdge?
  /// Who scrolls.
  var scrolling = ListScrolling.native

  /// The configuration of a list.
  ///
  /// - Parameters:
  ///   - spacing: The gap between two items, in pt, if the list says it.
  ///   - edge: The edge where the app wants the list to be now, if it does: the list stays there.
  func configuration(spacing: Double?, at edge: ScrollEdge? = nil) -> ListConfiguration {
    var result = configuration
    if let arrangement {
      result.arrangement = arrangement.arrangement
      result.laneSpacing = arrangement.laneSpacing
    }
    result.insets = EdgePair(
      start: insets.start ?? result.insets.start, end: insets.end ?? result.insets.end)
    if let anchor {
      result.sticks = EdgePair(start: anchor == .start, end: anchor == .end)
      result.startsAtEnd = anchor == .end
    }
    if let alignment { result.alignment = alignment }
    if let edge { result.sticks = EdgePair(start: edge == .start, end: edge == .end) }
    if let spacing { result.spacing = spacing }
    return result
  }
}
