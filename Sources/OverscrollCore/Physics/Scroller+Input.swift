extension Scroller {
  /// Puts a finger on the content, which stops whatever moved it; content that is out of its reach comes back first.
  ///
  /// - Parameters:
  ///   - finger: Where along the axis the finger is, in pt. What is not finite is ignored.
  ///   - instant: When it was there, in s, where that is earlier than `time`: a busy host delivers late.
  mutating func beginDrag(at finger: Double, sampledAt instant: Double? = nil) {
    guard finger.isFinite, bounds.isHard || bounds.canHold(offset) else { return }
    let carried = Flick.carried(from: motion, at: time)
    tracker.reset()
    tracker.add(position: finger, at: sampleTime(instant))
    motion = .drag(
      ScrollMotion.Drag(
        base: finger + bounds.wanted(forOffset: offset), finger: finger, began: finger, carried: carried))
  }

  /// Moves the finger; the content follows it, past a bound against the rubber band.
  ///
  /// - Parameters:
  ///   - finger: Where along the axis the finger is now, in pt. What is not finite is ignored.
  ///   - instant: When it was there, in s, where that is earlier than `time`. Only the velocity depends on it.
  /// - Complexity: O(1).
  mutating func drag(to finger: Double, sampledAt instant: Double? = nil) {
    guard finger.isFinite, case .drag(var drag) = motion else { return }
    let sample = sampleTime(instant)
    let way = drag.finger - finger
    if drag.carried != 0, !Flick.goesOn(drag.carried, by: way, after: tracker.age(at: sample)) {
      drag.carried = 0
    }
    drag.finger = finger
    motion = .drag(drag)
    tracker.add(position: finger, at: sample)
    offset = bounds.offset(forWanted: drag.wanted, from: offset)
  }

  /// Lifts the finger: the content goes on as `ScrollBehavior.fling` says, from the finger's velocity.
  ///
  /// - Parameter instant: When it lifted, in s, where that is earlier than `time`.
  mutating func endDrag(sampledAt instant: Double? = nil) {
    letGo(fingerVelocity: tracker.velocity(at: sampleTime(instant)))
  }

  /// Takes the finger away without a velocity, as when the platform claims the gesture for itself.
  mutating func cancelDrag() { letGo(fingerVelocity: nil) }

  /// When a finger was seen: never later than the scroller is, and now where that is not known.
  private func sampleTime(_ instant: Double?) -> Double {
    guard let instant, instant.isFinite, instant < time else { return time }
    return instant
  }

  /// Scrolls by a wheel or a touchpad.
  ///
  /// Neither device pulls past a bound, or moves content that is held or bounces.
  ///
  /// - Parameters:
  ///   - delta: How far towards the end, in pt.
  ///   - isPrecise: Whether the device reports every small movement itself. A coarse notch is spread over time.
  mutating func wheel(by delta: Double, isPrecise: Bool) {
    guard delta.isFinite, !motion.isDrag, bounds.contains(offset) else { return }
    if isPrecise {
      motion = .rest
      offset = bounds.nearest(to: offset + delta)
    } else {
      animate(to: destination + delta, over: Scroller.notchDuration)
    }
  }

  /// Scrolls to an offset, or to the nearest at which content can rest.
  ///
  /// A finger on the content wins.
  ///
  /// - Parameters:
  ///   - target: Where to, in pt.
  ///   - animated: Whether the content moves there or is there at once.
  mutating func scroll(to target: Double, animated: Bool) {
    guard target.isFinite, !motion.isDrag else { return }
    guard animated else {
      offset = bounds.nearest(to: target)
      return motion = .rest
    }
    animate(to: target, over: Scroller.scrollDuration)
  }

  /// Sends an animated scroll elsewhere, over the time that it has left; content at rest is there at once.
  ///
  /// The curve `1 - (1 - p)^4` is similar to its own tails, so what is left of it is again that curve over the time
  /// that is left. Towards an unchanged target the content therefore goes on as it would have, in position and in
  /// velocity; towards one that is Δ pt further on its velocity changes by 4 Δ / (time left). This applies to
  /// every animated scroll, including a key's, a notch's and a timed fling. A finger, momentum and a bounce
  /// are left alone.
  ///
  /// - Parameter target: Where to, in pt, or the nearest at which content can rest. What is not finite is ignored.
  mutating func retarget(to target: Double) {
    guard target.isFinite else { return }
    switch motion {
    case .rest: scroll(to: target, animated: false)
    case .timed: animate(to: target, over: motion.end - time)
    case .drag, .glide, .bounce: break
    }
  }

  /// Scrolls by a step, counted from where an animated scroll is already going.
  ///
  /// - Parameter step: How far and which way.
  mutating func scroll(by step: ScrollStep) {
    scroll(
      to: step.destination(from: destination, viewport: geometry.viewport, bounds: bounds), animated: true)
  }

  /// Stops the content where it is, unless a finger holds it or it is on its way back to a bound.
  mutating func stop() {
    guard motion.runsByItself, bounds.contains(offset) else { return }
    motion = .rest
  }

  /// Where an animated scroll is going, or else where the content is, in pt.
  var destination: Double {
    switch motion {
    case .timed(let timed): timed.target
    case .rest, .drag, .glide, .bounce: offset
    }
  }

  /// Lets go of content that a finger held, as the behaviour's fling says.
  ///
  /// A timed fling animates the content from where it is, so that in all, the drag included, it has come the
  /// fling's distance from where the finger took hold of it, or to the bound before that. Content past a bound
  /// comes back to it.
  ///
  /// - Parameter fingerVelocity: The finger's, in pt/s; nil where the platform took the finger away.
  mutating func letGo(fingerVelocity: Double?) {
    guard case .drag(let drag) = motion else { return }
    let velocity = -(fingerVelocity ?? 0) * bounds.slope(atWanted: drag.wanted)
    switch behavior.fling {
    case .momentum:
      release(
        velocity: bounds.contains(offset) ? Flick.sum(velocity, drag.carried) : velocity, from: drag.origin,
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

  /// Changes the extents, when content before the viewport grew or shrank, so that nothing moves on screen.
  ///
  /// The offset and its motion are shifted by that change. The content under a finger stays under it.
  /// Momentum, springs and animated scrolls keep their velocity and their place to go to in the content, and
  /// pulled content stays as it is drawn. After that, the new bounds apply to offset and motion at once, as
  /// with a change of `geometry`; but a spring whose target lies within them keeps it, so that content comes
  /// to rest where it would have. Snapping targets stay where they are.
  ///
  /// - Parameters:
  ///   - geometry: The extents from now on.
  ///   - shift: How much the content before the viewport grew, in pt; negative where it shrank. What is not finite
  ///     counts as 0, and no shift brings an offset further than 2^40 pt from 0.
  /// - Complexity: O(1).
  mutating func relayOut(_ geometry: ScrollExtents, shiftedBy shift: Double) {
    let moved = offset + offset.room(for: shift.asPosition(or: 0))
    guard moved != offset || geometry != self.geometry else { return }
    let shifted = motion.shifted(by: moved - offset)
    offset = moved
    motion = shifted
    self.geometry = geometry
    if case .bounce(let bounce) = shifted, bounds.contains(bounce.target) { motion = shifted }
  }
}
