#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A view that draws nothing, receives no touches and is hidden from assistive technologies.
  class InvisibleView: PlatformView {
    init() {
      super.init(frame: .zero)
      #if canImport(UIKit)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        accessibilityElementsHidden = true
      #else
        setAccessibilityElement(false)
        setAccessibilityHidden(true)
      #endif
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    #if !canImport(UIKit)
      override func hitTest(_ point: NSPoint) -> NSView? { nil }
    #endif
  }
#endif
