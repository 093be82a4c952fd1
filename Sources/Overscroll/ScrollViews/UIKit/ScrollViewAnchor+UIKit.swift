#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A view of no size with which a locator finds a scroll view.
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

  /// An invisible view that starts the search of its locator.
  final class ScrollViewAnchorView: UIView {
    fileprivate(set) var locator: ScrollViewLocator

    fileprivate init(_ locator: ScrollViewLocator) {
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
      locator.startSearch()
    }
  }
#endif
