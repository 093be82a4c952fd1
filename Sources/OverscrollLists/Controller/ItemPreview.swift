import Overscroll
import OverscrollCore
import OverscrollListCore

/// Predicts the positions that the engine will compute from the extents of new items.
///
/// SwiftUI measures a new item in the layout pass, one update before the engine receives the extent. The
/// preview applies the new extents to a copy of the engine. So the first frame already shows the items at
/// their positions after the next update.
final class ItemPreview: Sendable {
  private let list: ListScrollEngine

  /// A mounted item during the layout pass.
  struct Item {
    /// The item's index among all items.
    var index: Int
    /// The extent along the axis, in pt, or `nil` if the engine already has it.
    var extent: Double?
  }

  /// The predicted movement of an item, in pt.
  struct PreviewOffset: Hashable {
    /// The distance along the axis, relative to the viewport.
    var main = 0.0
    /// The distance across the axis.
    var cross = 0.0
  }

  /// Creates a preview from a copy of a list's engine.
  init(_ list: ListScrollEngine) { self.list = list }

  /// Returns the predicted movement of each item.
  ///
  /// - Complexity: O(n log m) for n items of a list of m, plus one copy of the engine's list.
  func shifts(of items: [Item]) -> [PreviewOffset] {
    var (before, after) = (list, list)
    for item in items {
      guard let extent = item.extent else { continue }
      _ = after.handle(.measure(item: item.index, extent: extent), at: list.scroll.hostTime)
    }
    _ = after.handle(.commit, at: list.scroll.hostTime)
    let scrolled = after.scrollOffset - before.scrollOffset
    return items.map { item in
      let (old, new) = (before.frame(of: item.index), after.frame(of: item.index))
      return PreviewOffset(main: new.start - old.start - scrolled, cross: new.crossStart - old.crossStart)
    }
  }
}
