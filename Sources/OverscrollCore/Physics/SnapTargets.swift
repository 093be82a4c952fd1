/// The offsets at which flung content comes to rest.
///
/// They apply inside the content. In a gap held at an edge, content rests at the gap's two ends only.
public struct SnapTargets: Hashable, Sendable {
  /// The distance between two targets, in pt.
  public let spacing: Double
  /// The offset of one of them, in pt.
  public let origin: Double

  /// Places a target every `spacing` pt; with the viewport's extent, pages.
  ///
  /// - Parameters:
  ///   - spacing: The distance between two targets, in pt. Values of 0 or less, and non-finite values, make no targets.
  ///   - origin: The offset of one target, in pt. Non-finite values count as 0.
  public init(every spacing: Double, from origin: Double = 0) {
    self.spacing = spacing.asExtent
    self.origin = origin.asPosition(or: 0)
  }

  /// The target nearest to where a motion would end, but not behind a finger that was still moving.
  ///
  /// - Parameters:
  ///   - projected: Where momentum would bring the content, in pt.
  ///   - offset: Where the content is, in pt.
  ///   - velocity: The velocity of the offset, in pt/s.
  func target(projected: Double, from offset: Double, velocity: Double) -> Double? {
    guard spacing > 0 else { return nil }
    let step = ((projected - origin) / spacing).rounded(.toNearestOrEven)
    let nearest = origin + step * spacing
    guard nearest.isFinite else { return nil }
    if velocity > 0, nearest < offset { return nearest + spacing }
    if velocity < 0, nearest > offset { return nearest - spacing }
    return nearest
  }
}
