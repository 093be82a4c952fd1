package import OverscrollCore
package import OverscrollListCore

/// The simulated scroll view of a list, its finger and its actions.
extension ListRig {
  /// The range of the platform's offsets at rest, in pt.
  private var range: ClosedRange<Double> {
    mutating get {
      let end = engine.content.scrollExtent - engine.list.viewport + insets.end
      return -insets.start...max(-insets.start, end)
    }
  }

  /// Reports a platform offset one frame later, clamped to the content without the insets.
  package mutating func report(_ offset: Double, _ phase: ObservedPhase) {
    time += 1.0 / 60
    platform = max(0, min(offset, engine.content.scrollExtent - engine.list.viewport))
    report(phase)
  }

  /// Reports the platform's offset.
  private mutating func report(_ phase: ObservedPhase) {
    self.phase = phase
    send(.scroll(.observed(platform, phase)))
  }

  /// Starts a motion of the platform, which takes 18 frames, as UIKit's animated scroll.
  mutating func scrollPlatform(to target: Double, _ phase: ObservedPhase = .free) {
    let from = platform
    motion = (0..<18).map { target + (from - target) * Double($0) / 18 }
    motionPhase = phase
  }

  /// Moves the platform by one frame of its motion, or back into its range.
  mutating func movePlatform() {
    guard !isDriven, phase != .tracking else { return }
    if let next = motion.popLast() {
      platform = next
      return report(motion.isEmpty ? .resting : motionPhase)
    }
    let inside = platform.clamped(to: range.lowerBound, range.upperBound)
    if inside != platform { scrollPlatform(to: inside) }
  }

  /// Moves the finger by a distance toward the content's start, in pt, and keeps it down.
  package mutating func drag(by distance: Double, frames: Int) {
    motion = []
    finger = 1000
    if isDriven { send(.scroll(.dragBegan(DragStart(pointer: 1, main: finger)))) } else { report(.tracking) }
    for _ in 0..<frames {
      time += 1.0 / 60
      finger += distance / Double(frames)
      if isDriven {
        send(.scroll(.dragMoved(pointer: 1, main: finger, cross: 0)))
      } else {
        // Past an edge a finger moves the content by about half of its way, as the rubber band does.
        let isInside = range.contains(platform)
        platform -= distance / Double(frames) * (isInside ? 1 : 0.5)
        report(.tracking)
      }
    }
  }

  /// Swipes toward the content's end by a distance, in pt, within a number of frames.
  package mutating func swipe(by distance: Double, frames: Int) {
    drag(by: -distance, frames: frames)
    lift(velocity: distance / Double(frames) * 60)
  }

  /// Pulls the content past its start by a finger that stops, and lifts it.
  package mutating func pull(by distance: Double = 360) {
    drag(by: distance, frames: 20)
    time += 0.2
    lift(velocity: 0)
  }

  /// Lifts the finger.
  ///
  /// As in UIKit, the platform moves to the snap target of the list, and content past its range returns.
  private mutating func lift(velocity: Double) {
    guard !isDriven else { return send(.scroll(.dragEnded(pointer: 1))) }
    let range = range
    let projected = (platform + Deceleration.normal.reach(of: velocity))
      .clamped(to: range.lowerBound, range.upperBound)
    let target = engine.snapTarget(projected: projected, velocity: velocity) ?? projected
    let rest = range.contains(platform) ? target : platform
    scrollPlatform(to: rest.clamped(to: range.lowerBound, range.upperBound), .decelerating)
    report(.decelerating)
  }

  /// Starts the action of an edge.
  package mutating func begin(_ edge: ScrollEdge) { send(.scroll(.begin(edge))) }

  /// Ends the running action of an edge; without one it does nothing.
  package mutating func finish(_ edge: ScrollEdge, _ result: RefreshResult = .success) {
    if let token = token(edge) { send(.scroll(.finish(token, result))) }
  }
}

extension ListScrollEngine {
  /// Returns the snap target of the list in its engine; see `ListContent.snapTarget(projected:velocity:in:)`.
  package func snapTarget(projected: Double, velocity: Double) -> Double? {
    var content = content
    return content.snapTarget(projected: projected, velocity: velocity, in: scroll)
  }
}
