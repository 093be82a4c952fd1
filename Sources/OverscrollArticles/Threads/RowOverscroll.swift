import OverscrollCore

/// The overscroll of a list, computed from the position of its first row.
///
/// The fourth article's rule: the first reported position is the edge, and the edge moves with the views
/// above the list. A position does not show if a finger moves the row, so a row past the edge is treated as
/// pulled by a finger.
struct RowOverscroll: Hashable, Sendable {
  /// The largest overscroll, in pt, of a row at its edge.
  ///
  /// It is above 0 because positions are rounded.
  static let tolerance = 0.5

  /// The shortest step from rest that a new bar above the list explains, in pt.
  ///
  /// A bar is 44 pt or higher. A finger moves the row less in its first frame: the rubber band gives 40 pt
  /// for about 80 pt of the finger, which would be 4,800 pt/s.
  static let minimumBarStep = 40.0

  /// The position of the row at its edge, in pt, or `nil` before a report.
  private(set) var edgePosition: Double?
  /// The extent, in pt, of the views above the list.
  private var topInset: Double?
  /// The last overscroll, in pt.
  private var lastOverscroll = 0.0

  /// Moves the edge by the change of the extent of the views above the list.
  ///
  /// - Parameter space: The new extent, in pt. A non-finite extent is ignored.
  mutating func updateTopInset(_ space: Double) {
    guard space.isFinite else { return }
    if let edgePosition, let before = self.topInset { self.edgePosition = edgePosition + (space - before) }
    self.topInset = space
  }

  /// Updates the overscroll from a position of the first row.
  ///
  /// - Parameter position: The position, in pt. A non-finite position is ignored.
  /// - Returns: The input for the engine, or `nil` for an ignored position.
  mutating func update(at position: Double) -> ScrollInput? {
    guard position.isFinite else { return nil }
    var overscroll = position - (edgePosition ?? position)
    if lastOverscroll.magnitude <= RowOverscroll.tolerance, overscroll >= RowOverscroll.minimumBarStep {
      overscroll = 0
    }
    edgePosition = position - overscroll
    lastOverscroll = overscroll
    return .observed(-overscroll, overscroll > RowOverscroll.tolerance ? .tracking : .free)
  }
}
