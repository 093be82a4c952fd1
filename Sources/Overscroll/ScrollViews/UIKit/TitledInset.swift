import OverscrollCore

/// An inset on its way from one value to another, above content with a large title.
///
/// The inset comes between the content and the title. Added at once, it would make the title jump. So it
/// grows as the two move apart: the content goes to its place as it does anyway, and the title goes back to
/// its own place on the spring that it would follow without an inset.
struct TitledInset: Hashable, Sendable {
  /// The inset in the end, in pt.
  let end: Double
  private let start: Double
  /// When it began, in s.
  private let began: Double
  /// How far the title is pulled down, in pt.
  private let title: BounceSpring

  /// Begins.
  ///
  /// - Parameters:
  ///   - start: The inset now, in pt.
  ///   - end: The inset in the end, in pt.
  ///   - overscroll: How far the content is pulled past its own edge, in pt.
  ///   - time: The instant, in s.
  init(from start: Double, to end: Double, overscroll: Double, at time: Double) {
    (self.start, self.end, began) = (start, end, time)
    title = BounceSpring(lettingGoAt: max(0, overscroll - start), velocity: 0)
  }

  /// The inset at an instant, in pt.
  ///
  /// With the content further inside than the inset was, the title is out of sight: nothing of it can move.
  ///
  /// - Parameters:
  ///   - overscroll: How far the content is pulled past its own edge then, in pt.
  ///   - time: The instant, in s.
  func inset(overscroll: Double, at time: Double) -> Double {
    let age = max(0, time - began)
    let stretch = age < title.restAge ? title.displacement(age: age) : 0
    if end > start, overscroll < start - TitledInset.tolerance { return end }
    let inset = overscroll - stretch
    return abs(inset - end) < TitledInset.tolerance ? end : min(max(inset, min(start, end)), max(start, end))
  }

  /// Whether an inset, in pt, is the last one.
  func isOver(_ inset: Double, at time: Double) -> Bool { inset == end && time >= began + title.restAge }

  /// How close, in pt, an inset is to its end that counts as there: a platform rounds to its pixels.
  static let tolerance = 0.5
}
