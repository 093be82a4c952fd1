import Overscroll
import OverscrollCore

/// Where a view is put in a list's layout, in pt.
struct ItemSpot: Hashable, Sendable {
  /// The item's number among all items.
  let index: Int
  /// Where it starts along the axis.
  let start: Double
  /// Where its middle is across the axis.
  let crossCenter: Double
  /// How wide it may be across the axis.
  let crossExtent: Double
  /// Whether the engine has its true extent.
  let isMeasured: Bool
  /// Whether it moves with the items before it: not a pinned header, and no item that is on its way out.
  let isInFlow: Bool

  /// Whether it has not been measured, and is in the flow.
  var isNew: Bool { !isMeasured && isInFlow }

  /// The place of an item.
  ///
  /// - Parameters:
  ///   - item: The item. A header's place follows each frame, so it is put at the start, and drawn shifted.
  ///   - isInFlow: Whether it moves with the items before it.
  init<ID>(_ item: MountedItem<ID>, isInFlow: Bool) {
    index = item.index
    start = item.isHeader ? 0 : item.frame.start
    crossCenter = item.frame.crossStart + item.frame.crossExtent / 2
    crossExtent = item.frame.crossExtent
    isMeasured = item.frame.isMeasured
    self.isInFlow = isInFlow
  }
}
