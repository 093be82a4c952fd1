import OverscrollCore

/// What SwiftUI tells an item's view by: its data's id, so that a view goes with its data wherever that goes.
///
/// Where an id occurs again among the mounted items, the later ones are told by their places too.
struct ItemIdentity<ID: Hashable>: Hashable {
  /// The id that the data has.
  let id: ID
  /// Nothing for the first mounted item with that id, and the number of a later one.
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
}

/// What an item of a list with sections is told by.
public enum ListItemID<Section: Hashable, Item: Hashable>: Hashable {
  /// The header of a section.
  case header(Section)
  /// An item of a section: it is told by its section too, so that an item may occur in several.
  case item(Section, Item)
}

extension ListItemID: Sendable where Section: Sendable, Item: Sendable {}
