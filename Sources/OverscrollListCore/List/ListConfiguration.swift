#if canImport(OverscrollCore)
  public import OverscrollCore
#endif

/// How a list lays out its items, and how many of them are mounted at a time.
///
/// Extents are in pt. Negative and non-finite values count as 0.
public struct ListConfiguration: Hashable, Sendable {
  /// How items stand beside and after each other.
  package var arrangement: ListArrangement
  /// The gap between two items, or rows, along the axis.
  package var spacing: Double
  /// The gap between two lanes.
  package var laneSpacing: Double
  /// The room before the first item and after the last.
  package var insets: EdgePair<Double>
  /// How far beyond the viewport items are mounted.
  package var overscan: Overscan
  /// How many unused views of each kind to keep for reuse.
  package var reuseLimit: Int
  /// Whether a kind's estimate follows the mean of the measured items, updated rarely and in large steps.
  package var adaptsEstimates: Bool
  /// Whether section headers stay at the viewport's start while their section is seen.
  package var pinsHeaders: Bool
  /// Whether a list that stands at an edge stays there when items arrive at it.
  ///
  /// A chat stays at its end; a feed that shows new items at once stays at its start.
  package var sticks: EdgePair<Bool>
  /// Whether the list begins at its end.
  package var startsAtEnd: Bool

  /// The edge of the viewport at which the items stand as long as they don't fill it.
  ///
  /// With `.end`, as in a short chat, the free space is before the first item.
  package var alignment: ScrollEdge

  /// Makes a configuration; the defaults are those of a plain list.
  public init(
    arrangement: ListArrangement = .stack, spacing: Double = 0, laneSpacing: Double = 0,
    insets: EdgePair<Double> = EdgePair(start: 0, end: 0), overscan: Overscan = Overscan(),
    reuseLimit: Int = 16, adaptsEstimates: Bool = true, pinsHeaders: Bool = true,
    sticks: EdgePair<Bool> = EdgePair(start: false, end: false), startsAtEnd: Bool = false,
    alignment: ScrollEdge = .start
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
    self.startsAtEnd = startsAtEnd
    self.alignment = alignment
  }

  /// A chat: begins at its end, stays there while it is there, and otherwise keeps its place.
  public static var chat: ListConfiguration {
    ListConfiguration(sticks: EdgePair(start: false, end: true), startsAtEnd: true)
  }
}
