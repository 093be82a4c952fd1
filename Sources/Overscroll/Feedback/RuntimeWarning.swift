#if canImport(SwiftUI)
  package import SwiftUI
#endif

/// A declaration without effect, reported at run time because nothing else shows it.
package enum RuntimeWarning: Hashable, Sendable {
  /// An edge across the axis of the scroll view's first edge.
  case edgeAcrossAxis(Edge)
  /// Two modifiers that declare the same edge of a scroll view.
  case edgeDeclaredTwice(Edge)
  /// Modifiers with different controllers around one scroll view.
  case controllerIgnored
  /// Two lists on screen with the same controller.
  case controllerOfTwoLists
  /// A modifier around several scroll views.
  case severalScrollViews
  /// A `listPosition(id:)` with an id of another type than the items' ids.
  case positionOfAnotherType

  /// The message to the app's developer.
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
    case .positionOfAnotherType:
      "The id of listPosition(id:) has another type than the ids of the list's items, so neither updates the other."
    }
  }
}
