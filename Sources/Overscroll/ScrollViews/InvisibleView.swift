#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    package import UIKit
  #else
    package import AppKit
  #endif

  extension PlatformView {
    /// Hides the view from touches and from assistive technologies.
    package func becomeInvisible() {
      #if canImport(UIKit)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        accessibilityElementsHidden = true
      #else
        setAccessibilityElement(false)
        setAccessibilityHidden(true)
      #endif
    }
  }
#endif
