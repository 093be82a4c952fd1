import OverscrollCore

/// The overscroll of a list, computed from the position of its first row.
///
/// The first reported position is the edge, the position of the row at rest. The layout of a new screen may
/// take several passes and then move the row up, for example below a navigation bar. So a higher position
/// becomes the edge for a short time. Later the edge moves with the views above the list. The position alone
/// does not tell whether a finger moves the row, so a row past the edge is treated as pulled by a finger.
struct RowOverscroll: Hashable, Sendable {
  /// The largest overscroll, in pt, that is treated as 0, because positions are rounded.
  static let tolerance = 0.5

  /// The shortest move from rest, in pt, that means a new bar above the list.
  ///
  /// A bar is at least 44 pt high. A finger moves the row less in its first frame: for 40 pt the rubber
  /// band needs about 80 pt of the finger, a speed of 4,800 pt/s.
  static let minimumBarStep = 40.0

  /// The duration of a new screen's layout after the first report, in s.
  ///
  /// Assumed: no scroll begins in this time.
  static let layoutTime = 0.2

  /// The time of the first report, in s.
  private var firstTime: Double?
  /// The position of the row at rest, in pt, or `nil` before the first report.
  private(set) var edgePosition: Double?
  /// The extent of the views above the list, in pt; `nil` before an update.
  private var topInset: Double?
  /// The overscroll at the previous position, in pt.
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
  /// - Parameters:
  ///   - position: The position, in pt. A non-finite position is ignored.
  ///   - time: The time, in s.
  /// - Returns: The input for the engine, or `nil` for an ignored position.
  mutating func update(at position: Double, time: Double) -> ScrollInput? {
    guard position.isFinite else { return nil }
    var overscroll = position - (edgePosition ?? position)
    if overscroll < 0, isLayout(to: position, at: time) { overscroll = 0 }
    firstTime = firstTime ?? time
    if lastOverscroll.magnitude <= RowOverscroll.tolerance, overscroll >= RowOverscroll.minimumBarStep {
      overscroll = 0
    }
    edgePosition = position - overscroll
    lastOverscroll = overscroll
    return .observed(-overscroll, overscroll > RowOverscroll.tolerance ? .tracking : .free)
  }

  /// Whether the layout of a new screen has moved the row up to a position.
  ///
  /// The row is then still below the views above the list. A scroll of the app to a later row moves the
  /// first row further.
  private func isLayout(to position: Double, at time: Double) -> Bool {
    guard let firstTime, time >= firstTime else { return false }
    return time - firstTime <= RowOverscroll.layoutTime && position >= topInset ?? 0
  }
}
