import Overscroll
import OverscrollCore
import OverscrollListCore

/// Predicts the positions that the engine will compute from the extents of new items.
///
/// SwiftUI measures a new item in the layout pass, one update before the engine receives the extent. The
/// preview applies the new extents to a copy of the list. So the first frame already shows the items at
/// their positions after the next update.
final class ItemPreview: Sendable {
  private let list: ListContent
  private let engine: ScrollEngine

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

  /// Creates a preview of a list that is plugged into an engine.
  init(_ list: ListContent, _ engine: ScrollEngine) { (self.list, self.engine) = (list, engine) }

  /// Returns the predicted movement of each item.
  ///
  /// - Complexity: O(n log m) for n items of a list of m, plus one copy of the list.
  func shifts(of items: [Item]) -> [PreviewOffset] {
    var (list, engine) = (list, engine)
    let time = engine.hostTime
    let scrolled = list.scrollOffset(in: engine)
    let frames = items.map { list.frame(of: $0.index) }
    for item in items {
      guard let extent = item.extent else { continue }
      _ = list.handle(.measure(item: item.index, extent: extent), at: time, &engine)
    }
    _ = list.handle(.commit, at: time, &engine)
    let change = list.scrollOffset(in: engine) - scrolled
    return zip(items, frames).map { item, old in
      let new = list.frame(of: item.index)
      return PreviewOffset(main: new.start - old.start - change, cross: new.crossStart - old.crossStart)
    }
  }
}
