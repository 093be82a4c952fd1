/// A release whose snap target a list has to choose.
///
/// The scroller knows no items. It decelerates without a target, until the list places the targets near the
/// end of the momentum.
package struct SnapRequest: Hashable, Sendable {
  /// The time of the release, in s.
  let time: Double
  /// The offset at the release, in pt.
  package let offset: Double
  /// The velocity of the offset at the release, in pt/s.
  let velocity: Double
  /// The end of the momentum, in pt, within the bounds.
  package let projected: Double
  /// The offset at the start of the gesture, in pt.
  package let start: Double
  /// Whether a finger has lifted.
  let isLift: Bool
}

extension Scroller {
  /// Repeats the requested release with the targets that a list has placed.
  ///
  /// Nothing changes without a request, or if another motion has followed the release.
  ///
  /// - Parameter targets: The targets near the offsets of `snapRequest`.
  package mutating func snap(to targets: SnapTargets) {
    guard let request = snapRequest else { return }
    snapRequest = nil
    switch motion {
    case .rest where request.velocity == 0 && offset == request.offset: break
    case .deceleration(let running) where running.start == request.time && running.target == nil: break
    case .rest, .drag, .deceleration, .bounce, .timed: return
    }
    let now = time
    (time, offset, motion) = (request.time, request.offset, .rest)
    release(velocity: request.velocity, from: request.start, isLift: request.isLift, to: targets)
    advance(to: now)
  }
}
