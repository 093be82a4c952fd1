/// A rectangle in the viewport, in CSS px, as `getBoundingClientRect().toJSON()` returns it.
public struct Box: Decodable, Sendable, Hashable {
  /// The distance of the left edge from the viewport's left edge.
  public let x: Double
  /// The distance of the top edge from the viewport's top edge.
  public let y: Double
  /// The width.
  public let width: Double
  /// The height.
  public let height: Double

  /// Returns the point in the horizontal middle, `down` px below the top edge.
  public func point(_ down: Double) -> Point { Point(x + width / 2, y + down) }
}
