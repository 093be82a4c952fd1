@testable import OverscrollCore

/// The faults in an engine's requests to a platform about gaps.
struct PlatformFaults {
  private(set) var faults: [String] = []

  /// Compares an engine before and after an event, and checks the effects of the event.
  init(before: ScrollEngine, after: ScrollEngine, _ effects: ScrollEffects) {
    for edge in ScrollEdge.allCases where !after.showsGap(at: edge) {
      faults.append("the gap at the \(edge) is not shown")
    }
    if after.mayBeUnderFinger, after.insets.insets != before.insets.insets {
      faults.append("insets change while a finger may be down")
    }
    for effect in effects {
      switch effect {
      case .setInsets(let change):
        let numbers = [change.insets.start, change.insets.end, change.offset ?? 0]
        if !numbers.allSatisfy(\.isFinite) { faults.append("insets that are not finite") }
        if after.platform.phase == .tracking { faults.append("insets change under a finger") }
      case .adjustOffset(let change):
        if !change.isFinite { faults.append("an offset that is not finite") }
      case .edge, .report, .swallowTap: break
      }
    }
  }
}

extension ScrollEngine {
  /// Whether a platform shows an edge's gap, or is about to show it.
  fileprivate func showsGap(at edge: ScrollEdge) -> Bool {
    let gap = edges[edge].gap
    switch scroller.behavior.source {
    case .engine: return scroller.gaps[edge] == gap
    // The gap is animating, or waits until the platform is at rest.
    case .platformTransform:
      let drawn = platform.gaps(at: time)[edge]
      return drawn.isFinite && drawn >= 0
    case .platformInset:
      let inset = insets.insets[edge]
      return mayBeUnderFinger || positionState != .reported || inset >= gap || (edge == .start && inset == 0)
    }
  }

  /// Whether a finger may move the content, according to the platform's last report.
  fileprivate var mayBeUnderFinger: Bool {
    switch platform.phase {
    case .tracking, .unknown: true
    case .resting, .decelerating, .free: false
    }
  }
}
