@testable import OverscrollCore

/// The faults in an engine's requests to a platform to show gaps.
struct PlatformFaults {
  private(set) var faults: [String] = []

  /// Finds faults in the change from one state to the next, and in the effects of the change.
  ///
  /// - Parameters:
  ///   - before: The engine before an event.
  ///   - after: The engine after the event.
  ///   - effects: The effects of the event.
  init(before: ScrollEngine, after: ScrollEngine, _ effects: ScrollEffects) {
    for edge in ScrollEdge.allCases where !after.showsGap(at: edge) {
      faults.append("the gap at the \(edge) is not shown")
    }
    if after.mayBeUnderFinger, after.content.insets.insets != before.content.insets.insets {
      faults.append("insets change while a finger may be down")
    }
    for effect in effects {
      switch effect {
      case .setInsets(let change):
        let numbers = [change.insets.start, change.insets.end, change.offset ?? 0]
        if !numbers.allSatisfy(\.isFinite) { faults.append("insets that are not finite") }
        if after.content.platform.phase == .tracking { faults.append("insets change under a finger") }
      case .adjustOffset(let change):
        if !change.isFinite { faults.append("an offset that is not finite") }
      case .edge, .report, .swallowTap: break
      }
    }
  }
}

extension ScrollEngine {
  /// Whether a platform shows the gap of an edge, or will show it soon.
  ///
  /// A gap first opens in the free space at its edge, which needs no inset.
  fileprivate func showsGap(at edge: ScrollEdge) -> Bool {
    let freeSpace = edge == .start ? content.spaceBefore : content.scroller.geometry.freeSpace
    let gap = max(0, edges[edge].gap - freeSpace)
    switch content.scroller.behavior.source {
    case .engine: return content.scroller.gaps[edge] == gap
    // The gap may be animating, or may wait until the platform has stopped scrolling.
    case .platformTransform:
      let drawn = content.platform.gaps(at: time)[edge]
      return drawn.isFinite && drawn >= 0
    case .platformInset:
      let inset = content.insets.insets[edge]
      let isLongEnough = inset >= gap && (edge == .start || gap == 0 || inset >= edges.end.gap)
      return mayBeUnderFinger || content.positionState != .reported || isLongEnough
        || (edge == .start && inset == 0)
    }
  }

  /// Whether a finger may be on the content, according to the platform's latest report.
  fileprivate var mayBeUnderFinger: Bool {
    switch content.platform.phase {
    case .tracking, .unknown: true
    case .resting, .decelerating, .free: false
    }
  }
}
