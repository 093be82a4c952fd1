/// An edge's distances in pt, resolved from its configuration, viewport and indicator.
struct ResolvedEdgeDistances: Hashable, Sendable {
  /// The maximum threshold, as a fraction of the viewport.
  ///
  /// A rubber band cannot be pulled much further.
  static let largestShare = 0.2

  /// The pull past the gap, in pt, that retries a failure kept there.
  ///
  /// It is the difference of UIKit's numbers, 100 pt and 60 pt.
  private static let retryDistance = 40.0

  /// The threshold, in pt.
  private(set) var trigger: Double
  /// The second threshold, in pt; infinity without a second threshold.
  private(set) var secondTrigger: Double
  /// The gap, in pt, at least as long as the indicator in it.
  let gapExtent: Double

  /// Resolves a configuration.
  ///
  /// If the larger threshold exceeds a fifth of the viewport, both thresholds shrink by the same factor. A
  /// second threshold must be past the first, or it is ignored. A gap is at least as long as the measured
  /// indicator, up to the viewport's extent. A gap of 0 stays 0, and a pinned indicator does not extend the
  /// gap. The thresholds of a retry are past the gap of the failure.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - viewport: The viewport's extent, in pt.
  ///   - indicatorExtent: The indicator's measured or configured extent, in pt.
  ///   - measured: The indicator's measured extent, in pt; 0 before the measurement.
  ///   - isRetried: Whether a pull retries a failure that is kept in the gap.
  init(
    _ configuration: EdgeConfiguration, viewport: Double, indicatorExtent: Double, measured: Double = 0,
    isRetried: Bool = false
  ) {
    let first = configuration.trigger.resolved(viewport: viewport, indicatorExtent: indicatorExtent)
    let second = configuration.secondTrigger?.resolved(viewport: viewport, indicatorExtent: indicatorExtent)
    let furthest = max(first, second ?? 0)
    let limit = viewport * ResolvedEdgeDistances.largestShare
    let scale = furthest > limit ? limit / furthest : 1
    trigger = min(first * scale, limit)
    secondTrigger = (second ?? 0) > first ? min((second ?? 0) * scale, limit) : .infinity
    let gap = configuration.gap.resolved(viewport: viewport, indicatorExtent: indicatorExtent)
    gapExtent =
      gap > 0 && configuration.indicator.placement != .pinned
      ? max(gap, min(measured, viewport)) : gap
    guard isRetried, gapExtent > 0, trigger > 0 else { return }
    let missing = max(0, gapExtent + min(ResolvedEdgeDistances.retryDistance, limit) - trigger)
    trigger += missing
    secondTrigger += missing
  }

  /// Copies the thresholds of a resolution.
  mutating func keepThresholds(of other: ResolvedEdgeDistances) {
    (trigger, secondTrigger) = (other.trigger, other.secondTrigger)
  }

  /// Returns an overscroll as a fraction of the threshold, at most 2^20.
  ///
  /// A threshold of 0 gives 0.
  ///
  /// - Parameter overscroll: The overscroll, in pt.
  func share(of overscroll: Double) -> Double { trigger > 0 ? min(overscroll / trigger, 0x1p20) : 0 }

  /// Returns the level of the largest threshold that an overscroll reaches, if any.
  ///
  /// - Parameter overscroll: The overscroll, in pt.
  func level(at overscroll: Double) -> RefreshLevel? {
    guard trigger > 0, overscroll >= trigger else { return nil }
    return overscroll >= secondTrigger ? .second : .first
  }
}
