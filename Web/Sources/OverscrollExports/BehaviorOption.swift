#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The numbers of a behaviour that a host can change one at a time.
///
/// The order of the cases is part of the interface.
enum BehaviorOption: UInt8 {
  case source, deceleration, snapSpacing, snapOrigin, bounces, dragsWithMouse, reducesMotion
}

extension ScrollBehavior {
  /// Changes one number; a code or Boolean that is not defined changes nothing.
  mutating func set(_ option: BehaviorOption, to value: Double) {
    switch option {
    case .source:
      // A page has no content insets to keep gaps open with.
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
