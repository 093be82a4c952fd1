#if canImport(OverscrollCore)
  public import OverscrollCore
#endif

/// The layout of a list, and the limits for the views that it builds.
///
/// Extents are in pt. Negative and non-finite values become 0.
public struct ListConfiguration: Hashable, Sendable {
  /// The arrangement of the items.
  package var arrangement: ListArrangement
  /// The spacing between two items or rows along the axis.
  package var spacing: Double
  /// The spacing between two lanes.
  package var laneSpacing: Double
  /// The insets before the first item and after the last.
  package var insets: EdgePair<Double>
  /// The extents of the list's header and footer.
  ///
  /// The header is before the first item, and the footer after the last one. They are inside the insets.
  package var accessories = EdgePair<Double>(start: 0, end: 0)
  /// The amount of content outside the viewport for which the list builds views.
  package var overscan: Overscan
  /// The number of unused views of each kind to keep for reuse.
  package var reuseLimit: Int
  /// Whether the estimated extent of unmeasured items follows the mean of measured items.
  ///
  /// The estimate changes rarely and in large steps.
  package var adaptsEstimates: Bool
  /// Whether a section's header is pinned to the viewport's start while the section is visible.
  package var pinsHeaders: Bool
  /// Whether a list at an edge stays there when items are inserted at that edge.
  ///
  /// A chat stays at its end. A feed that shows new items at once stays at its start.
  package var sticks: EdgePair<Bool>
  /// The distance from an edge of `sticks`, in pt, within which the list stays.
  package var followDistance: Double
  /// Whether the list is initially scrolled to its end.
  package var startsAtEnd: Bool

  /// The alignment of items that do not fill the viewport.
  ///
  /// With `.end`, the free space is before the first item, as in a short chat.
  package var alignment: ScrollEdge
  /// The point of the viewport that keeps its content in a rearrangement.
  ///
  /// A rearrangement changes the lanes, or the extents of the viewport. The point is a fraction of the
  /// viewport's extent along the axis, from 0 at its start to 1 at its end. Values outside are clamped, and
  /// NaN becomes 0. With `nil`, a rearrangement keeps the anchor that any change keeps.
  package var rearrangementAnchor: Double?

  /// Creates a configuration; the default values describe a plain list.
  public init(
    arrangement: ListArrangement = .stack, spacing: Double = 0, laneSpacing: Double = 0,
    insets: EdgePair<Double> = EdgePair(start: 0, end: 0), overscan: Overscan = Overscan(),
    reuseLimit: Int = 16, adaptsEstimates: Bool = true, pinsHeaders: Bool = true,
    sticks: EdgePair<Bool> = EdgePair(start: false, end: false), followDistance: Double = 0,
    startsAtEnd: Bool = false, alignment: ScrollEdge = .start, rearrangementAnchor: Double? = nil
  ) {
    self.arrangement = arrangement
    self.spacing = spacing
    self.laneSpacing = laneSpacing
    self.insets = insets
    self.overscan = overscan
    self.reuseLimit = reuseLimit
    self.adaptsEstimates = adaptsEstimates
    self.pinsHeaders = pinsHeaders
    self.sticks = sticks
    self.followDistance = followDistance
    self.startsAtEnd = startsAtEnd
    self.alignment = alignment
    self.rearrangementAnchor = rearrangementAnchor
  }

  /// The configuration of a chat.
  ///
  /// The list starts at its end, and stays there when items arrive. If the user has scrolled up, visible
  /// items keep their position.
  public static var chat: ListConfiguration {
    ListConfiguration(sticks: EdgePair(start: false, end: true), startsAtEnd: true)
  }
}
