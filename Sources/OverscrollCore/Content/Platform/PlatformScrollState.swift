/// The state of a scroll view that the platform moves, with the drawn gaps.
///
/// The offset p of the platform does not include a gap. For the source `.platformTransform` the adapter
/// draws a gap of s pt at the start. For p <= 0 the content's start is drawn at `max(-p, s)`. So opening a
/// gap does not move content that is pulled further than the gap. For p > 0 the content's start is drawn at
/// `s - p`. A gap at the end is space after the content, and moves nothing.
@usableFromInline package struct PlatformScrollState: Hashable, Sendable {
  /// The platform's largest rounding error, in pt, of an offset that the engine has set.
  ///
  /// The engine does not treat a smaller change as a movement.
  static let rounding = 0.51
  /// The overscroll, in pt, below which the engine treats content as at the edge.
  ///
  /// The tolerance applies while no finger drags the content. A browser rounds the sizes that it reports.
  static let sizeRounding = 1.0

  /// The platform's own offset, in pt.
  @usableFromInline package private(set) var offset = 0.0
  /// The phase of the last report: the cause of the movement.
  @usableFromInline package private(set) var phase = ObservedPhase.resting
  var restTimer = RestTimer()
  /// Whether the engine has requested a report because a moving platform stood still.
  ///
  /// The platform had reported movement, and has not reported rest.
  private var isReportRequested = false
  var start = GapSpring()
  var end = GapSpring()

  /// Makes content at rest at an offset in pt.
  init(at offset: Double = 0) { self.offset = offset }

  /// Updates the offset and the phase from a report.
  ///
  /// A report of `.free` or `.unknown` with an unchanged offset leaves resting content at rest. With
  /// `.free`, a change of the offset below `rounding` also leaves resting content at rest.
  mutating func observe(_ offset: Double, _ phase: ObservedPhase, at time: Double) {
    let isResting = self.phase == .resting || isReportRequested
    let isRounded = self.phase == .resting && (offset - self.offset).magnitude < PlatformScrollState.rounding
    let phase: ObservedPhase =
      switch phase {
      case .free where isRounded || (isResting && offset == self.offset): .resting
      case .unknown where isResting && offset == self.offset: .resting
      case .free, .unknown, .resting, .tracking, .decelerating: phase
      }
    if offset != self.offset || phase != self.phase || isReportRequested {
      restTimer.recordMovement(at: time)
    }
    isReportRequested = false
    self.offset = offset
    self.phase = phase
  }

  /// Whether a report at this instant has moved the content in the phase `.free`.
  func hasJustMoved(at time: Double) -> Bool { phase == .free && restTimer.lastMovement == time }

  /// Returns the gap drawn at each edge, in pt.
  func gaps(at time: Double) -> EdgePair<Double> {
    EdgePair(start: start.extent(at: time), end: end.extent(at: time))
  }

  /// Returns the drawn content offset, in pt.
  @usableFromInline package func drawnOffset(at time: Double) -> Double {
    let gap = start.extent(at: time)
    return offset >= 0 ? offset - gap : -max(-offset, gap)
  }

  /// Changes the drawn gaps to the gaps that the edges request.
  ///
  /// At the edge a spring changes the gap. Inside the content, the platform's offset changes by the same
  /// distance as the gap, if possible, so that nothing moves on screen. That change requires a platform at
  /// rest, because writing an offset would end its momentum or move content under a finger. Until then the
  /// gap stays unchanged.
  ///
  /// - Returns: The correction of the platform's offset, in pt.
  mutating func setGaps(_ gaps: EdgePair<Double>, at time: Double) -> Double {
    if gaps.end != end.target {
      end.change(to: gaps.end, from: max(end.extent(at: time), gaps.end), at: time)
    }
    guard gaps.start != start.target else { return 0 }
    let extent = start.extent(at: time)
    guard offset > 0 else {
      start.change(to: gaps.start, from: max(extent, min(gaps.start, -offset)), at: time)
      return 0
    }
    guard phase == .resting else {
      start.change(to: extent, from: extent, at: time)
      return 0
    }
    let correction = max(gaps.start - extent, -offset)
    start.change(to: gaps.start, from: extent + correction, at: time)
    offset += correction
    return correction
  }

  /// Shifts the content because the content before the viewport grew or shrank.
  ///
  /// The platform's offset and the drawn offset shift by the same distance. Inside the content, and for a
  /// pull longer than the gap, the new platform offset alone gives the new drawn offset. In all remaining
  /// cases the gap first gets the extent that keeps the drawn offset. Then `setGaps` or a spring changes it
  /// to the requested gap.
  ///
  /// - Parameters:
  ///   - distance: The shift, in pt, which must be within the offset's range.
  ///   - time: The time, in s.
  mutating func shift(by distance: Double, at time: Double) {
    let before = offset
    let drawn = drawnOffset(at: time) + distance
    let gap = start.extent(at: time)
    offset = before + distance
    let isInside = before >= 0 && offset >= 0
    let isPulled = before <= -gap && offset <= -gap
    guard gap > 0, !isInside, !isPulled else { return }
    let extent = max(0, offset >= 0 ? offset - drawn : -drawn)
    start.change(to: offset >= 0 ? extent : start.target, from: extent, at: time)
  }
}

extension PlatformScrollState {
  /// The next time, in s, when a spring ends or rest is detected; or infinity.
  ///
  /// - Parameter asks: Whether the engine requests a report if reported movement stops without a report of
  ///   rest.
  @usableFromInline
  package func deadline(asks: Bool) -> Double { min(rest(asks: asks), min(start.rest, end.rest)) }

  func rest(asks: Bool) -> Double {
    switch phase {
    case .unknown, .free: restTimer.deadline
    case .decelerating: asks ? restTimer.deadline : .infinity
    case .resting, .tracking: .infinity
    }
  }

  /// Handles the deadline: ends the springs and detects rest.
  ///
  /// Content without movement for 0.1 s is at rest, unless the platform has reported `.tracking` or
  /// `.decelerating`. After `.decelerating` the engine first requests a new report, if `asks` is true. The
  /// content is at rest if no movement is reported within another 0.1 s.
  ///
  /// - Returns: Whether to request a report.
  mutating func handleDeadline(at time: Double, asks: Bool) -> Bool {
    start.finishMotion(at: time)
    end.finishMotion(at: time)
    guard rest(asks: asks) <= time else { return false }
    guard phase == .decelerating, !isReportRequested else {
      phase = .resting
      isReportRequested = false
      return false
    }
    isReportRequested = true
    restTimer.recordMovement(at: time)
    return true
  }
}

/// A timer that detects rest by the time since the last movement.
struct RestTimer: Hashable, Sendable {
  /// The time without movement, in s, that means rest.
  static let interval = 0.1

  /// The time of the last movement, in s.
  private(set) var lastMovement = 0.0

  /// The time, in s, when the content is at rest if nothing moves until then.
  var deadline: Double { lastMovement + RestTimer.interval }

  /// Records a movement.
  mutating func recordMovement(at time: Double) { lastMovement = time }

  /// Shifts the recorded time by a number of seconds.
  mutating func moveTimes(by change: Double) { lastMovement += change }
}

/// A gap's extent, animated by a spring from one value to the next.
struct GapSpring: Hashable, Sendable {
  /// The final extent, in pt.
  private(set) var target = 0.0
  private var spring = BounceSpring(displacement: 0, velocity: 0)
  private var start = 0.0
  /// The duration of the spring, in s; infinity at rest.
  private var duration = Double.infinity

  /// The end of the spring, in s; infinity at rest.
  var rest: Double { start + duration }

  /// Returns the extent at an instant, in pt; never negative.
  ///
  /// Without the limit, rounding could give a negative extent when the gap starts to open.
  func extent(at time: Double) -> Double {
    duration == .infinity ? target : max(0, target + spring.displacement(age: time - start))
  }

  mutating func change(to target: Double, from extent: Double, at time: Double) {
    self.target = target
    spring = BounceSpring(displacement: extent - target, velocity: 0)
    start = extent == target ? 0 : time
    duration = extent == target ? .infinity : spring.restAge
  }

  mutating func finishMotion(at time: Double) {
    if rest <= time { change(to: target, from: target, at: time) }
  }

  mutating func moveTimes(by change: Double) {
    if duration < .infinity { start += change }
  }
}

/// The cause of a movement, as reported by a platform that scrolls.
///
/// A later version may add cases: switch over it with `@unknown default`.
public enum ObservedPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The platform does not report the cause of a movement.
  ///
  /// Such an offset never arms a pull, because momentum may have caused it. The content is at rest once it
  /// stands still for 0.1 s.
  case unknown
  /// Nothing moves.
  case resting
  /// A finger moves the content.
  case tracking
  /// The content decelerates after the finger has lifted.
  case decelerating
  /// No finger moves the content, and the platform does not report a deceleration.
  ///
  /// A layout or an animated scroll may still move the content. The content is at rest once it stands still
  /// for 0.1 s.
  case free
}
