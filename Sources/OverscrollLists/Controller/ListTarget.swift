import OverscrollCore
import OverscrollListCore

/// A target of a scroll of a list.
enum ListTarget: Hashable {
  /// The item at an index.
  case item(Int)
  /// The item with an id.
  case id(AnyHashable)
  /// An edge of the content.
  case edge(ScrollEdge)
  /// An offset, in pt from the content's start.
  case offset(Double)
  /// A position that the app has saved.
  case position(ListPosition)
  /// The list's previous position, with an index in the current data.
  case savedPosition(ListPosition)
}
