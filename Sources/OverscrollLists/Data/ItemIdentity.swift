import Overscroll
import OverscrollCore
import OverscrollListCore

/// The identity of an item's view in SwiftUI: the id of its data, so that the view moves with the data.
///
/// If an id occurs twice among the mounted items, the later item is also identified by its position.
struct ItemIdentity<ID: Hashable>: Hashable {
  /// The id that the data has.
  let id: ID
  /// Nil for the first mounted item with that id, and the item's number for a later one.
  let copy: Int?
}

/// An item that is to be shown.
struct MountedItem<ID: Hashable>: Identifiable {
  /// What its view is told by.
  let id: ItemIdentity<ID>
  /// Its number among all items.
  let index: Int
  /// The engine's number for its view.
  let slot: Int32
  /// Whether it is a section's header, whose place follows the scrolling.
  let isHeader: Bool
  /// Where it is, in scroll space.
  var frame: ItemFrame

  /// The same item as one that stays at a place in scroll space, whatever becomes of its number.
  func standing(at start: Double) -> MountedItem {
    var frame = frame
    frame.start = start
    return MountedItem(id: id, index: index, slot: slot, isHeader: false, frame: frame)
  }
}

/// The id of an item or a header in a list with sections.
public enum ListItemID<Section: Hashable, Item: Hashable>: Hashable {
  /// The header of a section.
  case header(Section)
  /// An item of a section, with the section's id, so that the same item may occur in several sections.
  case item(Section, Item)
}

extension ListItemID: Sendable where Section: Sendable, Item: Sendable {}
