#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// An invisible view of zero size that marks a place for a locator's search.
  struct ScrollViewAnchor: UIViewRepresentable {
    let locator: ScrollViewLocator
    let position: ScrollViewAnchorPosition

    func makeUIView(context: Context) -> ScrollViewAnchorView { ScrollViewAnchorView(locator) }

    func updateUIView(_ view: ScrollViewAnchorView, context: Context) {
      view.locator = locator
      locator.update(view, position, context.environment.layoutDirection)
    }

    static func dismantleUIView(_ view: ScrollViewAnchorView, coordinator: ()) {
      view.locator.dismantle(view)
    }
  }

  /// The platform view of an anchor, which starts its locator's search.
  final class ScrollViewAnchorView: UIView {
    fileprivate(set) var locator: ScrollViewLocator

    init(_ locator: ScrollViewLocator) {
      self.locator = locator
      super.init(frame: .zero)
      becomeInvisible()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      locator.windowChanged()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      locator.anchorLaidOut()
    }
  }
#endif
