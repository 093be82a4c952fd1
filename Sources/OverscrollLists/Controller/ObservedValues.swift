import OverscrollCore

/// The values of a list that its controller publishes.
struct ObservedValues: Equatable {
  /// The visible items.
  var range = 0..<0
  /// The revision of the content.
  var revision: UInt32 = 0
  /// Whether the viewport is at each edge of the content.
  var isAtEdge = EdgePair(start: true, end: true)
}
