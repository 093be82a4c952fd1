#if canImport(OverscrollCore)
  import OverscrollCore
  import OverscrollListCore
#endif

/// A value of an engine's state.
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

/// A named value of an engine's state.
///
/// `part` is the part of the state that contains the value, such as `start`. For the engine itself it is
/// empty.
struct TraceStateField {
  let part: StaticString
  let name: StaticString
  let value: TraceValue

  /// Returns whether the field has a full name, such as `start.phase`.
  func hasName(_ name: String) -> Bool { fullName.utf8.elementsEqual(name.utf8) }

  /// The part, a point and the name, or only the name if `part` is empty.
  var fullName: String {
    part.utf8CodeUnitCount == 0 ? name.description : part.description + "." + name.description
  }
}

extension ScrollEngine {
  /// Calls a closure with each field of the engine's current state.
  func traceFields(_ body: (TraceStateField) -> Void) {
    let shown = presentation
    func add(_ name: StaticString, _ value: TraceValue) {
      body(TraceStateField(part: "", name: name, value: value))
    }
    add("time", .number(hostTime))
    add("nextDeadline", .number(nextDeadline))
    add("contentOffset", .number(shown.contentOffset))
    add("velocity", .number(shown.velocity))
    add("shift", .number(shown.shift))
    add("isDragging", .flag(shown.isDragging))
    add("wantsFrames", .flag(shown.needsFrames))
    shown.start.traceFields("start", body)
    shown.end.traceFields("end", body)
  }
}

extension EdgePresentation {
  fileprivate func traceFields(_ part: StaticString, _ body: (TraceStateField) -> Void) {
    func add(_ name: StaticString, _ value: TraceValue) {
      body(TraceStateField(part: part, name: name, value: value))
    }
    let payload = phase.payload
    add("phase", .word(Array(phase.name.utf8)))
    add("level", .word(payload.level.token))
    add("result", .word(payload.result.token))
    add("token", .number(Double(payload.token?.rawValue ?? 0)))
    add("overscroll", .number(overscroll))
    add("gap", .number(gap))
    add("progress", .number(progress))
    add("indicatorOffset", .number(indicatorOffset))
    add("opacity", .number(opacity))
    add("rotation", .number(rotation))
    add("flip", .number(flip))
    add("pulse", .number(pulse))
    add("isAvailable", .flag(isAvailable))
    add("threshold", .number(threshold))
    add("leadsOut", .flag(yieldsToEnclosing))
  }
}

extension ListScrollEngine {
  /// Calls a closure with each field of the list's current state, except its edges.
  mutating func traceFields(_ body: (TraceStateField) -> Void) {
    func add(_ name: StaticString, _ value: Double) {
      body(TraceStateField(part: "list", name: name, value: .number(value)))
    }
    add("count", Double(list.count))
    add("contentExtent", content.contentExtent)
    add("scrollOffset", scrollOffset)
    add("scrollExtent", content.scrollExtent)
    add("origin", content.origin)
    let position = content.position
    add("item", Double(position.item))
    add("inside", position.offset)
    add("from", Double(list.window.lowerBound))
    add("to", Double(list.window.upperBound))
    add("pinnedHeader", Double(list.pinnedHeader ?? -1))
  }
}
