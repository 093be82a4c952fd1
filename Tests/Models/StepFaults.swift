@testable import OverscrollCore

/// What is wrong with a single event.
struct StepFaults {
  private(set) var faults: [String] = []

  /// Looks at an event.
  ///
  /// - Parameter noise: The part of an offset, or of a pt where that is more, by which rounding may move the content.
  init(before: ScrollEngine, after: ScrollEngine, input: ScrollInput, noise: Double = 1e-9) {
    let shown = after.presentation
    let figures = [
      shown.contentOffset, shown.velocity, shown.start.rotation, shown.end.opacity, shown.end.progress,
    ]
    if !figures.allSatisfy(\.isFinite) { faults.append("a figure that is not finite") }
    if after.edges.start.phase.isRunning, after.edges.end.phase.isRunning { faults.append("both edges run") }
    for edge in ScrollEdge.allCases {
      let gap = after.edges[edge].gap
      let isHeld: Bool
      switch after.scroller.behavior.source {
      case .driven: isHeld = after.scroller.gaps[edge] == gap
      // On its way, or waiting for rest.
      case .shifted:
        let drawn = after.platform.gaps(at: after.time)[edge]
        isHeld = drawn.isFinite && drawn >= 0
      case .inset:
        let inset = after.insets.insets[edge]
        let waits = after.mayBeUnderFinger || after.place != .known
        isHeld = waits || inset >= gap || (edge == .start && inset == 0)
      }
      if !isHeld { faults.append("a gap that is not the phase's") }
    }
    if after.mayBeUnderFinger, after.insets.insets != before.insets.insets {
      faults.append("insets that change while a finger may be down")
    }
    let place = before.presentation.contentOffset
    let moved = abs(shown.contentOffset - place)
    // A gap of 10^11 pt rounds the offset that makes up for it to a ten-thousandth, and so does a finger as far away.
    var noise = noise * max(1, abs(place)) + max(after.edges.start.gap, after.edges.end.gap).ulp
    if case .drag(let drag) = after.scroller.motion { noise += drag.base.ulp }
    if moved > StepFaults.largestMove(input, before, after) + noise {
      faults.append("\(input) moved the content by \(moved)")
    }
  }

  /// The most, in pt, that an input may move the content by: from where its finger is, or came down.
  private static func largestMove(
    _ input: ScrollInput, _ before: ScrollEngine, _ after: ScrollEngine
  ) -> Double {
    if before.scroller.behavior.reducesMotion, input.isScroll { return .infinity }
    let isDriven = before.scroller.behavior.source == .driven
    if isDriven, input.leavesNothingInSight(at: before.scroller.offset) { return .infinity }
    // The platform draws where it is: content let go of a little past an edge only counts as at it, as after every lift.
    if case .dragCancelled = input, before.scroller.behavior.source == .inset { return GapInsets.tolerance }
    let motion = after.scroller.motion
    if case .drag(let drag) = before.scroller.motion {
      return input.largestMove(from: drag.finger, motion: motion)
    }
    if case .undecided(let touch) = before.gate.state {
      return input.largestMove(from: touch.main, motion: motion)
    }
    return max(
      input.largestMove(from: 400, motion: motion), input.largestMove(from: 300, motion: motion))
  }
}

extension ScrollEngine {
  /// Whether a finger moves the platform's content, as far as the platform says.
  fileprivate var mayBeUnderFinger: Bool {
    switch platform.phase {
    case .tracking, .unknown: true
    case .resting, .decelerating, .free: false
    }
  }
}
