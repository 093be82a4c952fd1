import OverscrollCore

/// Where a view is put in a list's layout, in pt.
struct ItemSpot: Hashable, Sendable {
  /// Where it starts along the axis.
  var start: Double
  /// Where its middle is across the axis.
  var crossCenter: Double
  /// How wide it may be across the axis.
  var crossExtent: Double

  /// The place of an item.
  ///
  /// - Parameter item: The item. A header's place follows each frame, so it is put at the start, and drawn shifted.
  init<ID>(_ item: MountedItem<ID>) {
    start = item.isHeader ? 0 : item.frame.start
    crossCenter = item.frame.crossStart + item.frame.crossExtent / 2
    crossExtent = item.frame.crossExtent
  }
}
