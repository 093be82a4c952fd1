/// What a platform that scrolls by itself has reported, and the gaps drawn into its content.
///
/// The platform keeps its own offset p and knows nothing of a gap. At the start, a gap s is drawn as a floor:
/// the content's start shows at `max(-p, s)` where p <= 0, so reserving less than the content is pulled by moves
/// nothing, and at `s - p` further inside. At the end a gap is room behind the content, which moves nothing.
struct ObservedScroll: Hashable, Sendable {
  /// How long, in s, a platform that does not say so must report nothing new to count as at rest.
  static let stillness = 0.1

  /// The platform's own offset, in pt.
  var offset = 0.0
  /// What the platform says it is doing.
  private(set) var phase = ObservedPhase.resting
  private var changed = 0.0
  var start = GapSpring()
  private var end = GapSpring()

  /// Takes a report.
  mutating func observe(_ offset: Double, _ phase: ObservedPhase, at time: Double) {
    if offset != self.offset || phase != self.phase { changed = time }
    self.offset = offset
    self.phase = phase
  }

  /// The gap drawn at each edge, in pt.
  func gaps(at time: Double) -> EdgePair<Double> {
    EdgePair(start: start.extent(at: time), end: end.extent(at: time))
  }

  /// Where the content is drawn, in pt: its offset from the viewport's start edge.
  func drawnOffset(at time: Double) -> Double {
    let gap = start.extent(at: time)
    return offset >= 0 ? offset - gap : -max(-offset, gap)
  }

  /// Brings the gaps towards those that the edges ask for.
  ///
  /// At the edge a spring does. Further inside, as much as can be is made up for by the platform's offset, so that
  /// nothing moves, but only once the platform is at rest: a write would end its momentum, or fight the finger.
  /// Until then the gap stays as it is.
  ///
  /// - Returns: What is to be added to the platform's offset, in pt.
  mutating func hold(_ gaps: EdgePair<Double>, at time: Double) -> Double {
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

  /// The instant, in s, at which a spring ends or rest is certain, or infinity.
  var deadline: Double {
    let stillness = phase == .unknown ? changed + ObservedScroll.stillness : .infinity
    return min(stillness, min(start.rest, end.rest))
  }

  /// Takes note of what the deadline was for.
  mutating func settle(at time: Double) {
    if phase == .unknown, changed + ObservedScroll.stillness <= time { phase = .resting }
    start.settle(at: time)
    end.settle(at: time)
  }

  /// The same reports with times as ages at `time`.
  func canonical(at time: Double) -> ObservedScroll {
    var result = self
    result.changed = phase == .unknown ? changed - time : 0
    result.start = start.canonical(at: time)
    result.end = end.canonical(at: time)
    return result
  }
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

  /// The extent at an instant, in pt.
  func extent(at time: Double) -> Double {
    duration == .infinity ? target : target + spring.displacement(age: time - start)
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

  func canonical(at time: Double) -> GapSpring {
    var result = self
    if duration < .infinity { result.start -= time }
    return result
  }
}
