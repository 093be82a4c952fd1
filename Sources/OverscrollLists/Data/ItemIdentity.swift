import Overscroll
import OverscrollCore
import OverscrollListCore

/// The identity of an item's view in SwiftUI, based on the id of its data.
///
/// The view keeps its state when the data moves. If an id occurs twice among the mounted items, the later
/// item is also identified by its index.
struct ItemIdentity<ID: Hashable>: Hashable {
  /// The id of the item's data.
  let id: ID
  /// The item's index if an earlier mounted item has the same id, and otherwise `nil`.
  let duplicateIndex: Int?
}

/// An item that has a view, with its index, slot and frame.
///
/// The engine mounts the items in and around the viewport. A cached item also has a view, which is hidden.
struct MountedItem<ID: Hashable>: Identifiable {
  /// The identity of the item's view.
  let id: ItemIdentity<ID>
  /// The item's index among all items.
  let index: Int
  /// The engine's slot, which identifies the reusable view of the item.
  ///
  /// The value is -1 for a cached item.
  let slot: Int32
  /// Whether the item is a section header, whose position changes with the offset.
  let isHeader: Bool
  /// The item's frame in platform space: positions in the content minus the engine's origin.
  var frame: ItemFrame
  /// Whether the item has left and its view is kept hidden; see `View.listCache(_:)`.
  var isCached = false

  /// Returns a copy of the item at a fixed start in platform space.
  ///
  /// The copy is not a header, and its position no longer depends on its index.
  func fixed(at start: Double) -> MountedItem {
    var frame = frame
    frame.start = start
    return MountedItem(id: id, index: index, slot: slot, isHeader: false, frame: frame)
  }
}

/// The id of an item, a header or a footer in a list with sections.
///
/// A later version may add cases: switch over it with `@unknown default`.
public enum ListItemID<Section: Hashable, Item: Hashable>: Hashable {
  /// The header of a section.
  case header(Section)
  /// An item of a section.
  ///
  /// The section's id is part of the value, so the same item may occur in several sections.
  case item(Section, Item)
  /// The footer of a section, if the list has footers.
  case footer(Section)
}

extension ListItemID: Sendable where Section: Sendable, Item: Sendable {}
