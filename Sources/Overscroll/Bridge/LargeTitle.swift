/// A navigation bar's large title above a scroll view.
///
/// It stands on the content: a pull takes it along, and what is added around the content comes between the two. So an
/// indicator has two places: above the title while the content is pulled, and below it in a gap.
struct LargeTitle: Hashable, Sendable {
  /// How high it is, in pt; 0 where there is none, or where it has gone behind its bar.
  private(set) var height = 0.0

  /// How high a bar is without its title, in pt: UIKit's number for a phone, and less than that of others.
  static let bar = 44.0

  /// No title.
  init() {}

  /// Takes a bar's title.
  ///
  /// - Parameters:
  ///   - barTop: Where the bar begins in the scroll view's viewport, in pt.
  ///   - safeTop: Where the safe area begins there, in pt: where the title ends that is not pulled.
  init(barTop: Double, safeTop: Double) {
    let height = safeTop - barTop - LargeTitle.bar
    self.height = height.isFinite ? max(0, height) : 0
  }

  /// How far it has been pulled down, in pt.
  ///
  /// - Parameters:
  ///   - overscroll: How far the content has been pulled past its own edge, in pt.
  ///   - inset: What is added above the content, in pt.
  func stretch(overscroll: Double, inset: Double) -> Double {
    height > 0 ? max(0, overscroll - inset) : 0
  }

  /// How far up an indicator is shifted, in pt: by the title's height, until there is room for it below the title.
  ///
  /// - Parameters:
  ///   - extent: How high the indicator is, in pt.
  ///   - inset: What is added above the content, in pt.
  func shift(extent: Double, inset: Double) -> Double {
    guard height > 0 else { return 0 }
    return extent > 0 ? height * max(0, 1 - inset / extent) : 0
  }

  /// Where the title is, in pt below the place at which it ends when it is not pulled.
  ///
  /// Nothing of an indicator is drawn there, as it would be over the title.
  func covers(overscroll: Double, inset: Double) -> ClosedRange<Double> {
    let end = stretch(overscroll: overscroll, inset: inset)
    return end - height...end
  }
}
