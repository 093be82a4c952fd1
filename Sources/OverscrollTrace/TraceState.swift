#if canImport(OverscrollCore)
  import OverscrollCore
  import OverscrollListCore
#endif

/// A value of what an engine shows.
enum TraceValue {
  case number(Double)
  case flag(Bool)
  case word([UInt8])

  var token: [UInt8] {
    switch self {
    case .number(let number): number.token
    case .flag(let flag): flag.token
    case .word(let word): word
    }
  }
}

/// A field of what an engine shows: its name, and that of the part that it belongs to, as `start`.
struct TraceField {
  let part: StaticString
  let name: StaticString
  let value: TraceValue

  /// Whether this is the name, with its part before a point.
  func isCalled(_ name: String) -> Bool { fullName.utf8.elementsEqual(name.utf8) }

  /// The name, with its part before a point.
  var fullName: String {
    part.utf8CodeUnitCount == 0 ? name.description : part.description + "." + name.description
  }
}

extension ScrollEngine {
  /// Everything that it shows at its instant.
  func traceFields(_ body: (TraceField) -> Void) {
    let shown = presentation
    func add(_ name: StaticString, _ value: TraceValue) {
      body(TraceField(part: "", name: name, value: value))
    }
    add("time", .number(hostTime))
    add("nextDeadline", .number(nextDeadline))
    add("contentOffset", .number(shown.contentOffset))
    add("velocity", .number(shown.velocity))
    add("shift", .number(shown.shift))
    add("isDragging", .flag(shown.isDragging))
    add("wantsFrames", .flag(shown.wantsFrames))
    shown.start.traceFields("start", body)
    shown.end.traceFields("end", body)
  }
}

extension EdgePresentation {
  fileprivate func traceFields(_ part: StaticString, _ body: (TraceField) -> Void) {
    func add(_ name: StaticString, _ value: TraceValue) {
      body(TraceField(part: part, name: name, value: value))
    }
    let carried = phase.carried
    add("phase", .word(Array(phase.name.utf8)))
    add("level", .word(carried.level.token))
    add("result", .word(carried.result.token))
    add("token", .number(Double(carried.token?.rawValue ?? 0)))
    add("overscroll", .number(overscroll))
    add("gap", .number(gap))
    add("progress", .number(progress))
    add("indicatorOffset", .number(indicatorOffset))
    add("opacity", .number(opacity))
    add("rotation", .number(rotation))
    add("flip", .number(flip))
    add("pulse", .number(pulse))
    add("isAvailable", .flag(isAvailable))
    add("trigger", .number(trigger))
    add("leadsOut", .flag(leadsOut))
  }
}

extension ListScroll {
  /// Everything that it shows, but for its edges.
  mutating func traceFields(_ body: (TraceField) -> Void) {
    func add(_ name: StaticString, _ value: Double) {
      body(TraceField(part: "list", name: name, value: .number(value)))
    }
    add("count", Double(list.count))
    add("contentExtent", contentExtent)
    add("scrollOffset", scrollOffset)
    add("scrollExtent", scrollExtent)
    add("origin", origin)
    let position = position
    add("item", Double(position.item))
    add("inside", position.inside)
    add("from", Double(list.window.lowerBound))
    add("to", Double(list.window.upperBound))
    add("pinnedHeader", Double(list.pinnedHeader ?? -1))
  }
}

extension EdgePhase {
  fileprivate var carried: (level: RefreshLevel?, result: RefreshResult?, token: RefreshToken?) {
    switch self {
    case .armed(let armed): (armed.level, nil, nil)
    case .refreshing(let refreshing): (refreshing.level, refreshing.result, refreshing.token)
    case .dwelling(let dwelling): (dwelling.level, dwelling.result, nil)
    case .settling(let settling): (nil, settling.result, nil)
    case .idle, .pulling, .failed, .exhausted, .disabled: (nil, nil, nil)
    }
  }
}
