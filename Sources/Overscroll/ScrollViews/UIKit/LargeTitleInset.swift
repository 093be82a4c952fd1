import OverscrollCore

/// The inset of a gap under a large title, which changes over time.
///
/// The inset is between the title and the content, so an inset that is set at once would make the title
/// jump. Instead, the inset grows as the distance between title and content grows. The content moves to its
/// target as usual, and the title moves back on the spring that it would follow without a gap.
struct LargeTitleInset: Hashable, Sendable {
  /// The final inset, in pt.
  let end: Double
  private let start: Double
  /// The instant of the change's beginning, in s.
  private let began: Double
  /// The spring of the title's return after a pull, in pt.
  private let title: BounceSpring

  /// Begins a change of the inset.
  ///
  /// - Parameters:
  ///   - start: The current inset, in pt.
  ///   - end: The final inset, in pt.
  ///   - overscroll: The distance that the content is pulled past its start edge, in pt.
  ///   - time: The current instant, in s.
  init(from start: Double, to end: Double, overscroll: Double, at time: Double) {
    (self.start, self.end, began) = (start, end, time)
    title = BounceSpring(lettingGoAt: max(0, overscroll - start), velocity: 0)
  }

  /// Returns the inset at an instant, in pt.
  ///
  /// If the overscroll is less than the initial inset, the title is not visible and cannot jump. A growing
  /// inset then has its final value at once.
  ///
  /// - Parameters:
  ///   - overscroll: The distance that the content is pulled past its start edge at that instant, in pt.
  ///   - time: The instant, in s.
  func inset(overscroll: Double, at time: Double) -> Double {
    let age = max(0, time - began)
    let stretch = age < title.restAge ? title.displacement(age: age) : 0
    if end > start, overscroll < start - LargeTitleInset.tolerance { return end }
    let inset = overscroll - stretch
    return abs(inset - end) < LargeTitleInset.tolerance
      ? end : min(max(inset, min(start, end)), max(start, end))
  }

  /// Whether an inset, in pt, is final and the title is at rest.
  func isOver(_ inset: Double, at time: Double) -> Bool { inset == end && time >= began + title.restAge }

  /// The largest distance to the final inset, in pt, that is treated as 0.
  ///
  /// A platform rounds to its pixels.
  static let tolerance = 0.5
}
