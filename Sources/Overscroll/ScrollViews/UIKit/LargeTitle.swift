/// The large title of the navigation bar above a scroll view.
///
/// A pull moves the title down with the content. The inset of a gap is between the title and the content.
/// So an indicator has two positions: above the title during a pull, and below the title in a gap.
package struct LargeTitle: Hashable, Sendable {
  /// The visible height of the title and the search field below it, in pt.
  ///
  /// It is 0 without a title, or while the title is behind its bar.
  package private(set) var height = 0.0

  /// Makes an empty title.
  package init() {}

  /// Makes the large title of a bar.
  ///
  /// A search field below a large title moves with the title and the content, so its height is added. If
  /// the bar has no large title, a search field does not move, and the result is empty.
  ///
  /// - Parameters:
  ///   - title: The height of the large title within the bar, in pt.
  ///   - search: The height of the search field below the title, in pt.
  init(title: Double, search: Double = 0) {
    guard title.isFinite, title > 0 else { return }
    height = title + (search.isFinite ? max(0, search) : 0)
  }

  /// Returns the downward shift of the title by a pull, in pt.
  ///
  /// - Parameters:
  ///   - overscroll: The distance that the content is pulled past its start edge, in pt.
  ///   - inset: The inset of the gap above the content, in pt.
  func stretch(overscroll: Double, inset: Double) -> Double {
    height > 0 ? max(0, overscroll - inset) : 0
  }

  /// Returns the upward shift of the indicator, in pt.
  ///
  /// Without a gap the shift is the title's height, so that the indicator is above the title. The shift
  /// falls to 0 as the gap's inset grows to the indicator's height.
  ///
  /// - Parameters:
  ///   - extent: The height of the indicator, in pt.
  ///   - inset: The inset of the gap above the content, in pt.
  package func shift(extent: Double, inset: Double) -> Double {
    guard height > 0 else { return 0 }
    return extent > 0 ? height * max(0, 1 - inset / extent) : 0
  }

  /// Returns the title's vertical range, in pt below the resting title's bottom.
  ///
  /// The indicator must not be drawn in this range, because it would cover the title.
  package func covers(overscroll: Double, inset: Double) -> ClosedRange<Double> {
    let end = stretch(overscroll: overscroll, inset: inset)
    return end - height...end
  }
}
