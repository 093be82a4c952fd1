import OverscrollCore

/// Promise 9: every presented number is finite, and every fraction is from 0 to 1.
package struct FiniteCheck: PromiseCheck {
  package static let promise = Promise.finite

  package init() {}

  package mutating func look(at step: TraceStep) -> Verdict {
    var faults: [String] = []
    let state = step.after
    func look(_ name: @autoclosure () -> String, _ number: Double) {
      if !number.isFinite { faults.append("\(name()) is \(number)") }
    }
    look("time", state.time)
    look("contentOffset", state.offset)
    look("velocity", state.velocity)
    look("shift", state.shift)
    if state.nextDeadline.isNaN { faults.append("nextDeadline is nan") }
    for edge in ScrollEdge.allCases {
      let shown = state.edges[edge]
      look("\(edge).overscroll", shown.overscroll)
      look("\(edge).gap", shown.gap)
      look("\(edge).threshold", shown.threshold)
      look("\(edge).progress", shown.progress)
      for number in shown.indicator { look("a number of the \(edge) indicator", number) }
      if min(shown.overscroll, shown.gap, shown.threshold) < 0 {
        faults.append("a negative length at the \(edge)")
      }
      let shares = [shown.progress] + shown.indicator.shares
      if shares.contains(where: { !(0...1).contains($0) }) {
        faults.append("a share outside 0 to 1 at the \(edge): \(shares)")
      }
    }
    if let list = state.list {
      look("list.contentExtent", list.extent)
      look("list.origin", list.origin)
      look("list.scrollOffset", list.scrollOffset)
    }
    return Verdict(faults)
  }
}

extension [Double] {
  /// The fractions among an indicator's numbers: the opacity, the flip and the pulse.
  fileprivate var shares: [Double] { count == 5 ? [self[1], self[3], self[4]] : [] }
}
