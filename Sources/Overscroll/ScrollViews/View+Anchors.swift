#if canImport(UIKit) || canImport(AppKit)
  package import SwiftUI

  extension View {
    /// Has a locator find the scroll view that this view is the content of.
    package func anchorsContent(_ locator: ScrollViewLocator) -> some View {
      background(alignment: .topLeading) { Self.anchor(locator, .inside) }
    }

    /// Has a locator find the scroll view in this view.
    func anchorsAround(_ locator: ScrollViewLocator) -> some View {
      background(alignment: .topLeading) { Self.anchor(locator, .behind) }
        .overlay(alignment: .bottomTrailing) { Self.anchor(locator, .inFront) }
    }

    /// Has a locator find the only scroll view near this view.
    package func anchorsBeside(_ locator: ScrollViewLocator) -> some View {
      background { Self.anchor(locator, .near) }
    }

    /// A view of full size would hide the scroll view from bars that look for it.
    private static func anchor(_ locator: ScrollViewLocator, _ place: ScrollViewPlace) -> some View {
      ScrollViewAnchor(locator: locator, place: place).frame(width: 0, height: 0)
    }
  }
#endif
