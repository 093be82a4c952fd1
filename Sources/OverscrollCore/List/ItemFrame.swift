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

/// Where an item stands in a layout with lanes: its start and extent along the axis in units, and its lanes.
struct ItemPlacement: Hashable, Sendable {
  var start: Int64
  var extent: Int64
  /// The first lane, counted from the leading side.
  var lane: Int32
  /// How many lanes it takes: all of them for a header, else one.
  var span: Int32

  /// Where it ends, in units.
  var end: Int64 { start &+ extent }
}
