import Overscroll
import OverscrollCore
import OverscrollListCore

/// Tells where the engine will put mounted items once it has the extents of new ones.
///
/// SwiftUI knows a new item's extent in the layout pass, one update before the engine does. A copy of the engine is given the
/// extents, so that the first frame shows what the engine will say.
final class ItemPreview: Sendable {
  private let list: ListScroll

  /// An item in the layout pass.
  struct Item {
    /// The item's number.
    var index: Int
    /// The extent along the axis, in pt, if the engine does not have it yet.
    var extent: Double?
  }

  /// How far an item will move, in pt.
  struct Shift: Hashable {
    /// The distance along the axis, as seen in the viewport.
    var main = 0.0
    /// The distance across the axis.
    var cross = 0.0
  }

  /// Copies a list's engine.
  init(_ list: ListScroll) { self.list = list }

  /// Returns how far each item will move.
  ///
  /// - Complexity: O(n log m) in n items of a list of m, and one copy of what the engine keeps of the list.
  func shifts(of items: [Item]) -> [Shift] {
    var (before, after) = (list, list)
    for item in items {
      guard let extent = item.extent else { continue }
      _ = after.handle(.measure(item: item.index, extent: extent), at: list.scroll.hostTime)
    }
    _ = after.handle(.commit, at: list.scroll.hostTime)
    let scrolled = after.scrollOffset - before.scrollOffset
    return items.map { item in
      let (old, new) = (before.frame(of: item.index), after.frame(of: item.index))
      return Shift(main: new.start - old.start - scrolled, cross: new.crossStart - old.crossStart)
    }
  }
}
