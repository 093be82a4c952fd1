#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import SwiftUI

  // The state of a screen that a test can read.
  extension Screen {
    /// The scroll views, from back to front.
    package var scrolls: [ScreenScroll] {
      scrollViews.map { view in
        let (position, rest) = (view.contentView.bounds.origin, view.restingOrigin)
        let (all, bars) = (view.contentInsets, view.safeAreaInsets)
        return ScreenScroll(
          frame: view.convert(view.bounds, to: hosting),
          offset: CGPoint(
            x: position.x - rest.x, y: view.contentView.isFlipped ? position.y - rest.y : rest.y - position.y),
          contentSize: view.documentView?.frame.size ?? .zero,
          insets: EdgeInsets(
            top: max(0, all.top - bars.top), leading: max(0, all.left - bars.left),
            bottom: max(0, all.bottom - bars.bottom), trailing: max(0, all.right - bars.right)))
      }
    }

    /// The placeholder of the field with the keyboard focus, or `nil`.
    package var focused: String? { fields.first { $0.currentEditor() != nil }?.placeholderString }

    var fields: [NSTextField] { views() }

    var scrollViews: [NSScrollView] { views() }

    private func views<Kind: NSView>() -> [Kind] {
      func collect(_ view: NSView, _ found: inout [Kind]) {
        guard !view.isHidden else { return }
        if let view = view as? Kind { found.append(view) }
        for child in view.subviews { collect(child, &found) }
      }
      var found: [Kind] = []
      collect(hosting, &found)
      return found
    }

    var elements: [ScreenElement] { read().elements }

    var actions: [ScreenAction] { read().actions }

    private func read() -> AccessibilityReader {
      var reader = AccessibilityReader(window: window, content: hosting)
      reader.read(hosting, within: hosting.bounds)
      return reader
    }
  }

  extension NSScrollView {
    /// The bounds origin of the clip view when the content is at its start.
    var restingOrigin: CGPoint {
      let (outer, inner) = (contentInsets, contentView.contentInsets)
      let document = documentView?.frame ?? .zero
      let top = max(outer.top, inner.top)
      return CGPoint(
        x: document.minX - max(outer.left, inner.left),
        y: contentView.isFlipped ? document.minY - top : document.maxY + top - contentView.bounds.height)
    }
  }
#endif
