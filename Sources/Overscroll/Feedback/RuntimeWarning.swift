#if canImport(SwiftUI)
  package import SwiftUI
#endif

/// A warning about a declaration without effect.
///
/// Some warnings are about a platform that does not accept an offset. A warning is logged at run time,
/// because the compiler does not detect such a fault.
package enum RuntimeWarning: Hashable, Sendable {
  /// An edge is not on the axis of the scroll view's first edge.
  case edgeAcrossAxis(Edge)
  /// Two modifiers declare the same edge of a scroll view.
  case edgeDeclaredTwice(Edge)
  /// The modifiers around one scroll view have different controllers.
  case controllerIgnored
  /// Two lists on the screen have the same controller.
  case controllerOfTwoLists
  /// A modifier encloses several scroll views.
  case severalScrollViews
  /// A modifier encloses no scroll view along its axis.
  case noScrollView
  /// The id of a `listPosition(id:)` has another type than the ids of the list's items.
  case positionOfAnotherType
  /// An item of a list is longer than the layout can store.
  case longItem
  /// A scroll view keeps answering requested offsets with other offsets.
  case unsettledOffset

  /// The message for the app's developer.
  package var text: String {
    switch self {
    case .edgeAcrossAxis(let edge):
      "The \(edge) edge is ignored: it is across the axis of the first edge that was declared for this scroll view."
    case .edgeDeclaredTwice(let edge):
      "The \(edge) edge of this scroll view is declared more than once; the outermost modifier is used."
    case .controllerIgnored:
      "This scroll view's modifiers have different controllers; only the outermost modifier's controller is used."
    case .controllerOfTwoLists:
      "Two lists have the same controller. The newest list uses it; the earlier list continues with its own controller."
    case .severalScrollViews:
      "A modifier is around several scroll views and uses none of them; apply it to one scroll view."
    case .noScrollView:
      "A modifier has found no scroll view along its axis for 30 s; it searches again when its view is updated."
    case .positionOfAnotherType:
      "The id of listPosition(id:) has another type than the ids of the list's items, so neither updates the other."
    case .longItem:
      "An item of a list is longer than 1,048,576 pt, so it overlaps the next item."
    case .unsettledOffset:
      "A scroll view has not accepted an offset after 100 requests in one turn; the list stays where it is."
    }
  }
}
