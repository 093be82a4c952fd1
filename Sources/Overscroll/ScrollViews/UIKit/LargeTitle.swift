/// A navigation bar's large title above a scroll view.
///
/// A pull moves the title with the content, and an inset comes between the two. So an indicator has two
/// positions: above the title during a pull, and below the title in a gap.
package struct LargeTitle: Hashable, Sendable {
  /// The height of the title and its search field, in pt.
  ///
  /// It is 0 without a title, or while the title is behind its bar.
  package private(set) var height = 0.0

  /// Makes an empty title.
  package init() {}

  /// Makes a bar's title.
  ///
  /// Under a bar without a large title, a search field does not move, and the title is empty. Below a large
  /// title, the search field is between the title and the content, and moves with both.
  ///
  /// - Parameters:
  ///   - title: The height of the large title within the bar, in pt.
  ///   - search: The height of the search field below the title, in pt.
  init(title: Double, search: Double = 0) {
    guard title.isFinite, title > 0 else { return }
    height = title + (search.isFinite ? max(0, search) : 0)
  }

  /// Returns the downward pull of the title, in pt.
  ///
  /// - Parameters:
  ///   - overscroll: The overscroll past the content's own edge, in pt.
  ///   - inset: The added inset above the content, in pt.
  func stretch(overscroll: Double, inset: Double) -> Double {
    height > 0 ? max(0, overscroll - inset) : 0
  }

  /// Returns the indicator's upward shift, in pt.
  ///
  /// It falls from the title's height to 0 as the inset opens.
  ///
  /// - Parameters:
  ///   - extent: The height of the indicator, in pt.
  ///   - inset: The added inset above the content, in pt.
  package func shift(extent: Double, inset: Double) -> Double {
    guard height > 0 else { return 0 }
    return extent > 0 ? height * max(0, 1 - inset / extent) : 0
  }

  /// Returns the range of the title, in pt below the title's resting bottom.
  ///
  /// The indicator must not be drawn there, because it would cover the title.
  package func covers(overscroll: Double, inset: Double) -> ClosedRange<Double> {
    let end = stretch(overscroll: overscroll, inset: inset)
    return end - height...end
  }
}
