#if canImport(UIKit)
  package import UIKit

  /// Calls a closure for a gesture recognizer.
  @MainActor package final class PanTarget: NSObject {
    private let action: () -> Void

    package init(action: @escaping () -> Void) { self.action = action }

    /// Has the closure called whenever the recognizer acts.
    package func add(to recognizer: UIGestureRecognizer) {
      recognizer.addTarget(self, action: #selector(act))
    }

    /// Has it called no more.
    package func remove(from recognizer: UIGestureRecognizer) {
      recognizer.removeTarget(self, action: #selector(act))
    }

    @objc private func act() { action() }
  }
#endif
