#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The numbers of a behaviour that a host can change one by one.
///
/// The cases' order is the interface's.
enum BehaviorOption: UInt8 {
  case source, deceleration, snapSpacing, snapOrigin, bounces, dragsWithMouse, reducesMotion
}

extension ScrollBehavior {
  /// Changes one number.
  ///
  /// A code or a truth value that stands for nothing changes nothing.
  mutating func set(_ option: BehaviorOption, to value: Double) {
    switch option {
    case .source:
      // A page has no insets to hold gaps with.
      if let isObserved = Bool(number: value) { source = isObserved ? .shifted : .driven }
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
