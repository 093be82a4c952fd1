#if canImport(UIKit) && canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import UIKit

  /// An invisible view that reads gestures, and receives no touches itself.
  class RowReaderView: UIView {
    init() {
      super.init(frame: .zero)
      becomeInvisible()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }
  }
#endif
