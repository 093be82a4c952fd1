/// Finds which of several scroll views a view was placed behind.
enum ScrollChoice {
  /// A rectangle in a space that all of them share.
  struct Frame: Hashable, Sendable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    /// Whether another rectangle is within this one, up to the tolerance.
    func contains(_ other: Frame) -> Bool {
      minX - ScrollChoice.tolerance <= other.minX && minY - ScrollChoice.tolerance <= other.minY
        && maxX + ScrollChoice.tolerance >= other.maxX
        && maxY + ScrollChoice.tolerance >= other.maxY
    }

    var area: Double { (maxX - minX) * (maxY - minY) }
  }

  /// How far, in pt, a frame may fall short of another and still contain it: layouts round.
  static let tolerance = 1.0

  /// Chooses a scroll view.
  ///
  /// A scroll view contains the view behind it, and may extend beyond it, under bars. The result is the
  /// nearest one in front of the view, because a background is directly behind its view. If there is none, it
  /// is the smallest one behind the view.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view.
  ///   - frames: The scroll views' frames, from back to front, none of them in another's content.
  ///   - position: How many of them are behind the view.
  /// - Returns: The index of the chosen one, if any contains the view.
  /// - Complexity: O(n).
  static func index(for frame: Frame, among frames: [Frame], after position: Int) -> Int? {
    let containing = frames.indices.filter { frames[$0].contains(frame) }
    if let nearest = containing.first(where: { $0 >= position }) { return nearest }
    return containing.min { frames[$0].area < frames[$1].area }
  }
}
