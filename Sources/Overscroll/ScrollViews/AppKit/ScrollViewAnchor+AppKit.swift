#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import SwiftUI

  /// An invisible view of zero size that marks a place for a locator's search.
  struct ScrollViewAnchor: NSViewRepresentable {
    let locator: ScrollViewLocator
    let position: ScrollViewAnchorPosition

    func makeNSView(context: Context) -> ScrollViewAnchorView { ScrollViewAnchorView(locator) }

    func updateNSView(_ view: ScrollViewAnchorView, context: Context) {
      view.locator = locator
      locator.update(view, position, context.environment.layoutDirection)
    }

    static func dismantleNSView(_ view: ScrollViewAnchorView, coordinator: ()) {
      view.locator.dismantle(view)
    }
  }

  /// The platform view of an anchor, which starts its locator's search.
  final class ScrollViewAnchorView: NSView {
    fileprivate(set) var locator: ScrollViewLocator

    fileprivate init(_ locator: ScrollViewLocator) {
      self.locator = locator
      super.init(frame: .zero)
      becomeInvisible()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: NSPoint) -> NSView? { nil }

    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      locator.windowChanged()
    }

    override func layout() {
      super.layout()
      locator.startSearch()
    }
  }
#endif
