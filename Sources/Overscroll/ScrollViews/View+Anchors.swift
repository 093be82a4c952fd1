#if canImport(UIKit) || canImport(AppKit)
  package import SwiftUI

  extension View {
    /// Adds the anchor for a locator that searches for the scroll view around this view.
    package func anchorsContent(_ locator: ScrollViewLocator) -> some View {
      background(alignment: .topLeading) { Self.anchor(locator, .inside) }
    }

    /// Adds the anchors for a locator that searches for the scroll view in this view.
    func anchorsAround(_ locator: ScrollViewLocator) -> some View {
      background(alignment: .topLeading) { Self.anchor(locator, .behind) }
        .overlay(alignment: .bottomTrailing) { Self.anchor(locator, .inFront) }
    }

    /// Adds the anchor for a locator that searches for the only scroll view nearby.
    package func anchorsBeside(_ locator: ScrollViewLocator) -> some View {
      background { Self.anchor(locator, .near) }
    }

    /// Makes an anchor of zero size.
    ///
    /// UIKit's bars search for a scroll view under them, and an anchor of full size would cover it.
    private static func anchor(_ locator: ScrollViewLocator, _ position: ScrollViewAnchorPosition)
      -> some View
    {
      ScrollViewAnchor(locator: locator, position: position).frame(width: 0, height: 0)
    }
  }
#endif
