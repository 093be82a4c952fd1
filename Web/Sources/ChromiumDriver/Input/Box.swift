/// A rectangle in the viewport, in CSS px from its top left corner, as `getBoundingClientRect().toJSON()` has it.
public struct Box: Decodable, Sendable, Hashable {
  /// Distance of the left edge.
  public let x: Double
  /// Distance of the top edge.
  public let y: Double
  /// The extent along x.
  public let width: Double
  /// The extent along y.
  public let height: Double

  /// A place on the vertical middle line, a number of px below the top edge.
  public func place(_ down: Double) -> Point { Point(x + width / 2, y + down) }
}
