/// An edge's distances in pt, as they follow from its configuration, the viewport and the indicator.
struct EdgeResolution: Hashable, Sendable {
  /// The most of the viewport that a trigger can ask for: a rubber band cannot be pulled much further.
  static let largestShare = 0.2

  /// How far, in pt, a pull goes past the gap to retry a failure that is kept there: as far as UIKit's own numbers, 100 and
  /// 60, have it go.
  private static let retryDistance = 40.0

  /// The threshold, in pt.
  private(set) var trigger: Double
  /// The second threshold, in pt, or infinity where there is none.
  private(set) var secondTrigger: Double
  /// The gap, in pt: at least as long as the indicator that stands in it.
  let hold: Double

  /// Resolves a configuration.
  ///
  /// Where the further of the thresholds is more than a fifth of the viewport, both shrink by the same factor.
  /// A second threshold that isn't past the first is ignored. A gap is at least as long as the measured
  /// indicator, up to the viewport's extent, unless the gap is 0 or the indicator is pinned. The thresholds of a retry are
  /// past the gap in which the failure rests.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - viewport: The viewport's extent, in pt.
  ///   - indicatorExtent: The indicator's extent, in pt, as measured or as configured.
  ///   - measured: The indicator's extent, in pt, as measured; 0 until then.
  ///   - isRetried: Whether a pull retries a failure that is kept in the gap.
  init(
    _ configuration: EdgeConfiguration, viewport: Double, indicatorExtent: Double, measured: Double = 0,
    isRetried: Bool = false
  ) {
    let first = configuration.trigger.resolved(viewport: viewport, indicatorExtent: indicatorExtent)
    let second = configuration.secondTrigger?.resolved(viewport: viewport, indicatorExtent: indicatorExtent)
    let furthest = max(first, second ?? 0)
    let limit = viewport * EdgeResolution.largestShare
    let scale = furthest > limit ? limit / furthest : 1
    trigger = min(first * scale, limit)
    secondTrigger = (second ?? 0) > first ? min((second ?? 0) * scale, limit) : .infinity
    let gap = configuration.hold.resolved(viewport: viewport, indicatorExtent: indicatorExtent)
    hold =
      gap > 0 && configuration.indicator.placement != .pinned
      ? max(gap, min(measured, viewport)) : gap
    guard isRetried, hold > 0, trigger > 0 else { return }
    let missing = max(0, hold + min(EdgeResolution.retryDistance, limit) - trigger)
    trigger += missing
    secondTrigger += missing
  }

  /// Takes over the thresholds of another one.
  mutating func keepThresholds(of other: EdgeResolution) {
    (trigger, secondTrigger) = (other.trigger, other.secondTrigger)
  }

  /// An overscroll as a part of the threshold: 1 at the threshold, at most 2^20, and 0 where there is none.
  ///
  /// - Parameter overscroll: How far the content is past its edge, in pt.
  func share(of overscroll: Double) -> Double { trigger > 0 ? min(overscroll / trigger, 0x1p20) : 0 }

  /// The furthest threshold that an overscroll is past, if any.
  ///
  /// - Parameter overscroll: How far the content is past its edge, in pt.
  func level(at overscroll: Double) -> RefreshLevel? {
    guard trigger > 0, overscroll >= trigger else { return nil }
    return overscroll >= secondTrigger ? .second : .first
  }
}
