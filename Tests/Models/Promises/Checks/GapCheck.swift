import OverscrollCore

/// Promise 3: the gap follows from the phase, and is no accumulation.
///
/// A phase that holds no gap shows none. Those that hold one show the same, as long as the numbers of the edge, its viewport
/// and its indicator stay the same. A gap that shifts what is drawn is on its way at times, so there it only is never
/// negative.
package struct GapCheck: PromiseCheck {
  /// The promise that it checks.
  package static let promise = Promise.gap

  /// The inputs that decide an edge's gap, and the first gap seen with them.
  private struct Known: Equatable {
    let configuration: EdgeConfiguration
    let viewport: Double
    var gap: Double
  }

  private var known = EdgePair<Known?>(start: nil, end: nil)

  /// Makes a check that has seen nothing.
  package init() {}

  /// Looks at a step.
  package mutating func look(at step: TraceStep) -> Verdict {
    if step.isSwitch { known = EdgePair(start: nil, end: nil) }
    if case .indicatorExtent(let edge, _) = step.scroll { known[edge] = nil }
    var faults: [String] = []
    for edge in ScrollEdge.allCases { look(edge, step.after, &faults) }
    return Verdict(faults)
  }

  private mutating func look(_ edge: ScrollEdge, _ state: ShownState, _ faults: inout [String]) {
    let shown = state.edges[edge]
    if shown.gap < 0 { faults.append("a gap of \(shown.gap) pt at the \(edge)") }
    guard state.settings.behavior.source != .shifted else { return known[edge] = nil }
    guard shown.phase.holdsGap else {
      if shown.gap != 0 {
        faults.append("a gap of \(shown.gap) pt at the \(edge) while it is \(shown.phase.name)")
      }
      return
    }
    let now = Known(
      configuration: state.settings.edges[edge], viewport: state.settings.extents.viewport, gap: shown.gap)
    if let before = known[edge], before.configuration == now.configuration, before.viewport == now.viewport {
      if before.gap != now.gap {
        faults.append("a gap of \(now.gap) pt at the \(edge), where it was \(before.gap) pt")
      }
    } else {
      known[edge] = now
    }
  }
}
