package import UIKit

/// Calls a closure for a gesture recognizer.
///
/// Stands in for the package's type, which needs a selector.
@MainActor package final class PanTarget {
  private let action: () -> Void

  package init(action: @escaping () -> Void) { self.action = action }

  /// Has the closure called whenever the recognizer acts.
  package func add(to recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self) { [weak self] in self?.action() }
  }

  /// Has it called no more.
  package func remove(from recognizer: UIGestureRecognizer) { recognizer.removeTarget(self) }
}
