#if canImport(SwiftUI)
  package import SwiftUI
#endif

/// Something that an app declares and that has no effect: named at run time, since nothing else would show it.
package enum RuntimeWarning: Hashable, Sendable {
  /// An edge was declared that is across the axis of the others around the scroll view.
  case edgeAcrossAxis(Edge)
  /// Two modifiers declare the same edge of a scroll view.
  case edgeDeclaredTwice(Edge)
  /// Modifiers around a scroll view have different controllers.
  case controllerIgnored
  /// Two lists on screen have the same controller.
  case controllerOfTwoLists
  /// A modifier is around several scroll views.
  case severalScrollViews
  /// The id of `listPosition(id:)` is of another type than the items' ids.
  case positionOfAnotherType

  /// What the app's author is told.
  package var text: String {
    switch self {
    case .edgeAcrossAxis(let edge):
      "The \(edge) edge is ignored: the first edge that was declared for this scroll view is of the other axis."
    case .edgeDeclaredTwice(let edge):
      "The \(edge) edge of this scroll view is declared more than once; the outermost modifier counts."
    case .controllerIgnored:
      "This scroll view's modifiers have different controllers; only the outermost one's is used."
    case .controllerOfTwoLists:
      "Two lists have the same controller. The newest list has it; the other one continues with a controller of its own."
    case .severalScrollViews:
      "A modifier is around several scroll views, and none of them is its own; apply it to one of them."
    case .positionOfAnotherType:
      "The id of listPosition(id:) is of another type than the ids of the list's items, so neither follows the other."
    }
  }
}
