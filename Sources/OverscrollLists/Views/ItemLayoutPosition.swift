import Overscroll
import OverscrollCore

/// The position of a list's header or footer in the list's layout, in pt.
struct EndLayoutPosition: Hashable, Sendable {
  /// The header's edge `start`, or the footer's edge `end`.
  let edge: ScrollEdge
  /// The start of the view along the axis.
  let start: Double
  /// Whether the engine has received the measured extent of the view.
  let isMeasured: Bool
}

/// The position of an item's view in the list's layout, in pt.
struct ItemLayoutPosition: Hashable, Sendable {
  /// The item's index among all items.
  let index: Int
  /// The start of the item along the axis.
  let start: Double
  /// The center of the item across the axis.
  let crossCenter: Double
  /// The available extent across the axis.
  let crossExtent: Double
  /// Whether the engine has the measured extent of the item.
  let isMeasured: Bool
  /// Whether the item moves if the items before it change their extents.
  ///
  /// The value is false for a pinned header, for a removed row that is fading out, and for a cached item. It
  /// is also false for an item that a finger holds.
  let isInFlow: Bool
  /// Whether the item has left and its view is kept hidden.
  let isCached: Bool

  /// Whether the item is unmeasured, and moves if the items before it change.
  var isNew: Bool { !isMeasured && isInFlow }

  /// Creates the position of an item.
  ///
  /// - Parameters:
  ///   - item: The item. A header is laid out at the start and drawn at an offset, because its position
  ///     changes with each frame.
  ///   - isInFlow: Whether the item moves if the items before it change their extents.
  ///   - isFloating: Whether a finger holds the item. It is then laid out at the start and at the leading side,
  ///     and drawn at an offset.
  init<ID>(_ item: MountedItem<ID>, isInFlow: Bool, isFloating: Bool = false) {
    index = item.index
    start = item.isHeader || isFloating ? 0 : item.frame.start
    crossCenter = (isFloating ? 0 : item.frame.crossStart) + item.frame.crossExtent / 2
    crossExtent = item.frame.crossExtent
    isMeasured = item.frame.isMeasured
    isCached = item.isCached
    self.isInFlow = isInFlow && !isCached && !isFloating
  }
}
