/// The parts of the content that matter for what is mounted, each within the next.
struct Stretch: Hashable, Sendable {
  /// A part of the content, in pt from its start; it may reach past either end.
  struct Bounds: Hashable, Sendable {
    let lower: Double
    let upper: Double

    /// Whether all of another part is within this one.
    func contains(_ other: Bounds) -> Bool { lower <= other.lower && upper >= other.upper }

    /// This part with more of the content at either side.
    func widened(before: Double, after: Double) -> Bounds {
      Bounds(lower: lower - before, upper: upper + after)
    }
  }

  /// What is in sight.
  let visible: Bounds
  /// What is mounted besides: the viewport with its overscan.
  let wanted: Bounds
  /// Where items stay that are mounted already.
  let kept: Bounds
}
