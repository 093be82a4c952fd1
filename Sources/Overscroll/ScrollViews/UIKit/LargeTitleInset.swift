import OverscrollCore

/// An inset that changes over time above content with a large title.
///
/// The inset comes between the content and the title, so an inset added at once would make the title jump.
/// Instead, the inset grows as the two move apart. The content moves to its target as usual. The title
/// moves back on the spring that it would follow without an inset.
struct LargeTitleInset: Hashable, Sendable {
  /// The final inset, in pt.
  let end: Double
  private let start: Double
  /// The instant of the start, in s.
  private let began: Double
  /// The spring of the title's downward pull, in pt.
  private let title: BounceSpring

  /// Begins to change the inset.
  ///
  /// - Parameters:
  ///   - start: The current inset, in pt.
  ///   - end: The final inset, in pt.
  ///   - overscroll: The overscroll past the content's own edge, in pt.
  ///   - time: The instant, in s.
  init(from start: Double, to end: Double, overscroll: Double, at time: Double) {
    (self.start, self.end, began) = (start, end, time)
    title = BounceSpring(lettingGoAt: max(0, overscroll - start), velocity: 0)
  }

  /// Returns the inset at an instant, in pt.
  ///
  /// If the overscroll is less than the initial inset, the title is out of view and cannot jump. A growing
  /// inset then has its final value.
  ///
  /// - Parameters:
  ///   - overscroll: The overscroll past the content's own edge at that instant, in pt.
  ///   - time: The instant, in s.
  func inset(overscroll: Double, at time: Double) -> Double {
    let age = max(0, time - began)
    let stretch = age < title.restAge ? title.displacement(age: age) : 0
    if end > start, overscroll < start - LargeTitleInset.tolerance { return end }
    let inset = overscroll - stretch
    return abs(inset - end) < LargeTitleInset.tolerance
      ? end : min(max(inset, min(start, end)), max(start, end))
  }

  /// Whether an inset, in pt, is the final one and the title is at rest.
  func isOver(_ inset: Double, at time: Double) -> Bool { inset == end && time >= began + title.restAge }

  /// The largest distance to the final inset, in pt, that is treated as 0.
  ///
  /// A platform rounds to its pixels.
  static let tolerance = 0.5
}
