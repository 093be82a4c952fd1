/// An edge's distances in pt, resolved from its configuration, viewport and indicator.
struct ResolvedEdgeDistances: Hashable, Sendable {
  /// The maximum threshold, as a fraction of the viewport.
  ///
  /// Because of the rubber band's resistance, a finger cannot pull much further.
  static let largestShare = 0.2

  /// The minimum pull past the gap, in pt, that retries a displayed failure.
  ///
  /// UIKit's threshold of 100 pt is the same distance past its gap of 60 pt.
  private static let retryDistance = 40.0

  /// The threshold, in pt.
  private(set) var threshold: Double
  /// The second threshold, in pt; infinity without a second threshold.
  private(set) var secondThreshold: Double
  /// The gap, in pt, at least as long as the indicator in it.
  let gapExtent: Double

  /// Resolves a configuration.
  ///
  /// If the larger threshold exceeds a fifth of the viewport, both thresholds shrink by the same factor. A
  /// second threshold must be past the first, or it is ignored. A gap is at least as long as the measured
  /// indicator, up to the viewport's extent. A gap of 0 stays 0, and a pinned indicator does not extend the
  /// gap. The thresholds of a retry are past the gap in which the failure is shown.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - viewport: The viewport's extent, in pt.
  ///   - indicatorExtent: The indicator's measured or configured extent, in pt.
  ///   - measured: The indicator's measured extent, in pt; 0 before the measurement.
  ///   - isRetried: Whether a pull retries a failure that is shown in the gap.
  init(
    _ configuration: EdgeConfiguration, viewport: Double, indicatorExtent: Double, measured: Double = 0,
    isRetried: Bool = false
  ) {
    let first = configuration.threshold.resolved(viewport: viewport, indicatorExtent: indicatorExtent)
    let second = configuration.secondThreshold?.resolved(viewport: viewport, indicatorExtent: indicatorExtent)
    let furthest = max(first, second ?? 0)
    let limit = viewport * ResolvedEdgeDistances.largestShare
    let scale = furthest > limit ? limit / furthest : 1
    threshold = min(first * scale, limit)
    secondThreshold = (second ?? 0) > first ? min((second ?? 0) * scale, limit) : .infinity
    let gap = configuration.gap.resolved(viewport: viewport, indicatorExtent: indicatorExtent)
    gapExtent =
      gap > 0 && configuration.indicator.placement != .pinned
      ? max(gap, min(measured, viewport)) : gap
    guard isRetried, gapExtent > 0, threshold > 0 else { return }
    let missing = max(0, gapExtent + min(ResolvedEdgeDistances.retryDistance, limit) - threshold)
    threshold += missing
    secondThreshold += missing
  }

  /// Copies the thresholds of a resolution.
  mutating func keepThresholds(of other: ResolvedEdgeDistances) {
    (threshold, secondThreshold) = (other.threshold, other.secondThreshold)
  }

  /// Returns an overscroll as a fraction of the threshold, at most 2^20.
  ///
  /// A threshold of 0 gives 0.
  ///
  /// - Parameter overscroll: The overscroll, in pt.
  func fractionOfThreshold(of overscroll: Double) -> Double {
    threshold > 0 ? min(overscroll / threshold, 0x1p20) : 0
  }

  /// Returns the level of the largest threshold that an overscroll reaches, if any.
  ///
  /// - Parameter overscroll: The overscroll, in pt.
  func level(at overscroll: Double) -> RefreshLevel? {
    guard threshold > 0, overscroll >= threshold else { return nil }
    return overscroll >= secondThreshold ? .second : .first
  }
}
