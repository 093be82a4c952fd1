@testable import OverscrollCore

extension ScrollInput {
  /// The most, in pt, that the input itself may move the content by, in its own instant.
  ///
  /// - Parameters:
  ///   - finger: The finger's position before it, in pt.
  ///   - motion: What moves the content after it: a lift takes the first step of its momentum.
  func largestMove(from finger: Double, motion: ScrollMotion) -> Double {
    switch self {
    case .dragEnded:
      switch motion {
      case .glide(let glide): abs(glide.velocity) * Deceleration.firstStep
      case .rest, .bounce: VelocityTracker.limit * Deceleration.firstStep
      case .drag, .timed: 0
      }
    case .dragMoved(_, let main, _): abs(main - finger)
    case .wheel(let delta, true): abs(delta)
    case .relayout(_, _, let shift): shift.isFinite ? abs(shift) : 0
    case .scrollTo(_, animated: false), .retarget, .observed, .attach: .infinity
    case .wheel, .scrollTo, .layout, .indicatorExtent, .configure, .setBehavior, .setExclusion, .dragBegan,
      .dragCancelled, .step, .stop, .tick, .begin, .finish, .cancel, .tap, .enable, .exhaust:
      0
    }
  }

  /// Whether it lays content out so that nothing of it is in sight at `offset`, in pt: an engine that moves the content
  /// puts it where something is.
  func leavesNothingInSight(at offset: Double) -> Bool {
    if case .layout(let extents, _) = self { !extents.shows(at: offset) } else { false }
  }

  /// Whether code, a key or a wheel scrolls: a motion, which is there at once where motion is to be reduced.
  var isScroll: Bool {
    switch self {
    case .wheel, .scrollTo, .step: true
    case .layout, .relayout, .indicatorExtent, .configure, .setBehavior, .setExclusion, .dragBegan,
      .dragMoved,
      .dragEnded, .dragCancelled, .retarget, .stop, .tick, .observed, .attach, .begin,
      .finish, .cancel, .tap, .enable, .exhaust:
      false
    }
  }
}
