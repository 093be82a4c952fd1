package import OverscrollCore

/// The extents of a scroll view, and its number of items if they are known.
package struct ScrollViewLayout: Hashable, Sendable {
  /// The extents of viewport and content, in pt.
  package var extents: ScrollExtents
  /// The number of items if the scroll view is the platform's list, otherwise nil.
  ///
  /// The content extent of the platform's list is an estimate.
  package var items: Int?

  package init(extents: ScrollExtents, items: Int? = nil) {
    (self.extents, self.items) = (extents, items)
  }
}
