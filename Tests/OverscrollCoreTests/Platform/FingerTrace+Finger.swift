@testable import OverscrollCore

/// A finger that moves in strokes and trembles.
struct SyntheticFinger {
  /// A move from where the last one ended.
  struct Stroke {
    /// How long it takes, in s.
    var duration: Double
    /// Where it ends, in pt of the finger's way; pulling past the start edge is positive.
    var end: Double
    var course = Course.line
  }

  /// How a stroke goes on, as a share of its way over a share of its time.
  enum Course {
    /// As people move: with the least jerk (Flash and Hogan 1985).
    case leastJerk
    case line
    case easeOut
    case easeIn

    func share(_ p: Double) -> Double {
      switch self {
      case .leastJerk: p * p * p * (10 - 15 * p + 6 * p * p)
      case .line: p
      case .easeOut: 1 - (1 - p) * (1 - p) * (1 - p)
      case .easeIn: p * p * p
      }
    }
  }

  private let strokes: [Stroke]
  private let tremor: Double
  private let tremorRate: Double
  private let rounding: Double
  /// When it comes down, in s.
  let start: Double
  /// When it lifts, in s.
  let end: Double

  init(_ strokes: [Stroke], _ seeded: inout Dice) {
    self.strokes = strokes
    tremor = seeded.chance(0.7) ? seeded.next(in: 0...0.6) : 0
    tremorRate = seeded.next(in: 6...12)
    rounding = seeded.pick([1.0 / 3, 0.5, 1, 0])
    start = seeded.next(in: 0.2...0.25)
    end = strokes.reduce(start) { $0 + $1.duration }
  }

  /// Where the finger is, in pt.
  func position(at time: Double) -> Double {
    let wave = (time * tremorRate) - (time * tremorRate).rounded(.down)
    return SyntheticFinger.rounded(way(at: time) + tremor * (abs(4 * wave - 2) - 1), to: rounding)
  }

  private func way(at time: Double) -> Double {
    var age = time - start
    var from = 0.0
    for stroke in strokes {
      if age < stroke.duration {
        return from + (stroke.end - from) * stroke.course.share(age / stroke.duration)
      }
      age -= stroke.duration
      from = stroke.end
    }
    return from
  }

  static func rounded(_ value: Double, to step: Double) -> Double {
    step > 0 ? (value / step).rounded(.toNearestOrEven) * step : value
  }
}

extension FingerTrace.Kind {
  /// Where the content stands at first, in pt, and what the finger does.
  func strokes(_ seeded: inout Dice) -> (start: Double, strokes: [SyntheticFinger.Stroke]) {
    switch self {
    case .fling:
      let way = seeded.next(in: 60...350)
      let start = way + seeded.next(in: 5...(seeded.chance(0.5) ? 300 : 2000))
      let duration = way / seeded.next(in: 600...5000)
      let hold = seeded.chance(0.3) ? seeded.next(in: 0.05...0.4) : 0
      let course = seeded.pick([SyntheticFinger.Course.line, .easeIn])
      return (
        start,
        [
          SyntheticFinger.Stroke(duration: hold, end: 0),
          SyntheticFinger.Stroke(duration: duration, end: way, course: course),
        ]
      )
    case .flick:
      let start = seeded.chance(0.5) ? 0 : seeded.next(in: 0...60)
      let way = start + seeded.next(in: 20...150)
      let course = seeded.pick([SyntheticFinger.Course.line, .easeIn])
      let duration = way / seeded.next(in: 800...4500)
      return (start, [SyntheticFinger.Stroke(duration: duration, end: way, course: course)])
    case .dragBack:
      return pull(&seeded, back: -40...92)
    case .pull:
      return pull(&seeded, back: seeded.chance(0.25) ? -40...92 : nil, again: true)
    case .throwBack:
      let pulled = pull(&seeded, back: nil)
      let way = seeded.next(in: 20...80)
      let end = (pulled.strokes.last?.end ?? 0) - way
      let throwing = SyntheticFinger.Stroke(duration: way / seeded.next(in: 300...1500), end: end)
      return (pulled.start, pulled.strokes + [throwing])
    }
  }

  /// A pull past the threshold of 100 pt, a hold, and perhaps a drag back and a second pull.
  private func pull(
    _ seeded: inout Dice, back: ClosedRange<Double>?, again: Bool = false
  ) -> (start: Double, strokes: [SyntheticFinger.Stroke]) {
    let start = seeded.chance(0.6) ? 0 : seeded.next(in: 0...400)
    let band = RubberBand(dimension: FingerTrace.geometry.viewport)
    var strokes: [SyntheticFinger.Stroke] = []
    func move(to overscroll: ClosedRange<Double>, speed: ClosedRange<Double>) {
      let wanted = seeded.next(in: overscroll)
      let end = start + (wanted > 0 ? band.travel(forOverscroll: wanted) : wanted)
      let duration = max(0.03, abs(end - (strokes.last?.end ?? 0)) / seeded.next(in: speed))
      let course = seeded.pick([SyntheticFinger.Course.leastJerk, .leastJerk, .line, .easeOut])
      strokes.append(SyntheticFinger.Stroke(duration: duration, end: end, course: course))
      guard seeded.chance(0.7) else { return }
      let drift = seeded.next(in: -3...3)
      strokes.append(SyntheticFinger.Stroke(duration: seeded.next(in: 0.02...0.7), end: end + drift))
    }
    move(to: 104...220, speed: 300...2000)
    guard let back else { return (start, strokes) }
    move(to: back, speed: 150...1800)
    if again { move(to: 104...200, speed: 300...2000) }
    return (start, strokes)
  }
}
