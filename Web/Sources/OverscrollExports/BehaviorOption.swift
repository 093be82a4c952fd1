#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The options of the scroll behavior, which a host sets one at a time.
///
/// The host is the script or the test that calls the exported functions. The raw values are codes of the
/// interface, so the order of the cases must not change.
enum BehaviorOption: UInt8 {
  case source, deceleration, snapSpacing, snapOrigin, bounces, dragsWithMouse, reducesMotion
}

extension ScrollBehavior {
  /// Sets one option; an undefined code or a Boolean besides 0 and 1 changes nothing.
  mutating func set(_ option: BehaviorOption, to value: Double) {
    switch option {
    case .source:
      // In a page, gaps are drawn by a transform, because a page has no content insets.
      if let isObserved = Bool(number: value) { source = isObserved ? .platformTransform : .engine }
    case .deceleration:
      if let isFast = Bool(number: value) { deceleration = isFast ? .fast : .normal }
    case .snapSpacing:
      snapping = SnapTargets(every: value, from: snapping?.origin ?? 0)
    case .snapOrigin:
      snapping = SnapTargets(every: snapping?.spacing ?? 0, from: value)
    case .bounces:
      bounces = Bool(number: value) ?? bounces
    case .dragsWithMouse:
      dragsWithMouse = Bool(number: value) ?? dragsWithMouse
    case .reducesMotion:
      reducesMotion = Bool(number: value) ?? reducesMotion
    }
  }
}
