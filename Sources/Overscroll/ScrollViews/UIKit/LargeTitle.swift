/// A navigation bar's large title above a scroll view.
///
/// It stands on the content: a pull takes it along, and what is added around the content comes between the two. So an
/// indicator has two places: above the title while the content is pulled, and below it in a gap.
package struct LargeTitle: Hashable, Sendable {
  /// The height of what stands on the content, in pt; 0 without a title, or while the title is behind its bar.
  package private(set) var height = 0.0

  /// No title.
  package init() {}

  /// A bar's title.
  ///
  /// A search field is no title: under a bar without a large title it stays where it is. Below a large title it stands
  /// between the title and the content, and moves with both.
  ///
  /// - Parameters:
  ///   - title: How much of the bar's height is its large title, in pt.
  ///   - search: The height of the search field below the title, in pt.
  init(title: Double, search: Double = 0) {
    guard title.isFinite, title > 0 else { return }
    height = title + (search.isFinite ? max(0, search) : 0)
  }

  /// How far it has been pulled down, in pt.
  ///
  /// - Parameters:
  ///   - overscroll: How far the content has been pulled past its own edge, in pt.
  ///   - inset: What is added above the content, in pt.
  func stretch(overscroll: Double, inset: Double) -> Double {
    height > 0 ? max(0, overscroll - inset) : 0
  }

  /// The indicator's upward shift, in pt.
  ///
  /// It falls from the title's height to 0 as the inset opens.
  ///
  /// - Parameters:
  ///   - extent: How high the indicator is, in pt.
  ///   - inset: What is added above the content, in pt.
  package func shift(extent: Double, inset: Double) -> Double {
    guard height > 0 else { return 0 }
    return extent > 0 ? height * max(0, 1 - inset / extent) : 0
  }

  /// Where the title is, in pt below the place at which it ends when it is not pulled.
  ///
  /// Nothing of an indicator is drawn there, as it would be over the title.
  package func covers(overscroll: Double, inset: Double) -> ClosedRange<Double> {
    let end = stretch(overscroll: overscroll, inset: inset)
    return end - height...end
  }
}
