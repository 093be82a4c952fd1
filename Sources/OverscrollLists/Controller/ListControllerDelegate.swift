import Overscroll
import OverscrollCore

/// The coordinator of a list's view, which performs the controller's requests.
@MainActor protocol ListControllerDelegate: AnyObject {
  /// Whether the list scrolls horizontally.
  var isHorizontal: Bool { get }
  /// Updates the view, because its items, their positions or the pinned header have changed.
  func itemsChanged()
  /// Updates the views that show the changed values.
  func frameChanged(_ change: FrameChange)
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

/// The changed values that a list's view draws even if the platform scrolls the list.
///
/// The platform draws a new offset, so the set is then empty.
struct FrameChange: OptionSet {
  let rawValue: Int

  /// The pinned header, or its position in the platform's content.
  static let header = FrameChange(rawValue: 1)
  /// Whether the engine needs a tick with each frame.
  static let ticks = FrameChange(rawValue: 2)
}

extension ListControllerDelegate {
  /// Replaces the controller, because a newer list has attached to it.
  func replaceController() {
    controllerStore.replaceController(by: self)
    continueWithOwnController()
  }
}
