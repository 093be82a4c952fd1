/// The policy and the numbers of one edge.
///
/// Each preset is a named set of these values.
public struct EdgeConfiguration: Hashable, Sendable {
  /// When the action starts.
  public var policy: TriggerPolicy
  /// How far the content is pulled to start it.
  ///
  /// It never counts as more than a fifth of the viewport.
  public var trigger: EdgeDistance
  /// How far to pull for the second level, if there is one.
  public var secondTrigger: EdgeDistance?
  /// The gap held while the action runs.
  public var hold: EdgeDistance
  /// Whether the gap is held only once the content has come back through the threshold or been let go.
  public var holdsOnReturn: Bool
  /// When the edge may start again.
  public var rearm: RearmRule
  /// Whether a drag that began inside the content may go on to pull past this edge, as in UIKit.
  public var pullsFromInside: Bool
  /// The shortest time, in s, for which the refreshing phase lasts.
  public var minimumDuration: Double
  /// The time, in s, for which a result is shown before the gap is given back.
  public var dwell: Double
  /// The time, in s, after which an action that has not ended counts as timed out, if any.
  public var timeout: Double?
  /// Whether a failure stays, its gap held, until it is retried.
  public var keepsFailure: Bool
  /// Whether there is more to load again after a refresh.
  ///
  /// An end edge with no more to load has more again once the start edge's action has succeeded. At a start edge, unless its
  /// policy is `.approach`, an action that ends with no more to load counts as a success.
  public var reopensOnRefresh: Bool
  /// Whether success plays a haptic too, besides the one when the pull is far enough.
  public var hasSuccessHaptic: Bool
  /// How the indicator follows the pull.
  public var indicator: IndicatorMotion
  /// Whether the edge goes on after a page that added nothing, until the viewport is full: the app says that there is more.
  package var fillsViewport = false

  /// Makes a configuration.
  ///
  /// Negative and non-finite numbers count as 0; a `timeout` of 0 is none.
  ///
  /// - Parameters: as the properties of the same names; the defaults are `.standard`'s.
  @inline(never)  // every preset calls it
  public init(
    policy: TriggerPolicy = .release, trigger: EdgeDistance = .points(100),
    secondTrigger: EdgeDistance? = nil,
    hold: EdgeDistance = .points(60), holdsOnReturn: Bool = false, rearm: RearmRule = .lifted(within: 0.1),
    pullsFromInside: Bool = true, minimumDuration: Double = 0.5, dwell: Double = 0, timeout: Double? = nil,
    keepsFailure: Bool = false, reopensOnRefresh: Bool = true, hasSuccessHaptic: Bool = true,
    indicator: IndicatorMotion = IndicatorMotion()
  ) {
    self.policy = policy
    self.trigger = trigger
    self.secondTrigger = secondTrigger
    self.hold = hold
    self.holdsOnReturn = holdsOnReturn
    self.rearm = rearm
    self.pullsFromInside = pullsFromInside
    self.minimumDuration = minimumDuration
    self.dwell = dwell
    self.timeout = timeout
    self.keepsFailure = keepsFailure
    self.reopensOnRefresh = reopensOnRefresh
    self.hasSuccessHaptic = hasSuccessHaptic
    self.indicator = indicator
  }

  /// The same configuration with every number in its range, which is what an edge works with.
  var sanitized: EdgeConfiguration {
    var result = self
    result.minimumDuration = minimumDuration.asExtent
    result.dwell = dwell.asExtent
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
