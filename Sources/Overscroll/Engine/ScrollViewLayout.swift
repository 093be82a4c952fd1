package import OverscrollCore

/// The layout of a scroll view.
package struct ScrollViewLayout: Hashable, Sendable {
  /// The extents of viewport and content, in pt.
  package var extents: ScrollExtents
  /// The number of items, if the scroll view is a platform's list.
  ///
  /// The extent of such a list is an estimate.
  package var items: Int?

  package init(extents: ScrollExtents, items: Int? = nil) {
    (self.extents, self.items) = (extents, items)
  }
}
