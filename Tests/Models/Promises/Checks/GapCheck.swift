import OverscrollCore

/// Promise 3: the gap is a function of the phase, and does not accumulate.
///
/// A phase without a gap shows none. The phases with a gap show the same gap, while the edge's
/// configuration, the viewport and the indicator stay the same. A shifted gap may be animating, so the
/// check only requires that it is not negative.
package struct GapCheck: PromiseCheck {
  /// The promise that the check judges.
  package static let promise = Promise.gap

  /// The values that determine an edge's gap, and the first gap seen with them.
  private struct Known: Equatable {
    let configuration: EdgeConfiguration
    let viewport: Double
    var gap: Double
  }

  private var known = EdgePair<Known?>(start: nil, end: nil)

  /// Creates a check without any steps.
  package init() {}

  /// Judges a step.
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
    guard state.settings.behavior.source != .platformTransform else { return known[edge] = nil }
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
        faults.append("a gap of \(now.gap) pt at the \(edge), not \(before.gap) pt as before")
      }
    } else {
      known[edge] = now
    }
  }
}
