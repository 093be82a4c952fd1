/// The policies and the distances of one edge.
///
/// Each preset is a named set of these values. Distances are in pt. Times are numbers in s, like the
/// durations of SwiftUI's animations, because the engine computes with them.
public struct EdgeConfiguration: Hashable, Sendable {
  /// The trigger policy: the condition for starting the action.
  public var policy: TriggerPolicy
  /// The threshold: the overscroll that starts the action.
  ///
  /// The effective threshold is at most a fifth of the viewport.
  public var threshold: EdgeDistance
  /// The threshold of the second level, or `nil` without a second level.
  public var secondThreshold: EdgeDistance?
  /// The gap reserved while the action runs.
  public var gap: EdgeDistance
  /// Whether the gap stays closed while the finger still holds the content past the threshold.
  ///
  /// It then opens when the finger lifts or moves the content back. If the value is false, the gap opens
  /// when the action starts.
  public var opensGapOnReturn: Bool
  /// The rule that re-arms the edge after a start.
  public var rearm: RearmRule
  /// Whether a drag that began inside the content can pull, as in UIKit.
  public var pullsFromInside: Bool
  /// The minimum duration of the refreshing phase, in s.
  public var minimumDuration: Double
  /// The duration of the result display before the gap closes, in s.
  public var resultDuration: Double
  /// The time, in s, until a running action times out, or `nil` for no timeout.
  public var timeout: Double?
  /// Whether a failure, with its gap, stays visible until a retry; nil for the default.
  ///
  /// By default, a failure stays visible only at an edge that loads more.
  public var keepsFailure: Bool?
  /// Whether a success of the start edge's action allows the end edge to load again.
  ///
  /// On the end edge, this value applies after the edge had no more content. On the start edge, an outcome
  /// of `.noMoreContent` then becomes a success, unless the policy is `.approach`.
  public var resumesAfterRefresh: Bool
  /// Whether a success plays a haptic, in addition to the haptic of an armed pull.
  public var hasSuccessHaptic: Bool
  /// The motion of the indicator during a pull.
  public var indicator: IndicatorMotion
  /// Whether a page that added nothing is followed by a request for the next page.
  ///
  /// The app sets this value if there is more to load. The requests end when the viewport is full.
  package var fillsViewport = false

  /// Makes a configuration.
  ///
  /// Negative and non-finite numbers become 0. A `timeout` of 0 is no timeout.
  ///
  /// - Parameters: as the properties of the same names; the defaults are the values of `.standard`.
  @inline(never)  // every preset calls it
  public init(
    policy: TriggerPolicy = .release, threshold: EdgeDistance = .points(100),
    secondThreshold: EdgeDistance? = nil,
    gap: EdgeDistance = .points(60), opensGapOnReturn: Bool = false,
    rearm: RearmRule = .lifted(within: 0.1),
    pullsFromInside: Bool = true, minimumDuration: Double = 0.5, resultDuration: Double = 0,
    timeout: Double? = nil, keepsFailure: Bool? = nil, resumesAfterRefresh: Bool = true,
    hasSuccessHaptic: Bool = true,
    indicator: IndicatorMotion = IndicatorMotion()
  ) {
    self.policy = policy
    self.threshold = threshold
    self.secondThreshold = secondThreshold
    self.gap = gap
    self.opensGapOnReturn = opensGapOnReturn
    self.rearm = rearm
    self.pullsFromInside = pullsFromInside
    self.minimumDuration = minimumDuration
    self.resultDuration = resultDuration
    self.timeout = timeout
    self.keepsFailure = keepsFailure
    self.resumesAfterRefresh = resumesAfterRefresh
    self.hasSuccessHaptic = hasSuccessHaptic
    self.indicator = indicator
  }

  /// The same configuration with every number clamped to its valid range.
  var sanitized: EdgeConfiguration {
    var result = self
    result.minimumDuration = minimumDuration.asExtent
    result.resultDuration = resultDuration.asExtent
    result.timeout = (timeout ?? 0).asExtent
    result.indicator.extent = indicator.extent.asExtent
    result.indicator.fadeIn = indicator.fadeIn.asExtent
    result.indicator.unavailableOpacity = indicator.unavailableOpacity.clamped(to: 0, 1)
    switch rearm {
    case .lifted(let share): result.rearm = .lifted(within: share.asExtent)
    case .within(let distance): result.rearm = .within(distance.asExtent)
    case .returned: break
    }
    if case .approach(let distance) = policy { result.policy = .approach(distance.asExtent) }
    return result
  }
}
