/// What a platform that scrolls by itself has reported, and the gaps that are drawn into its content.
///
/// The platform keeps its own offset p. Where it knows nothing of a gap, a gap s at the start is drawn as a floor: the
/// content's start shows at `max(-p, s)` where p <= 0, so reserving less than the content is pulled by moves nothing,
/// and at `s - p` further inside. At the end a gap is room behind the content, which moves nothing.
@usableFromInline package struct ObservedScroll: Hashable, Sendable {
  /// How far, in pt, a platform rounds an offset that it was put to: less is no movement.
  static let rounding = 0.51
  /// How far past an edge, in pt, content that no finger holds still counts as at it: a browser rounds what it says of sizes.
  static let sizeRounding = 1.0

  /// The platform's own offset, in pt.
  @usableFromInline package private(set) var offset = 0.0
  /// What moves the content.
  @usableFromInline package private(set) var phase = ObservedPhase.resting
  var stillness = Stillness()
  /// Whether the platform, which said that it moves, has been asked where the content is now.
  private var isAsked = false
  var start = GapSpring()
  var end = GapSpring()

  /// Content at rest somewhere, in pt.
  init(at offset: Double = 0) { self.offset = offset }

  /// Takes a report.
  ///
  /// An equal offset leaves resting content at rest unless a finger tracks it. For `.free`, a change below `rounding` counts
  /// as equal.
  mutating func observe(_ offset: Double, _ phase: ObservedPhase, at time: Double) {
    let isResting = self.phase == .resting || isAsked
    let isRounded = self.phase == .resting && (offset - self.offset).magnitude < ObservedScroll.rounding
    let phase: ObservedPhase =
      switch phase {
      case .free where isRounded || (isResting && offset == self.offset): .resting
      case .unknown where isResting && offset == self.offset: .resting
      case .free, .unknown, .resting, .tracking, .decelerating: phase
      }
    if offset != self.offset || phase != self.phase || isAsked { stillness.moved(at: time) }
    isAsked = false
    self.offset = offset
    self.phase = phase
  }

  /// Whether the content has moved at this very instant by what the platform doesn't say.
  func hasJustMoved(at time: Double) -> Bool { phase == .free && stillness.since == time }

  /// The gap drawn at each edge, in pt.
  func gaps(at time: Double) -> EdgePair<Double> {
    EdgePair(start: start.extent(at: time), end: end.extent(at: time))
  }

  /// Where the content is drawn, in pt: its offset from the viewport's start edge.
  @usableFromInline package func drawnOffset(at time: Double) -> Double {
    let gap = start.extent(at: time)
    return offset >= 0 ? offset - gap : -max(-offset, gap)
  }

  /// Brings the gaps that are drawn towards those that the edges ask for.
  ///
  /// At the edge a spring does. Further inside, as much as can be is made up for by the platform's offset, so that
  /// nothing moves, but only once the platform is at rest: a write would end its momentum, or fight the finger.
  /// Until then the gap stays as it is.
  ///
  /// - Returns: What is to be added to the platform's offset, in pt.
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

  /// Moves the content by what has come before the viewport: the platform's offset and what is drawn, alike.
  ///
  /// Inside the content, and where it is pulled further than the gap, they do by themselves. Where the gap's floor
  /// comes or goes with the shift, the gap takes the extent that keeps what is drawn; from there it goes on to what
  /// the edge asks for as it does wherever that changes (see `setGaps`).
  ///
  /// - Parameters:
  ///   - distance: By how much, in pt: no more than the offset has room for.
  ///   - time: When, in s.
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

extension ObservedScroll {
  /// The instant, in s, at which a spring ends or stillness decides, or infinity.
  ///
  /// - Parameter asks: Whether a platform that says that it moves, and does not, is asked.
  @usableFromInline
  package func deadline(asks: Bool) -> Double { min(rest(asks: asks), min(start.rest, end.rest)) }

  func rest(asks: Bool) -> Double {
    switch phase {
    case .unknown, .free: stillness.deadline
    case .decelerating: asks ? stillness.deadline : .infinity
    case .resting, .tracking: .infinity
    }
  }

  /// Takes note of what the deadline was for.
  ///
  /// A platform that does not say when it comes to rest is at rest as soon as it stands still. One that has said that it
  /// moves is asked first, and at rest unless it says so again.
  ///
  /// - Returns: Whether it is to be asked.
  mutating func settle(at time: Double, asks: Bool) -> Bool {
    start.settle(at: time)
    end.settle(at: time)
    guard rest(asks: asks) <= time else { return false }
    guard phase == .decelerating, !isAsked else {
      phase = .resting
      isAsked = false
      return false
    }
    isAsked = true
    stillness.moved(at: time)
    return true
  }
}

/// Since when nothing has moved.
struct Stillness: Hashable, Sendable {
  /// How long, in s, nothing has to move to count as at rest.
  static let needed = 0.1

  /// When something moved last, in s.
  private(set) var since = 0.0

  /// When that is certain, in s, if nothing moves until then.
  var deadline: Double { since + Stillness.needed }

  /// Takes note of a movement.
  mutating func moved(at time: Double) { since = time }

  /// Moves every time by a number of s.
  mutating func moveTimes(by change: Double) { since += change }
}

/// A gap's extent on its way from one value to another.
struct GapSpring: Hashable, Sendable {
  /// Where it goes, in pt.
  private(set) var target = 0.0
  private var spring = BounceSpring(displacement: 0, velocity: 0)
  private var start = 0.0
  /// How long it takes, in s, or infinity once it is there.
  private var duration = Double.infinity

  /// When it is there, in s, or infinity once it is.
  var rest: Double { start + duration }

  /// The extent at an instant, in pt: never below 0, to which a gap that has just begun to open may be rounded.
  func extent(at time: Double) -> Double {
    duration == .infinity ? target : max(0, target + spring.displacement(age: time - start))
  }

  mutating func change(to target: Double, from extent: Double, at time: Double) {
    self.target = target
    spring = BounceSpring(displacement: extent - target, velocity: 0)
    start = extent == target ? 0 : time
    duration = extent == target ? .infinity : spring.restAge
  }

  mutating func settle(at time: Double) {
    if rest <= time { change(to: target, from: target, at: time) }
  }

  mutating func moveTimes(by change: Double) {
    if duration < .infinity { start += change }
  }
}

/// What moves the content, as a platform that scrolls by itself reports it.
///
/// There may be other cases in a later version: switch over it with `@unknown default`.
public enum ObservedPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The platform does not say what moves the content. Such an offset never arms a pull, because momentum may have
  /// caused it. The content is at rest once it stands still for 0.1 s.
  case unknown
  /// Nothing moves.
  case resting
  /// A finger moves the content.
  case tracking
  /// The content goes on by itself.
  case decelerating
  /// No finger moves it, and the platform does not say whether anything does: it is at rest once it stands still for 0.1 s.
  case free
}
