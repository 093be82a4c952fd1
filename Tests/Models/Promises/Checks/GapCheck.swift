import OverscrollCore

/// Promise 3: the length of a gap depends only on the phase and the settings, so gaps do not add up.
///
/// In a phase without a gap, the length is 0. All phases with a gap have the same length, as long as the
/// edge's configuration, the viewport and the indicator do not change. If the engine shows the gap by
/// translating the content, the gap may be animating. Then the check only requires that the length is not
/// negative.
package struct GapCheck: PromiseCheck {
  package static let promise = Promise.gap

  /// The settings that determine the length of an edge's gap, and the first length with these settings.
  private struct Known: Equatable {
    let configuration: EdgeConfiguration
    let viewport: Double
    var gap: Double
  }

  private var known = EdgePair<Known?>(start: nil, end: nil)

  package init() {}

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
