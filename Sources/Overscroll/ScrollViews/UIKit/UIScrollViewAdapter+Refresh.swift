#if canImport(UIKit) && !os(tvOS)
  import UIKit

  // The system's own refresh control.
  extension UIScrollViewAdapter {
    /// Removes the system's refresh control, or replaces it with a placeholder in a sheet.
    ///
    /// The placeholder is invisible and does nothing. A sheet handles a pull itself unless the scroll view
    /// has a refresh control. Once the scroll view handles the pull, the adapter removes the placeholder
    /// until the touch ends. At its own threshold, the placeholder would [move the
    /// content](https://github.com/lionheart/openradar-mirror/issues/19572) and play a haptic.
    func replaceSystemRefresh(of scrollView: UIScrollView) {
      placeholder = isInSheet(scrollView) ? placeholder ?? makePlaceholder() : nil
      let control = isTracking(scrollView) ? nil : placeholder
      if scrollView.refreshControl !== control { scrollView.refreshControl = control }
    }

    /// Whether the scroll view is on a screen that is presented as a sheet.
    private func isInSheet(_ scrollView: UIScrollView) -> Bool {
      guard let controller = scrollView.viewController, controller.presentingViewController != nil else {
        return false
      }
      // A style that the system chooses, or adapts to a phone, is a sheet. A style that covers the
      // presenting screen is not.
      switch controller.outermost.modalPresentationStyle {
      case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return false
      default: return true
      }
    }

    /// Makes a control that ends as soon as it begins, and so opens no gap.
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
