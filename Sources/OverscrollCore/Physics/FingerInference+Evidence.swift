extension FingerInference {
  /// Whether the content is so far past an edge that a spring would move it.
  var isPastEdge: Bool {
    abs(latest - latest.clamped(to: 0, maximumOffset)) > FingerInference.slack
  }

  /// Begins to look again, from the latest offset.
  ///
  /// - Parameters:
  ///   - mover: Who moves the content as far as is known.
  ///   - certain: Where that was certain, in pt.
  ///   - time: When the content was at the latest offset, in s.
  mutating func restart(as mover: Mover, certain: Double, at time: Double) {
    self.mover = mover
    self.certain = certain
    count = 0
    motion = FreeMotion(at: latest, time)
  }

  /// Content at rest: what makes it move is a finger, or the spring where a layout has left it past an edge.
  mutating func leaveRest(at time: Double) {
    let rest = motion.offset
    let moved = latest - rest
    guard abs(moved) > FingerInference.slack else { return }
    let overscroll = rest - rest.clamped(to: 0, maximumOffset)
    let springs = abs(overscroll) > FingerInference.slack && moved * overscroll < 0
    restart(as: springs ? .momentum : .finger, certain: rest, at: time)
  }

  /// A finger that may have lifted: frames are counted that agree with free motion, if that began as a lift does.
  mutating func doubtFinger(at time: Double) {
    let before = motion.offset
    let isBackedUp = motion.beganAsLift && count >= FingerInference.setback
    switch motion.take(latest, at: time, within: maximumOffset) {
    case .none:
      break
    case .unknown:
      count = 0
      if !motion.hasVelocity { certain = before }
    case .agrees:
      guard motion.beganAsLift else { return certain = latest }
      count += 1
      guard count >= needed else { return }
      mover = .momentum
      count = 0
    case .disagrees:
      if isBackedUp, motion.hasVelocity {
        motion.beganAsLift = true
        count -= FingerInference.setback
      } else {
        count = 0
        certain = motion.beganAsLift ? before : latest
      }
    }
  }

  /// Momentum that a finger may have stopped: frames in a row are counted that disagree with free motion.
  mutating func doubtMomentum(at time: Double) {
    switch motion.take(latest, at: time, within: maximumOffset) {
    case .none, .unknown:
      break
    case .agrees:
      count = 0
    case .disagrees:
      count += 1
      guard count >= FingerInference.disagreeing else { return }
      mover = .finger
      certain = latest
      count = 0
    }
  }
}
