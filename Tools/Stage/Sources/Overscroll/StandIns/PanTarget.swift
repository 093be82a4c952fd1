package import UIKit

/// Calls a closure when a gesture recognizer changes its state.
///
/// This type replaces the package's type of the same name, which needs a selector.
@MainActor package final class PanTarget {
  private let action: () -> Void

  package init(action: @escaping () -> Void) { self.action = action }

  /// Adds the closure as a target of a recognizer.
  package func add(to recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self) { [weak self] in self?.action() }
  }

  /// Removes the closure from a recognizer.
  package func remove(from recognizer: UIGestureRecognizer) { recognizer.removeTarget(self) }
}
