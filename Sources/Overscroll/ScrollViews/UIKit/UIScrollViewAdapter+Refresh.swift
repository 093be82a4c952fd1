#if canImport(UIKit) && !os(tvOS)
  import UIKit

  // The system's refresh control.
  extension UIScrollViewAdapter {
    /// Removes or restores the system's refresh control.
    ///
    /// Each report calls this, because any update of SwiftUI may set the control again. A control is not
    /// restored during a touch, so it does not receive the rest of a pull.
    func updateSystemRefresh(of scrollView: UIScrollView, isReplaced: Bool) {
      if isReplaced {
        replaceSystemRefresh(of: scrollView)
      } else if !isTracking(scrollView) {
        restoreSystemRefresh(of: scrollView)
      }
    }

    /// Removes the placeholder, and sets the removed refresh control again.
    func restoreSystemRefresh(of scrollView: UIScrollView) {
      if let placeholder, scrollView.refreshControl === placeholder { scrollView.refreshControl = nil }
      if let removedControl, scrollView.refreshControl == nil { scrollView.refreshControl = removedControl }
      (placeholder, removedControl) = (nil, nil)
    }

    /// Removes the system's refresh control; in a sheet, a placeholder replaces it.
    ///
    /// The placeholder is an invisible refresh control without an action. A sheet handles a pull itself,
    /// and closes, unless its scroll view has a refresh control. As soon as the scroll view handles the
    /// pull, the adapter removes the placeholder until the touch ends. Otherwise the placeholder would
    /// [move the content](https://github.com/lionheart/openradar-mirror/issues/19572) and play a haptic at
    /// its own threshold.
    func replaceSystemRefresh(of scrollView: UIScrollView) {
      if let control = scrollView.refreshControl, control !== placeholder { removedControl = control }
      placeholder = isInSheet(scrollView) ? placeholder ?? makePlaceholder() : nil
      let control = isTracking(scrollView) ? nil : placeholder
      if scrollView.refreshControl !== control { scrollView.refreshControl = control }
    }

    /// Whether the scroll view is on a screen that is presented as a sheet.
    private func isInSheet(_ scrollView: UIScrollView) -> Bool {
      guard let controller = scrollView.viewController, controller.presentingViewController != nil else {
        return false
      }
      // Every style is treated as a sheet except the styles that cover the presenting screen. The system
      // may show the remaining styles as a sheet on a phone.
      switch controller.outermost.modalPresentationStyle {
      case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return false
      default: return true
      }
    }

    /// Makes an invisible refresh control that ends at once, and so opens no gap.
    private func makePlaceholder() -> UIRefreshControl {
      let control = UIRefreshControl()
      control.tintColor = .clear
      control.isAccessibilityElement = false
      control.accessibilityElementsHidden = true
      control.addAction(
        UIAction { [weak control] _ in control?.endRefreshing() }, for: .valueChanged)
      return control
    }
  }
#endif
