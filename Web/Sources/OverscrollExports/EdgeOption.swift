#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The options of an edge's configuration, which a host sets one at a time.
///
/// The host is the script or the test that calls the exported functions. The raw values are codes of the
/// interface, so the order of the cases must not change.
enum EdgeOption: UInt8 {
  case policy, approach
  case thresholdPoints, thresholdFraction, thresholdIndicator
  case secondPoints, secondFraction, secondIndicator, secondNone
  case gapPoints, gapFraction, gapIndicator
  case opensGapOnReturn
  case rearmLifted, rearmReturned, rearmWithin
  case pullsFromInside, minimumDuration, resultDuration, timeout, keepsFailure, hasSuccessHaptic
  case placement, indicatorExtent, fadeIn, unavailableOpacity
}

extension EdgeConfiguration {
  /// Sets one option; an undefined code or a Boolean besides 0 and 1 changes nothing.
  mutating func set(_ option: EdgeOption, to value: Double) {
    switch option {
    case .policy: policy = TriggerPolicy(code: value) ?? policy
    case .approach: policy = .approach(value)
    case .thresholdPoints: threshold = .points(value)
    case .thresholdFraction: threshold = .fraction(value)
    case .thresholdIndicator: threshold = .indicatorExtent
    case .secondPoints: secondThreshold = .points(value)
    case .secondFraction: secondThreshold = .fraction(value)
    case .secondIndicator: secondThreshold = .indicatorExtent
    case .secondNone: secondThreshold = nil
    case .gapPoints: gap = .points(value)
    case .gapFraction: gap = .fraction(value)
    case .gapIndicator: gap = .indicatorExtent
    case .opensGapOnReturn: opensGapOnReturn = Bool(number: value) ?? opensGapOnReturn
    case .rearmLifted: rearm = .lifted(within: value)
    case .rearmReturned: rearm = .returned
    case .rearmWithin: rearm = .within(value)
    case .pullsFromInside: pullsFromInside = Bool(number: value) ?? pullsFromInside
    case .minimumDuration: minimumDuration = value
    case .resultDuration: resultDuration = value
    case .timeout: timeout = value
    case .keepsFailure: keepsFailure = Bool(number: value) ?? keepsFailure
    case .hasSuccessHaptic: hasSuccessHaptic = Bool(number: value) ?? hasSuccessHaptic
    case .placement:
      indicator.placement =
        Int32(code: value).flatMap { IndicatorMotion.Placement(code: $0) } ?? indicator.placement
    case .indicatorExtent: indicator.extent = value
    case .fadeIn: indicator.fadeIn = value
    case .unavailableOpacity: indicator.unavailableOpacity = value
    }
  }
}

extension TriggerPolicy {
  /// Creates the policy for a code.
  ///
  /// The policy `approach` has no code, because the option `EdgeOption.approach` sets it with its distance.
  fileprivate init?(code: Double) {
    switch Int32(code: code) {
    case 0: self = .release
    case 1: self = .reach
    case 2: self = .return
    case 3: self = .tap
    case 4: self = .manual
    case .some, nil: return nil
    }
  }
}
