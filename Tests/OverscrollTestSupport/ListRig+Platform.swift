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

  /// Moves the content to an offset without an animation, in pt.
  package mutating func place(at offset: Double) {
    if isDriven {
      send(.scroll(.scrollTo(offset, animated: false)))
    } else if engine.content.contentExtent > 0x1p20 {
      // A report of a far offset in very long content means a share of the content.
      send(.scrollTo(engine.content.target(at: offset), animated: false))
    } else {
      report(offset - engine.content.origin, .resting)
    }
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

  /// Puts a finger down, which stops the content.
  ///
  /// - Parameter isDecided: Whether the first movement drags, without the touch slop.
  package mutating func touch(isDecided: Bool = false) {
    motion = []
    (finger, hasFinger, velocity) = (1000, true, 0)
    guard isDriven else { return report(.tracking) }
    send(.scroll(.dragBegan(DragStart(pointer: 1, main: finger, isDecided: isDecided))))
  }

  /// Moves the finger by a distance toward the content's start, in pt, and keeps it down.
  ///
  /// If no finger is down, one comes down first.
  package mutating func drag(by distance: Double, frames: Int) {
    if !hasFinger { touch() }
    velocity = -distance / Double(frames) * 60
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
    lift()
  }

  /// Moves the finger until the content is `overscroll` pt past an edge, and keeps it there for 1/8 s.
  package mutating func pull(to overscroll: Double, _ edge: ScrollEdge) {
    if !hasFinger { touch(isDecided: true) }
    let extents = ScrollExtents(viewport: engine.list.viewport, content: engine.content.contentExtent)
    let target = extents.offset(forOverscroll: overscroll, past: edge)
    for _ in 0..<400 where abs(offset - target) > 1e-9 {
      drag(by: (offset - target).clamped(to: -120, 120), frames: 1)
    }
    pass(0.125)
  }

  /// Lifts the finger.
  ///
  /// As in UIKit, the platform moves to the snap target of the list, and content past its range returns.
  package mutating func lift() {
    hasFinger = false
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
