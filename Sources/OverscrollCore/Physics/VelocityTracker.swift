/// The velocity of a finger, from its last samples.
///
/// It is the slope of the least-squares line through the samples of the last 0.1 s. A line through many
/// samples survives the jitter of a touch screen, which the difference of the last two does not. A gap of
/// more than 0.04 s between samples means that the finger stood still: what was before it does not count,
/// and a finger that stands still as it lifts has no velocity. (Both times are Android's VelocityTracker's.)
package struct VelocityTracker: Hashable, Sendable {
  /// The time, in s, that samples are looked at for.
  static let window = 0.1
  /// The time, in s, after which a finger that sends nothing counts as standing still.
  static let pause = 0.04
  /// The largest speed, in pt/s, that is reported: faster is a fault of the digitiser.
  package static let limit = 20_000.0

  private static let capacity = 16
  private(set) var times = SampleRing()
  private(set) var positions = SampleRing()
  private(set) var count = 0
  private var newest = 0
  /// When the newest is from, in s; before any instant where there is none.
  private var latest = -Double.infinity

  /// Makes a tracker without samples.
  init() {}

  /// Forgets every sample.
  mutating func reset() { self = VelocityTracker() }

  /// Takes a sample.
  ///
  /// - Parameters:
  ///   - position: Where the finger is, in pt. What is not finite is ignored.
  ///   - time: When, in s. A sample as old as the newest replaces it; an older or non-finite one is ignored.
  /// - Complexity: O(1), no allocation; the sixteen newest are kept.
  mutating func add(position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    guard time > latest else {
      if time == latest { positions[newest] = position }
      return
    }
    newest = (newest + 1) % VelocityTracker.capacity
    count = min(count + 1, VelocityTracker.capacity)
    latest = time
    times[newest] = time
    positions[newest] = position
  }

  /// How old the newest sample is at `time`, in s; infinity without any.
  func age(at time: Double) -> Double { time - latest }

  /// The finger's velocity, in pt/s, as it would be were it lifted at `time`.
  ///
  /// - Parameter time: When the finger lifts, in s. Where that is not finite, the velocity is 0.
  /// - Complexity: O(1).
  func velocity(at time: Double) -> Double {
    guard count > 1, time.isFinite, time - latest <= VelocityTracker.pause else { return 0 }
    var sums = LineSums(time: latest, position: positions[newest])
    var later = latest
    for age in 1..<count {
      let index = index(ofAge: age)
      guard time - times[index] <= VelocityTracker.window, later - times[index] <= VelocityTracker.pause
      else { break }
      later = times[index]
      sums.add(time: times[index], position: positions[index])
    }
    return sums.slope.clamped(to: -VelocityTracker.limit, VelocityTracker.limit)
  }

  /// Where the sample is that `age` samples came after.
  func index(ofAge age: Int) -> Int {
    (newest + VelocityTracker.capacity - age) % VelocityTracker.capacity
  }
}

/// The sums from which the slope of a least-squares line follows, relative to its first point.
private struct LineSums {
  let time: Double
  let position: Double
  var n = 1.0
  var t = 0.0
  var x = 0.0
  var tt = 0.0
  var tx = 0.0

  init(time: Double, position: Double) {
    self.time = time
    self.position = position
  }

  mutating func add(time: Double, position: Double) {
    let dt = time - self.time
    let dx = position - self.position
    n += 1
    t += dt
    x += dx
    tt += dt * dt
    tx += dt * dx
  }

  var slope: Double {
    let spread = n * tt - t * t
    return spread > 0 ? (n * tx - t * x) / spread : 0
  }
}

/// Sixteen numbers by their places, which count modulo 16.
///
/// A vector needs no allocation; but to write one of its numbers by a place, a compiler copies all of them.
struct SampleRing: Hashable, Sendable {
  private var numbers = SIMD16<Double>.zero

  subscript(place: Int) -> Double {
    get {
      withUnsafeBytes(of: numbers) { $0.load(fromByteOffset: SampleRing.offset(place), as: Double.self) }
    }
    set {
      withUnsafeMutableBytes(of: &numbers) {
        $0.storeBytes(of: newValue, toByteOffset: SampleRing.offset(place), as: Double.self)
      }
    }
  }

  private static func offset(_ place: Int) -> Int { (place & 15) &* 8 }
}
