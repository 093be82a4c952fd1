extension Scroller {
  /// Starts a drag, which stops every motion.
  ///
  /// If no finger can drag content to the current offset, no drag starts and the motion continues.
  ///
  /// - Parameters:
  ///   - finger: The finger's position along the axis, in pt. Non-finite values are ignored.
  ///   - instant: The time of the sample, in s, if it is earlier than `time`. Events may be delivered late.
  package mutating func beginDrag(at finger: Double, sampledAt instant: Double? = nil) {
    guard finger.isFinite, bounds.isHard || bounds.isReachable(offset) else { return }
    let carried = FlickRule.carried(from: motion, at: time)
    tracker.reset()
    tracker.add(position: finger, at: sampleTime(instant))
    motion = .drag(
      ScrollMotion.DragMotion(
        base: finger + bounds.unresistedOffset(forOffset: offset), finger: finger, began: finger,
        carriedVelocity: carried))
  }

  /// Moves the finger and the content, past a bound with the rubber band's resistance.
  ///
  /// - Parameters:
  ///   - finger: The finger's position along the axis, in pt. Non-finite values are ignored.
  ///   - instant: The time of the sample, in s, if it is earlier than `time`. Only the velocity depends on
  ///     it.
  /// - Complexity: O(1).
  package mutating func drag(to finger: Double, sampledAt instant: Double? = nil) {
    guard finger.isFinite, case .drag(var drag) = motion else { return }
    let sample = sampleTime(instant)
    let way = drag.finger - finger
    if drag.carriedVelocity != 0,
      !FlickRule.continuesDirection(drag.carriedVelocity, by: way, after: tracker.age(at: sample))
    {
      drag.carriedVelocity = 0
    }
    drag.finger = finger
    motion = .drag(drag)
    tracker.add(position: finger, at: sample)
    offset = bounds.offset(forUnresisted: drag.unresistedOffset, from: offset)
  }

  /// Ends the drag by a lift, and starts the motion of `ScrollBehavior.fling`.
  ///
  /// - Parameter instant: The time of the lift, in s, if it is earlier than `time`.
  package mutating func endDrag(sampledAt instant: Double? = nil) {
    finishDrag(fingerVelocity: tracker.velocity(at: sampleTime(instant)))
  }

  /// Cancels the drag without a velocity, for example when the platform claims the gesture.
  package mutating func cancelDrag() { finishDrag(fingerVelocity: nil) }

  /// Returns the time of a sample, in s: at most `time`, and `time` if unknown.
  private func sampleTime(_ instant: Double?) -> Double {
    guard let instant, instant.isFinite, instant < time else { return time }
    return instant
  }

  /// Scrolls by a wheel or a touchpad.
  ///
  /// A wheel does not pull past a bound. The method does nothing during a drag, or while the content is
  /// past a bound.
  ///
  /// - Parameters:
  ///   - delta: The distance toward the end, in pt.
  ///   - isPrecise: Whether the device reports every small movement. A coarse notch is animated.
  mutating func wheel(by delta: Double, isPrecise: Bool) {
    guard delta.isFinite, !motion.isDrag, bounds.contains(offset) else { return }
    if isPrecise {
      motion = .rest
      offset = bounds.nearest(to: offset + delta)
    } else {
      animate(to: destination + delta, over: Scroller.notchDuration)
    }
  }

  /// Scrolls to an offset, clamped to the bounds; does nothing during a drag.
  ///
  /// - Parameters:
  ///   - target: The offset, in pt.
  ///   - animated: Whether the scroll is animated.
  package mutating func scroll(to target: Double, animated: Bool) {
    guard target.isFinite, !motion.isDrag else { return }
    guard animated else {
      offset = bounds.nearest(to: target)
      return motion = .rest
    }
    animate(to: target, over: Scroller.scrollDuration)
  }

  /// Changes the target of an animated scroll, which keeps its end time.
  ///
  /// At rest the content moves to the target at once. A drag, a deceleration and a bounce continue
  /// unchanged. The method applies to every animated scroll, including the scrolls of keys, wheel notches
  /// and timed flings.
  ///
  /// The remaining part of the curve `1 - (1 - p)^4` has the same form over the remaining time. So an
  /// unchanged target changes neither position nor velocity. A target Δ pt further away changes the
  /// velocity by 4 Δ / (remaining time).
  ///
  /// - Parameter target: The offset, in pt, clamped to the bounds. Non-finite values are ignored.
  mutating func retarget(to target: Double) {
    guard target.isFinite else { return }
    switch motion {
    case .rest: scroll(to: target, animated: false)
    case .timed: animate(to: target, over: motion.end - time)
    case .drag, .deceleration, .bounce: break
    }
  }

  /// Scrolls by a step from `destination`.
  ///
  /// - Parameter step: The direction and distance.
  mutating func scroll(by step: ScrollStep) {
    scroll(
      to: step.destination(from: destination, viewport: geometry.viewport, bounds: bounds), animated: true)
  }

  /// Stops the content, unless a finger drags it or it returns to a bound.
  mutating func stop() {
    guard motion.runsByItself, bounds.contains(offset) else { return }
    motion = .rest
  }

  /// The target of an animated scroll, or else the offset, in pt.
  var destination: Double {
    switch motion {
    case .timed(let timed): timed.target
    case .rest, .drag, .deceleration, .bounce: offset
    }
  }

  /// Ends a drag and starts the motion of the behavior's fling.
  ///
  /// The distance of a timed fling includes the drag. The animation covers the remaining distance and ends
  /// at a bound at the latest. Content past a bound returns to the bound.
  ///
  /// - Parameter fingerVelocity: The finger's velocity, in pt/s; `nil` if the platform cancelled the touch.
  mutating func finishDrag(fingerVelocity: Double?) {
    guard case .drag(let drag) = motion else { return }
    let velocity = -(fingerVelocity ?? 0) * bounds.slope(atUnresisted: drag.unresistedOffset)
    switch behavior.fling {
    case .momentum:
      release(
        velocity: bounds.contains(offset) ? FlickRule.sum(velocity, drag.carriedVelocity) : velocity,
        from: drag.origin,
        isLift: true)
    case .timed(let fling):
      guard bounds.contains(offset) else {
        return bounce(to: bounds.nearest(to: offset), velocity: velocity, isLift: true)
      }
      motion = .rest
      guard let fingerVelocity else { return }
      let distance = fling.distance(
        translation: drag.finger - drag.began, velocity: fingerVelocity, viewport: geometry.viewport)
      if let distance { animate(to: drag.origin - distance, over: fling.duration) }
    }
  }

  /// Changes the extents after content before the viewport grew or shrank.
  ///
  /// Nothing moves on screen, because the offset and its motion shift by the same distance. The content
  /// under a finger stays under it. Decelerations, springs and animated scrolls keep their velocity and
  /// their target in the content. Pulled content stays in place. Then the new bounds apply to the offset
  /// and the motion at once, as with a change of `geometry`. Only a spring with a target inside the new
  /// bounds keeps its target, so that the content comes to rest there. Snap targets stay unchanged.
  ///
  /// - Parameters:
  ///   - geometry: The new extents.
  ///   - shift: The growth of the content before the viewport, in pt; negative if it shrank. A non-finite
  ///     shift becomes 0. No shift moves an offset further than 2^40 pt from 0.
  /// - Complexity: O(1).
  package mutating func relayOut(_ geometry: ScrollExtents, shiftedBy shift: Double) {
    let moved = offset + offset.allowedChange(for: shift.asPosition(or: 0))
    guard moved != offset || geometry != self.geometry else { return }
    let shifted = motion.shifted(by: moved - offset)
    offset = moved
    motion = shifted
    self.geometry = geometry
    if case .bounce(let bounce) = shifted, bounds.contains(bounce.target) { motion = shifted }
  }
}
