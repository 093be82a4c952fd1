import OverscrollCore

/// The overscroll of a list, computed from the position of its first row.
///
/// The fourth article's rule: the first position is the edge, and the edge moves with what stands above the list. A row past
/// the edge counts as pulled by a finger, because a position does not say what moves it.
struct RowOverscroll: Hashable, Sendable {
  /// The overscroll, in pt, up to which the row counts as at its edge: positions are rounded.
  static let tolerance = 0.5

  /// The position, in pt, of the row at its edge, or nil before the first position.
  private(set) var edge: Double?
  /// What stands above the list, in pt.
  private var space: Double?

  /// Moves the edge by the difference to the last extent of what stands above the list.
  ///
  /// - Parameter space: That extent, in pt; a non-finite one is ignored.
  mutating func setSpace(_ space: Double) {
    guard space.isFinite else { return }
    if let edge, let before = self.space { self.edge = edge + (space - before) }
    self.space = space
  }

  /// Takes a position of the first row.
  ///
  /// - Parameter position: The position, in pt; a non-finite one is ignored.
  /// - Returns: What to report to the engine, or nil.
  mutating func report(at position: Double) -> ScrollInput? {
    guard position.isFinite else { return nil }
    let edge = self.edge ?? position
    self.edge = edge
    let overscroll = position - edge
    return .observed(-overscroll, overscroll > RowOverscroll.tolerance ? .tracking : .free)
  }
}
