import OverscrollCore

/// Promise 3: the length of a gap depends only on the phase and the settings, so gaps do not add up.
///
/// In a phase without a gap, the length is 0. All phases with a gap have the same length, as long as the
/// edge's configuration, the viewport and the indicator do not change. A part of the gap at the end may be in
/// the free space after short content; the shown gap does not include it. If the engine shows the gap by
/// translating the content, the gap may be animating. Then the check only requires that the length is not
/// negative.
package struct GapCheck: PromiseCheck {
  package static let promise = Promise.gap

  /// The settings that determine the length of an edge's gap, and the first length with these settings.
  ///
  /// The length includes the part in the free space.
  private struct Known {
    let configuration: EdgeConfiguration
    let viewport: Double
    let gap: Double
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
    let extents = state.settings.extents
    let free = edge == .end ? max(0, extents.viewport - extents.content) : 0
    let configuration = state.settings.edges[edge]
    guard let before = known[edge], before.configuration == configuration, before.viewport == extents.viewport
    else {
      // A gap that is completely in the free space has an unknown length.
      let isKnown = shown.gap > 0 || free == 0
      known[edge] =
        isKnown
        ? Known(configuration: configuration, viewport: extents.viewport, gap: shown.gap + free) : nil
      return
    }
    let gap = max(0, before.gap - free)
    if abs(gap - shown.gap) > 1e-9 {
      faults.append("a gap of \(shown.gap) pt at the \(edge), not \(gap) pt as before")
    }
  }
}
