#if canImport(UIKit) && !os(tvOS)
  import UIKit

  // The system's own refresh control.
  extension UIScrollViewAdapter {
    /// Takes the system's control away, or in a sheet puts one in its place that is not seen and does nothing.
    ///
    /// A sheet takes a pull for itself unless the scroll view has a refresh control. Once the pull is the scroll view's,
    /// the control goes until the touch ends: at its own threshold it would
    /// [move the content](https://github.com/lionheart/openradar-mirror/issues/19572), and be felt.
    func replaceSystemRefresh(of scrollView: UIScrollView) {
      placeholder = isInSheet(scrollView) ? placeholder ?? makePlaceholder() : nil
      let control = isHeld(scrollView) ? nil : placeholder
      if scrollView.refreshControl !== control { scrollView.refreshControl = control }
    }

    /// Whether the scroll view is on a screen that another one presents, as a sheet.
    private func isInSheet(_ scrollView: UIScrollView) -> Bool {
      guard let controller = scrollView.viewController, controller.presentingViewController != nil else {
        return false
      }
      // A style that the system chooses, or adapts to a phone, is a sheet's; one that covers what presents it is none's.
      switch controller.outermost.modalPresentationStyle {
      case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return false
      default: return true
      }
    }

    /// A control that ends as soon as it begins, so that it never holds anything open.
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
