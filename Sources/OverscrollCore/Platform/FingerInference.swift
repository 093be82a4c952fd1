#if !hasFeature(Embedded) || OVERSCROLL_TRACE
  /// Who moves the content.
  enum Mover: UInt8, Hashable, Sendable {
    /// Nothing does: it is at rest.
    case nothing
    /// A finger does, or holds it past an edge.
    case finger
    /// Nobody does any more: it glides, or a spring brings it back.
    case momentum
  }

  /// Infers who moves the content from where it is in every frame, where the platform does not say.
  ///
  /// Content that starts from rest is moved by a finger, since momentum needs one first. From then on the samples
  /// are compared with free motion (`FreeMotion`): `agreeing` frames in its favour are momentum, two against it
  /// in a row are a finger. Content that stands still for 0.1 s is at rest, but past an edge, where a spring would
  /// move it, it is held.
  ///
  /// Until the frames are counted a finger is still assumed. `certainOffset` is the last offset at which it was
  /// beyond doubt: an edge that is judged by it neither misses a lift just past its threshold nor takes momentum
  /// for a pull.
  struct FingerInference: Hashable, Sendable {
    /// How many frames have to agree with free motion before the finger counts as lifted: 5.
    ///
    /// See `setback` for those that don't.
    ///
    /// Measured on 2000 generated traces of each kind at 60 Hz, and as many at 120 Hz, in % at 60 / 120 Hz:
    ///
    /// | agreeing | starts by flings | by flicks | drag-backs that `.release` takes for a lift | pulls that it misses | frames late, median |
    /// |---|---|---|---|---|---|
    /// | 3 | 0.10 / 0.00 | 0.25 / 0.15 | 5.35 / 3.90 | 2.61 / 2.85 | 3 / 7 |
    /// | 4 | 0.10 / 0.00 | 0.25 / 0.15 | 1.70 / 1.35 | 0.90 / 1.25 | 4 / 9 |
    /// | 5 | 0.10 / 0.00 | 0.25 / 0.15 | 0.85 / 0.65 | 0.55 / 1.00 | 5 / 11 |
    /// | 6 | 0.10 / 0.00 | 0.25 / 0.15 | 0.45 / 0.40 | 0.55 / 0.90 | 6 / 13 |
    ///
    /// `.reach` and `.return` miss 0.5 % of pulls with 5, are one or two frames late and start by no drag-back that
    /// they should not. A finger that lifts while it drags back is no lift to `.release`, in nine cases of ten.
    /// `OVERSCROLL_INFERENCE_TABLE=2000 swift test --filter FingerInference` measures all of it again.
    static let agreeing = 5
    /// How many frames in a row have to disagree with momentum before it counts as a finger: 2.
    ///
    /// One may be no more than a kink, as where a platform's glide meets its edge.
    static let disagreeing = 2
    /// How many agreeing frames one that disagrees takes back: 2.
    static let setback = 2
    /// How far, in pt, content moves, or is past an edge, without that meaning anything: more than the rounding of
    /// two offsets to half a pt.
    static let slack = 1.0

    /// Who moves the content.
    var mover = Mover.nothing
    /// Where the content was, in pt, when a finger certainly had it.
    var certain = 0.0
    /// Where the content is, in pt.
    var latest = 0.0
    /// Since when it has been there.
    private var stillness = Stillness()
    var maximumOffset = 0.0
    /// How it would go on by itself.
    var motion = FreeMotion()
    /// The frames counted towards the other mover.
    var count = 0
    /// How many frames have to agree.
    let needed: Int

    /// Knows of nothing yet.
    ///
    /// - Parameter agreeing: How many frames have to agree; anything but the default is for measuring.
    init(agreeing: Int = FingerInference.agreeing) { needed = agreeing }

    /// The offset, in pt, up to which the mover is certain: what an edge should judge a pull by.
    ///
    /// It is the latest, except while a finger may have lifted; then it is where the content was before that.
    var certainOffset: Double { mover == .finger ? certain : latest }

    /// Whether all that is known of the motion under way is one sample away from rest: fingers need some frames.
    var hasJumped: Bool { mover == .finger && !motion.hasVelocity && latest != certain }

    /// Takes a sample.
    ///
    /// - Parameters:
    ///   - offset: Where the content is, in pt. What is not finite is ignored.
    ///   - geometry: The extents. Another range to scroll in makes the content move by itself, so it says nothing.
    ///   - time: When that frame is shown, in s. One earlier than a sample's before, or not finite, is ignored.
    /// - Returns: Who moves the content.
    /// - Complexity: O(1), no allocation.
    @discardableResult
    mutating func observe(_ offset: Double, _ geometry: ScrollExtents, at time: Double) -> Mover {
      guard offset.isFinite, time.isFinite else { return mover }
      guard motion.hasSample, geometry.maximumOffset == maximumOffset else {
        maximumOffset = geometry.maximumOffset
        latest = offset
        stillness.moved(at: time)
        restart(as: mover, certain: offset, at: time)
        return mover
      }
      guard time >= motion.time else { return mover }
      settle(at: time)
      if offset != latest { stillness.moved(at: time) }
      latest = offset
      switch mover {
      case .nothing: leaveRest(at: time)
      case .finger: doubtFinger(at: time)
      case .momentum: doubtMomentum(at: time)
      }
      return mover
    }

    /// The instant, in s, at which stillness decides, or infinity.
    var deadline: Double {
      switch mover {
      case .nothing: .infinity
      case .finger: isPastEdge && certain == latest ? .infinity : stillness.deadline
      case .momentum: stillness.deadline
      }
    }

    /// Takes note of what the deadline was for: rest, or past an edge a finger that holds still.
    ///
    /// - Returns: Who moves the content.
    @discardableResult
    mutating func settle(at time: Double) -> Mover {
      if deadline <= time {
        restart(as: isPastEdge ? .finger : .nothing, certain: latest, at: stillness.since)
      }
      return mover
    }

    /// The content before the viewport grew by `distance` pt: every offset is further on, and nothing has moved.
    mutating func shift(by distance: Double) {
      certain += distance
      latest += distance
      motion.shift(by: distance)
    }

    /// Another range to scroll in: content may be past its edge by that, and what is told next is no movement.
    mutating func setRange(_ geometry: ScrollExtents) {
      guard geometry.maximumOffset != maximumOffset else { return }
      maximumOffset = geometry.maximumOffset
      forgetMotion()
    }

    /// What is told next is no movement: it says only where the content is.
    mutating func forgetMotion() { motion = FreeMotion() }

    /// The same inference with times as ages at `time`, and without what can no longer matter.
    func canonical(at time: Double) -> FingerInference {
      var result = self
      result.stillness.moveTimes(by: -time)
      if deadline == .infinity { result.stillness = Stillness() }
      result.motion = mover == .nothing ? FreeMotion(at: motion.offset, 0) : motion.canonical(at: time)
      if mover != .finger { result.certain = 0 }
      return result
    }
  }

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
#endif
