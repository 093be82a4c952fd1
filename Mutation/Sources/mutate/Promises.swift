import ArgumentParser
import Mutants

// A fault for each promise, which the promise's own tests have to find.
//
// Promise 13, that two modifiers share one engine, is the views': tests of screens hold it, and no fault is planted there.
extension PromiseFault {
  private static let all = [
    PromiseFault(
      1, "whoever starts keeps the latch open", in: "OverscrollCore/Refresh/EdgeMachine+Action.swift",
      "EdgeMachine.start(_:_:)", "latch = .closed(byThisFinger: isDragging)", to: "",
      suites: "StartPromiseTests"),
    PromiseFault(
      2, "an old token ends a new start", in: "OverscrollCore/Refresh/EdgeMachine+Action.swift",
      "EdgeMachine.finish(_:_:_:)", "refreshing.token == token", to: "true", suites: "StartPromiseTests"),
    PromiseFault(
      3, "a gap is held before the content is back", in: "OverscrollCore/Refresh/EdgeMachine.swift",
      "EdgeMachine.gap", "refreshing.isHeld ? resolution.hold : 0", to: "resolution.hold",
      suites: "GapPromiseTests"),
    PromiseFault(
      4, "a gap is shown to whoever reads elsewhere", in: "OverscrollCore/Engine/ScrollEngine+Edges.swift",
      "ScrollEngine.newGap(in:_:)", "gaps[edge] > scroller.gaps[edge] && goal <= 0",
      to: "gaps[edge] > scroller.gaps[edge]", suites: "GapPromiseTests"),
    PromiseFault(
      5, "momentum pulls", in: "OverscrollCore/Refresh/EdgeMachine+Pull.swift", "EdgeMachine.canBePulled(_:)",
      "pull.isDragging", to: "true", suites: "StartPromiseTests"),
    PromiseFault(
      6, "what settles is never home", in: "OverscrollCore/Refresh/EdgeMachine+Action.swift",
      "EdgeMachine.settle(with:)", "overscroll <= 0 || home == .failed", to: "home == .failed",
      suites: "HomePromiseTests"),
    PromiseFault(
      7, "the other edge is not dropped", in: "OverscrollCore/Engine/ScrollEngine+Edges.swift",
      "ScrollEngine.isExcluded(_:)", "exclusion == .drop && isRunning(edge.opposite)", to: "false",
      suites: "HomePromiseTests"),
    PromiseFault(
      8, "what has been asked for is asked for again", in: "OverscrollCore/Engine/ScrollEngine+Edges.swift",
      "ScrollEngine.approaches(_:)", "latches[edge].isOpen(at: time)", to: "true",
      suites: "ApproachPromiseTests"),
    PromiseFault(
      9, "an absurd extent is taken", in: "OverscrollCore/Refresh/EdgeMachine.swift",
      "EdgeMachine.resize(indicator:)", "extent.asExtent", to: "extent", suites: "InputPromiseTests"),
    PromiseFault(
      10, "a power's last bit is another", in: "OverscrollCore/Math/Exponential.swift",
      "ElementaryFunctions.exp(_:)", "-multiple * ln2Low", to: "0.0", suites: "BitIdentityTests"),
    PromiseFault(
      11, "what is shorter than the viewport has no end", in: "OverscrollCore/Geometry/ScrollExtents.swift",
      "ScrollExtents.maximumOffset", "max(0, content - viewport)", to: "(content - viewport)",
      suites: "InputPromiseTests"),
    PromiseFault(
      12, "a finger pulls whichever way it goes", in: "OverscrollCore/Physics/DragGate.swift",
      "DragGate.moved(pointer:main:cross:)", "abs(along) > across", to: "true", suites: "InputPromiseTests"),
    PromiseFault(
      14, "an app's action does not end what it was started for",
      in: "Overscroll/Refresh/RefreshController+Engine.swift", "RefreshController.finish(_:_:_:at:)",
      "send(.finish(token, result))", to: "",
      suites: "SameStartsTests"),
  ]

  /// The faults, each as it is planted.
  static func mutants(in sources: [SourceText]) throws -> [Mutant] {
    try all.map { fault in
      guard let text = sources.first(where: { $0.file == fault.file }), let mutant = fault.mutant(of: text)
      else {
        throw ValidationError(
          "promise \(fault.promise): there is no '\(fault.from)' in \(fault.context), or several")
      }
      return mutant
    }
  }

  /// Whether a suite is one of those that have to find a fault.
  static func isMeant(_ suite: String, to mutant: Mutant) -> Bool {
    let fault = all.first { $0.file == mutant.file && $0.context == mutant.context }
    return fault?.suites.contains { suite.hasSuffix($0) } ?? false
  }
}
