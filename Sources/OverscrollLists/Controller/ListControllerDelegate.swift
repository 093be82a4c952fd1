import Overscroll
import OverscrollCore

/// The coordinator of a list's view, which performs the controller's requests.
@MainActor protocol ListControllerDelegate: AnyObject {
  /// Whether the list scrolls horizontally.
  var isHorizontal: Bool { get }
  /// Updates the view, because `ListController.mounted` or the items' positions have changed.
  func itemsChanged()
  /// Updates the view for a new offset or pinned header, or a new `needsFrames`.
  func frameChanged()
  /// Makes the platform's scroll view report its offset and phase again.
  func report()
  /// Adds a distance to the platform's offset, so that visible items don't move.
  ///
  /// - Parameter change: The distance, in pt, positive toward the end.
  func adjustOffset(by change: Double)
  /// The store of the list's current controller and the app's controller.
  var controllerStore: ListControllerStore { get }
  /// Continues with a private controller in the same state.
  func continueWithOwnController()
}

extension ListControllerDelegate {
  /// Replaces the controller, because a newer list has attached to it.
  func replaceController() {
    controllerStore.replaceController(by: self)
    continueWithOwnController()
  }
}
