#if canImport(UIKit)
  package import UIKit

  /// Calls a closure for each action message of a gesture recognizer.
  @MainActor package final class PanTarget: NSObject {
    private let action: () -> Void

    package init(action: @escaping () -> Void) { self.action = action }

    /// Starts to call the closure for a recognizer.
    package func add(to recognizer: UIGestureRecognizer) {
      recognizer.addTarget(self, action: #selector(act))
    }

    /// Stops calling the closure for a recognizer.
    package func remove(from recognizer: UIGestureRecognizer) {
      recognizer.removeTarget(self, action: #selector(act))
    }

    @objc private func act() { action() }
  }
#endif
