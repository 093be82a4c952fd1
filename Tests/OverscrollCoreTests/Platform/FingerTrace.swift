@testable import OverscrollCore

/// What a host sees of a platform that scrolls, frame by frame, and who moved the content in truth.
struct FingerTrace {
  /// A frame.
  struct Sample {
    /// When it is shown, in s, as the host believes.
    let time: Double
    /// Where the content is, in pt, as rounded for the screen.
    let offset: Double
    /// Who moves it.
    let truth: Mover
  }

  /// What the finger does.
  enum Kind: UInt64, CaseIterable {
    /// It throws the content into the start edge from inside.
    case fling
    /// It throws the content past the edge, and lifts short of the threshold.
    case flick
    /// It pulls past the threshold, drags back below it, and lifts.
    case dragBack
    /// It pulls past the threshold and lifts there, in one of four cases after it has dragged back once.
    case pull
    /// It pulls past the threshold, drags back, and lifts in full motion before it is below.
    case throwBack
  }

  /// A platform, which may differ from the engine's numbers, and a host, whose clock may.
  struct Platform {
    /// Of the spring past an edge, with a mass of 1 and a damping ratio of 1.
    var stiffness = 100.0
    /// How fast flung content slows down.
    var deceleration = Deceleration.normal
    /// How far, in s, the times that the host gives may be off.
    var clockError = 0.0
  }

  static let geometry = ScrollExtents(viewport: 800, content: 3000)

  /// The frames.
  private(set) var samples: [Sample] = []
  /// Whether the host reports only what has changed.
  let reportsChangesOnly: Bool

  /// Makes up a trace.
  ///
  /// The frames are irregular and some are dropped, one to three sixtieths on end, in two traces of three; the
  /// offset is rounded to thirds or halves of a pt in three of four, and the finger trembles.
  ///
  /// - Parameters:
  ///   - kind: What the finger does.
  ///   - seed: Says everything else.
  ///   - rate: The frames per second.
  ///   - platform: The laws that the content follows.
  init(_ kind: Kind, seed: UInt64, rate: Double, platform: Platform = Platform()) {
    var seeded = Dice(seed: seed &+ kind.rawValue &* 1_000_000 &+ UInt64(rate) &* 1_000)
    let (start, strokes) = kind.strokes(&seeded)
    let finger = SyntheticFinger(strokes, &seeded)
    let rounding = seeded.pick([1.0 / 3, 1.0 / 3, 0.5, 0])
    let jitter = seeded.pick([0, 0.02, 0.1])
    let dropRate = seeded.pick([0, 0.02, 0.06])
    reportsChangesOnly = seeded.chance(0.5)
    var scroller = PlatformScroller(platform, at: start)
    var dropped = 0
    for frame in 1...Int(6 * rate) {
      let time = (Double(frame) + seeded.next(in: -jitter...jitter)) / rate
      scroller.advance(to: time, under: finger)
      if dropped > 0 {
        dropped -= 1
        if dropped > 0 { continue }
      } else if seeded.chance(dropRate) {
        dropped = seeded.pick([1, 1, 2, 3]) * Int(rate / 60)
        continue
      }
      let noise = seeded.next(in: -1...1) * platform.clockError
      let offset = SyntheticFinger.rounded(scroller.offset, to: rounding)
      samples.append(Sample(time: time + noise, offset: offset, truth: scroller.mover))
      if scroller.mover == .nothing, time > finger.end + 0.3 { break }
    }
  }
}

/// A platform's scroller: the engine's own under the finger, and closed forms of its own numbers afterwards.
struct PlatformScroller {
  private enum Free {
    case none
    case glide(start: Double, origin: Double, velocity: Double)
    case spring(start: Double, edge: Double, displacement: Double, velocity: Double)
  }

  private let platform: FingerTrace.Platform
  private var scroller = Scroller()
  private var free = Free.none
  private(set) var mover = Mover.nothing

  init(_ platform: FingerTrace.Platform, at offset: Double) {
    self.platform = platform
    scroller.geometry = FingerTrace.geometry
    scroller.place(at: offset)
  }

  var offset: Double { scroller.offset }

  /// Brings the scroller to a frame, through what the finger does on the way.
  mutating func advance(to time: Double, under finger: SyntheticFinger) {
    if mover == .nothing, scroller.time < finger.start, time >= finger.start {
      scroller.advance(to: finger.start)
      scroller.beginDrag(at: finger.position(at: finger.start))
      mover = .finger
    }
    if mover == .finger {
      scroller.advance(to: min(time, finger.end))
      scroller.drag(to: finger.position(at: scroller.time))
      if time >= finger.end { lift() }
    }
    scroller.time = time
    goOn(to: time)
  }

  private mutating func lift() {
    let velocity = scroller.velocity
    let edge = scroller.bounds.nearest(to: offset)
    scroller.place(at: offset)
    mover = .momentum
    free =
      offset == edge
      ? .glide(start: scroller.time, origin: offset, velocity: velocity)
      : .spring(start: scroller.time, edge: edge, displacement: offset - edge, velocity: velocity)
  }

  private mutating func goOn(to time: Double) {
    switch free {
    case .none:
      break
    case .glide(let start, let origin, let velocity):
      let law = platform.deceleration
      let edge = velocity < 0 ? scroller.bounds.lower : scroller.bounds.upper
      let crossing = law.age(forTravel: edge - origin, velocity: velocity)
      guard crossing > time - start else {
        let speed = law.velocity(from: velocity, age: crossing)
        free = .spring(start: start + crossing, edge: edge, displacement: 0, velocity: speed)
        return goOn(to: time)
      }
      scroller.offset = origin + law.travel(velocity: velocity, age: time - start)
      if abs(law.velocity(from: velocity, age: time - start)) <= 1 { rest() }
    case .spring(let start, let edge, let displacement, let velocity):
      let frequency = platform.stiffness.squareRoot()
      let slope = velocity + frequency * displacement
      let crossing = -displacement / slope
      if displacement != 0, crossing > 0, crossing <= time - start {
        let speed = slope * ElementaryFunctions.exp(-frequency * crossing)
        free = .glide(start: start + crossing, origin: edge, velocity: speed)
        return goOn(to: time)
      }
      let line = displacement + slope * (time - start)
      let decay = ElementaryFunctions.exp(-frequency * (time - start))
      scroller.offset = edge + line * decay
      if abs(line * decay) < 0.5, abs((slope - frequency * line) * decay) < 5 {
        scroller.offset = edge
        rest()
      }
    }
  }

  private mutating func rest() {
    free = .none
    mover = .nothing
  }
}
