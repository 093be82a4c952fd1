#if !hasFeature(Embedded) || OVERSCROLL_TRACE
  extension FingerInference {
    /// What a sample says of whether nobody moves the content.
    enum Verdict {
      /// It came too soon to say anything, and is passed over.
      case none
      /// There is nothing yet to compare it with.
      case unknown
      /// The content is where it would be by itself.
      case agrees
      /// It is elsewhere.
      case disagrees
    }

    /// How content moves by itself, fitted to the samples since it last changed course.
    ///
    /// Inside it is `Deceleration.normal`, past an edge `BounceSpring`. Two samples give a velocity; each further
    /// one is predicted, compared, and improves the fit as the least-squares line through all of them would (the
    /// growing-memory filter, Morrison 1969: gains 2(2n-1)/n(n+1) and 6/n(n+1)), up to `memory` samples, since
    /// no platform's laws are exactly these.
    struct FreeMotion: Hashable, Sendable {
      /// How far, in pt, a sample may be from its prediction.
      ///
      /// Offsets that are rounded to thirds of a pt put the prediction from two samples off by 0.67 pt at worst,
      /// those rounded to halves by 1 pt, but only one frame in 28 by more than this.
      static let tolerance = 0.7
      /// The share of the bend, which is how far a frame of free motion leaves the straight line, that is forgiven
      /// besides.
      ///
      /// A platform's spring is not exactly ours: under one of stiffness 80, two lifts in three would be missed
      /// with 0.1, and one in four is with 0.4.
      static let leniency = 0.4
      /// The shortest interval, in s, between samples: over a shorter one, rounding says more than the motion.
      ///
      /// So every other frame counts at 120 Hz.
      static let shortest = 0.01
      /// The longest interval, in s, to predict over.
      static let longest = 0.1
      /// How many samples the fit remembers.
      static let memory = 5
      /// How fast, in 1/s of the overscroll, content may come in at the start of a lift: a spring from stillness
      /// needs two dropped frames to be faster.
      static let liftRate = 3.0

      /// When the last sample was taken, in s.
      private(set) var time = 0.0
      /// Where the content was then, in pt.
      private(set) var offset = 0.0
      /// Whether the motion began out of stillness or of a pull outwards, as that of a lifted finger does.
      ///
      /// A finger that drags back goes as a spring does for many frames on end, but only once it is under way.
      var beganAsLift = true
      private var position = 0.0
      private var velocity = 0.0
      private var samples = 0
      private var isStill = true

      /// No motion, since there is no sample.
      init() {}

      /// A motion of which there is one sample.
      init(at offset: Double, _ time: Double) {
        self.time = time
        self.offset = offset
        position = offset
        samples = 1
      }

      /// Whether there is a sample.
      var hasSample: Bool { samples > 0 }
      /// Whether there are two, and so a prediction.
      var hasVelocity: Bool { samples > 1 }

      /// Compares a sample with the motion, and improves it, or begins another where they disagree.
      ///
      /// - Parameters:
      ///   - offset: Where the content is, in pt.
      ///   - time: When, in s.
      ///   - maximumOffset: The largest offset at rest, in pt.
      /// - Complexity: O(1).
      mutating func take(_ offset: Double, at time: Double, within maximumOffset: Double) -> Verdict {
        let interval = time - self.time
        guard interval >= FreeMotion.shortest else { return .none }
        let wasStill = isStill
        let overscroll = self.offset - self.offset.clamped(to: 0, maximumOffset)
        isStill = FreeMotion.isStill(offset - self.offset, from: overscroll, over: interval)
        let isPredicted = hasVelocity && interval < FreeMotion.longest
        let agrees = isPredicted && follows(to: offset, after: interval, within: maximumOffset)
        if !agrees {
          begin(overscroll, to: offset, over: interval, within: maximumOffset, afterStillness: wasStill)
        }
        self.time = time
        self.offset = offset
        return agrees ? .agrees : isPredicted ? .disagrees : .unknown
      }

      /// Puts the motion `distance` pt further on.
      mutating func shift(by distance: Double) {
        offset += distance
        position += distance
      }

      /// The same motion with its time as an age at `time`, and without samples that are too old to predict from.
      func canonical(at time: Double) -> FreeMotion {
        guard hasSample else { return self }
        var result = self
        result.time -= time
        return result.time > -FreeMotion.longest ? result : FreeMotion(at: offset, -1)
      }

      /// Whether the content moved in by no more than a spring moves it that takes over from a still finger.
      ///
      /// From stillness it moves `1 - (1 + ωt) e^(-ωt)`, nearly `(ωt)^2 / 2`, of its overscroll; 0.6 of that, since
      /// a finger lifts between two frames, and 0.4 pt for the rounding.
      private static func isStill(_ moved: Double, from overscroll: Double, over interval: Double) -> Bool {
        let turn = BounceSpring.frequency * min(interval, longest)
        let inward = overscroll > 0 ? -moved : moved
        return overscroll == 0 || inward <= 0.4 + 0.3 * turn * turn * abs(overscroll)
      }

      /// Whether the motion goes on to a sample, as far as it can be told; if so, the sample improves the fit.
      private mutating func follows(
        to offset: Double, after interval: Double, within maximumOffset: Double
      ) -> Bool {
        let next = prediction(after: interval, within: maximumOffset)
        let bend = abs(next.position - position - velocity * interval)
        let residual = offset - next.position
        guard abs(residual) <= FreeMotion.tolerance + FreeMotion.leniency * bend else { return false }
        samples = min(samples + 1, FreeMotion.memory)
        let n = Double(samples)
        position = next.position + residual * (4 * n - 2) / (n * (n + 1))
        velocity = next.velocity + residual / interval * 6 / (n * (n + 1))
        return true
      }

      /// Where free motion brings the content, in pt, and its velocity there, in pt/s.
      ///
      /// It may cross an edge outwards; the share of the interval before that is taken for the share of the way.
      private func prediction(
        after interval: Double, within maximumOffset: Double
      ) -> (position: Double, velocity: Double) {
        var start = (position: position, velocity: velocity)
        var rest = interval
        if position == position.clamped(to: 0, maximumOffset) {
          let way = Deceleration.normal.travel(velocity: velocity, age: interval)
          let end = (position + way).clamped(to: 0, maximumOffset)
          start.velocity = Deceleration.normal.velocity(from: velocity, age: interval)
          start.position = end
          guard end != position + way else { return start }
          rest = interval * (position + way - end) / way
        }
        let edge = start.position.clamped(to: 0, maximumOffset)
        let spring = BounceSpring(displacement: start.position - edge, velocity: start.velocity)
        return (edge + spring.displacement(age: rest), spring.velocity(age: rest))
      }

      /// Begins with the last sample and this one; or with this one alone, where an edge lies between them.
      private mutating func begin(
        _ overscroll: Double, to offset: Double, over interval: Double, within maximumOffset: Double,
        afterStillness wasStill: Bool
      ) {
        let displacement = offset - (self.offset - overscroll)
        let isInside = overscroll == 0 && offset == offset.clamped(to: 0, maximumOffset)
        position = offset
        samples = 1
        beganAsLift = true
        guard interval < FreeMotion.longest, isInside || overscroll * displacement > 0 else { return }
        samples = 2
        guard !isInside else {
          let unit = Deceleration.normal.travel(velocity: 1, age: interval)
          return velocity = Deceleration.normal.velocity(from: displacement / unit, age: interval)
        }
        let decay = ElementaryFunctions.exp(-BounceSpring.frequency * interval)
        let slope = (displacement / decay - overscroll) / interval
        let start = slope - BounceSpring.frequency * overscroll
        let inward = overscroll > 0 ? -start : start
        velocity = slope * decay - BounceSpring.frequency * displacement
        beganAsLift = wasStill && inward <= FreeMotion.liftRate * abs(overscroll)
      }
    }
  }
#endif
