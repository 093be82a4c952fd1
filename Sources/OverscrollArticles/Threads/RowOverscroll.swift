import OverscrollCore

/// The overscroll of a list, computed from the position of its first row.
///
/// The fourth article's rule: the first position is the edge, and the edge moves with what stands above the list. A row past
/// the edge counts as pulled by a finger, because a position does not say what moves it.
struct RowOverscroll: Hashable, Sendable {
  /// The overscroll, in pt, up to which the row counts as at its edge: positions are rounded.
  static let tolerance = 0.5

  /// The shortest step, in pt, from rest that counts as a bar that has come: a finger's first frame is shorter.
  ///
  /// A bar is 44 pt or higher. The rubber band gives 40 pt for about 80 pt of the finger, which would go 4,800 pt/s.
  static let barStep = 40.0

  /// The position, in pt, of the row at its edge, or nil before the first position.
  private(set) var edge: Double?
  /// The extent, in pt, of the views above the list.
  private var space: Double?
  /// The last overscroll, in pt.
  private var last = 0.0

  /// Moves the edge by the change of `space`.
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
    var overscroll = position - (edge ?? position)
    if last.magnitude <= RowOverscroll.tolerance, overscroll >= RowOverscroll.barStep { overscroll = 0 }
    edge = position - overscroll
    last = overscroll
    return .observed(-overscroll, overscroll > RowOverscroll.tolerance ? .tracking : .free)
  }
}
