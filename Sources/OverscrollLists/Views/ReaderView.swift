#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// An invisible view for reading touches or wheel events within its bounds.
  class ReaderView: PlatformView {
    init() {
      super.init(frame: .zero)
      becomeInvisible()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    #if !canImport(UIKit)
      override func hitTest(_ point: NSPoint) -> NSView? { nil }
    #endif
  }
#endif
