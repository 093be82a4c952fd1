import Foundation
import OverscrollCore
import OverscrollListCore
import OverscrollTrace

// Converts a trace to calls of `engine.js`: names of methods, and arguments as JSON.

extension Fixture {
  /// Reads the trace of a view, or returns nil for the trace of a list.
  ///
  /// - Throws: An error for an invalid trace, or for an event that the exported functions lack.
  init?(_ url: URL) throws {
    let trace = try Trace(text: Array(Data(contentsOf: url)))
    guard trace.engine == .view else { return nil }
    name = url.deletingPathExtension().lastPathComponent
    about = trace.about
    events = try trace.events.map { event in
      guard case .input(.scroll(let input)) = event.input, let (name, arguments) = input.call else {
        throw FixtureError(description: "\(url.lastPathComponent): engine.js has no \(event.input)")
      }
      return FixtureEvent(time: event.time, name: name, arguments: arguments)
    }
    expect = trace.events.enumerated().flatMap { number, event in
      event.checks.map { Expectation(after: number, $0.name, JSONValue($0)) }
    }
    counts = Dictionary(trace.counts.map { (words($0.effect), $0.count) }) { $1 }
  }
}

/// Converts an effect of a trace to the words of `engine.js`: `started start 1 first`.
private func words(_ effect: String) -> String {
  let words = effect.split(separator: ":").joined(separator: " ")
  return words.hasPrefix("adjustOffset") ? "adjustOffset" : words
}

extension JSONValue {
  /// Creates the expected value from an expectation in a trace.
  fileprivate init(_ check: TraceExpectation) {
    switch check.value {
    case _ where check.name == "effects":
      self = .list(check.value.split(separator: " ").map { .text(words(String($0))) })
    case "none": self = .null
    case "true", "false": self = .flag(check.value == "true")
    default: self = Double(check.value).map { .number($0) } ?? .text(check.value)
    }
  }

  fileprivate init(_ name: some Any) { self = .text("\(name)") }
}

extension ScrollInput {
  /// The method of `engine.js` and its arguments for an input; nil for Swift-only inputs.
  fileprivate var call: (name: String, arguments: [JSONValue])? {
    switch self {
    case .layout(let extents, let revision):
      ("layout", [.number(extents.viewport), .number(extents.content), .number(Double(revision))])
    case .indicatorExtent(let edge, let extent): ("indicatorExtent", [JSONValue(edge), .number(extent)])
    case .configure(let edge, let configuration): ("configure", [JSONValue(edge), configuration.options])
    case .setBehavior(let behavior): ("behave", [behavior.options])
    case .setExclusion(let policy): ("exclude", [JSONValue(policy)])
    case .dragBegan(let start): ("dragBegan", [start.options])
    case .dragMoved(let pointer, let main, let cross):
      ("dragMoved", [.number(Double(pointer)), .number(main), .number(cross)])
    case .dragEnded(let pointer): ("dragEnded", [.number(Double(pointer))])
    case .dragCancelled(let pointer): ("dragCancelled", [pointer.map { .number(Double($0)) } ?? .null])
    case .wheel(let delta, let isPrecise): ("wheel", [.number(delta), .flag(isPrecise)])
    case .step(let step): ("step", [JSONValue(step)])
    case .scrollTo(let offset, let isAnimated): ("scrollTo", [.number(offset), .flag(isAnimated)])
    case .stop: ("stop", [])
    case .tick: ("tick", [])
    case .observed(let offset, let phase): ("observed", [.number(offset), JSONValue(phase)])
    case .begin(let edge): ("begin", [JSONValue(edge)])
    case .finish(let token, let result): ("finish", [.number(Double(token.rawValue)), JSONValue(result)])
    case .cancel(let edge): ("cancel", [JSONValue(edge)])
    case .tap(let edge): ("tap", [JSONValue(edge)])
    case .setEnabled(let edge, let isOn): ("enable", [JSONValue(edge), .flag(isOn)])
    case .setNoMoreContent(let edge, let hasNoMoreContent):
      ("exhaust", [JSONValue(edge), .flag(hasNoMoreContent)])
    case .relayout, .retarget, .attach: nil
    }
  }
}

extension DragStart {
  fileprivate var options: JSONValue {
    .object([
      "pointer": .number(Double(pointer)), "kind": JSONValue(kind), "main": .number(main),
      "cross": .number(cross),
      "isOnly": .flag(isOnlyPointer), "inner": JSONValue(inner), "outer": JSONValue(outer),
    ])
  }
}

extension ScrollBehavior {
  fileprivate var options: JSONValue {
    .object([
      "source": .text(source == .engine ? "driven" : "observed"),
      "deceleration": .text(deceleration == .fast ? "fast" : "normal"),
      "snapping": snapping.map { .object(["spacing": .number($0.spacing), "origin": .number($0.origin)]) }
        ?? .null,
      "bounces": .flag(bounces), "dragsWithMouse": .flag(dragsWithMouse),
      "reducesMotion": .flag(reducesMotion),
    ])
  }
}

extension EdgeConfiguration {
  fileprivate var options: JSONValue {
    .object([
      "policy": policyOption, "threshold": threshold.option,
      "secondThreshold": secondThreshold?.option ?? .null,
      "gap": gap.option, "opensGapOnReturn": .flag(opensGapOnReturn), "rearm": rearmOption,
      "pullsFromInside": .flag(pullsFromInside), "minimumDuration": .number(minimumDuration),
      "resultDuration": .number(resultDuration),
      "timeout": timeout.map { .number($0) } ?? .null, "keepsFailure": .flag(keepsFailure == true),
      "hasSuccessHaptic": .flag(hasSuccessHaptic),
      "indicator": .object([
        "placement": .text(indicator.placement == .inFront ? "in-front" : "\(indicator.placement)"),
        "extent": .number(indicator.extent), "fadeIn": .number(indicator.fadeIn),
        "unavailableOpacity": .number(indicator.unavailableOpacity),
      ]),
    ])
  }

  private var policyOption: JSONValue {
    if case .approach(let distance) = policy {
      .object(["approach": .number(distance)])
    } else {
      JSONValue(policy)
    }
  }

  private var rearmOption: JSONValue {
    switch rearm {
    case .lifted(let share): .object(["lifted": .number(share)])
    case .within(let distance): .object(["within": .number(distance)])
    case .returned: .text("returned")
    }
  }
}

extension EdgeDistance {
  fileprivate var option: JSONValue {
    switch self {
    case .points(let points): .number(points)
    case .fraction(let fraction): .object(["fraction": .number(fraction)])
    case .indicatorExtent: .text("indicatorExtent")
    }
  }
}
