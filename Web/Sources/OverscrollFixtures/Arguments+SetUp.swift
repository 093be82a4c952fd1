import OverscrollExports

extension Arguments {
  func setUp(_ handle: Int32) throws -> Int32? {
    switch name {
    case "layout":
      return overscrollLayout(handle, time, try number(0), try number(1), UInt32(try number(2)))
    case "indicatorExtent":
      return overscrollIndicatorExtent(handle, time, edge, try number(1))
    case "configure":
      configure(handle, try options(1))
      return overscrollConfigure(handle, time, edge)
    case "behave":
      behave(handle, try options(0))
      return overscrollBehave(handle, time)
    case "exclude":
      return overscrollExclude(handle, time, code(0, in: Names.exclusions))
    default:
      return nil
    }
  }

  private func configure(_ handle: Int32, _ options: [String: JSONValue]) {
    if let preset = options["preset"] {
      let a = options["fraction"] ?? options["threshold"] ?? options["refreshAt"]
      overscrollPreset(
        handle, edge, Names.code(of: preset.text, in: Names.presets), a?.number ?? .nan,
        options["headerHeight"]?.number ?? .nan, options["resetPoint"]?.number ?? .nan)
    }
    for (name, value) in options {
      if let (option, number) = Arguments.edgeOption(name, value) {
        overscrollOption(handle, edge, option, number)
      }
    }
    for (name, value) in options["indicator"]?.object ?? [:] {
      switch name {
      case "placement":
        overscrollOption(handle, edge, 22, Double(Names.code(of: value.text, in: Names.placements)))
      case "extent": overscrollOption(handle, edge, 23, value.number ?? .nan)
      case "fadeIn": overscrollOption(handle, edge, 24, value.number ?? .nan)
      case "unavailableOpacity": overscrollOption(handle, edge, 25, value.number ?? .nan)
      default: break
      }
    }
  }

  /// Returns an option's code and its value as a number; nil for unknown names.
  private static func edgeOption(_ name: String, _ value: JSONValue) -> (Int32, Double)? {
    switch name {
    case "policy":
      value.object.map { (1, $0["approach"]?.number ?? .nan) }
        ?? (0, Double(Names.code(of: value.text, in: Names.policies)))
    case "threshold": distance(2, value)
    case "secondThreshold": value == .null ? (8, 0) : distance(5, value)
    case "gap": distance(9, value)
    case "opensGapOnReturn": (12, value.number ?? .nan)
    case "rearm":
      value.object.map { $0["within"].map { (15, $0.number ?? .nan) } ?? (13, $0["lifted"]?.number ?? .nan) }
        ?? (14, 0)
    case "pullsFromInside": (16, value.number ?? .nan)
    case "minimumDuration": (17, value.number ?? .nan)
    case "resultDuration": (18, value.number ?? .nan)
    case "timeout": (19, value.number ?? 0)
    case "keepsFailure": (20, value.number ?? .nan)
    case "hasSuccessHaptic": (21, value.number ?? .nan)
    default: nil
    }
  }

  private static func distance(_ points: Int32, _ value: JSONValue) -> (Int32, Double) {
    value.object.map { (points + 1, $0["fraction"]?.number ?? .nan) }
      ?? value.number.map { (points, $0) } ?? (points + 2, 0)
  }

  private func behave(_ handle: Int32, _ options: [String: JSONValue]) {
    func set(_ option: Int32, _ number: Double) { overscrollBehavior(handle, option, number) }
    for (name, value) in options {
      switch name {
      case "source": set(0, Double(Names.code(of: value.text, in: Names.sources)))
      case "deceleration": set(1, Double(Names.code(of: value.text, in: Names.decelerations)))
      case "snapping":
        set(2, value.object?["spacing"]?.number ?? 0)
        set(3, value.object?["origin"]?.number ?? 0)
      case "bounces": set(4, value.number ?? .nan)
      case "dragsWithMouse": set(5, value.number ?? .nan)
      case "reducesMotion": set(6, value.number ?? .nan)
      default: break
      }
    }
  }
}
