/// Where an item is drawn, in pt: along the axis from the content's start, and across it from the leading side.
public struct ItemFrame: Hashable, Sendable {
  /// Where it starts along the axis; a pinned header where it is pinned.
  public var start: Double
  /// How long it is along the axis, measured or estimated.
  public let extent: Double
  /// Where it starts across the axis.
  public let crossStart: Double
  /// How wide it is across the axis; 0 until the viewport's own width is known.
  public let crossExtent: Double
  /// Whether its extent has been measured.
  public let isMeasured: Bool
}
