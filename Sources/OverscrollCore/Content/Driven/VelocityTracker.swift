/// A tracker that computes a finger's velocity from its last samples.
///
/// The velocity is the slope of the least-squares line through the samples of the last 0.1 s. A line
/// through many samples is less sensitive to the jitter of a touch screen than the difference of the last
/// two samples. A pause of more than 0.04 s between samples means that the finger stood still. Samples
/// before such a pause are ignored. A finger that stands still at the lift has a velocity of 0. Both times
/// are from Android's VelocityTracker.
package struct VelocityTracker: Hashable, Sendable {
  /// The maximum age of a sample, in s.
  static let window = 0.1
  /// The time without a sample, in s, that means that the finger stands still.
  static let pause = 0.04
  /// The maximum reported speed, in pt/s.
  ///
  /// A higher speed is an error of the digitizer.
  package static let limit = 20_000.0

  private static let capacity = 16
  private(set) var times = SampleBuffer()
  private(set) var positions = SampleBuffer()
  private(set) var count = 0
  private var newest = 0
  /// The time of the newest sample, in s; `-infinity` without samples.
  private var latest = -Double.infinity

  /// Makes a tracker without samples.
  package init() {}

  /// Removes every sample.
  package mutating func reset() { self = VelocityTracker() }

  /// Adds a sample.
  ///
  /// - Parameters:
  ///   - position: The finger's position, in pt. Non-finite values are ignored.
  ///   - time: The time, in s. A sample with the newest time replaces the newest sample. An older or
  ///     non-finite time is ignored.
  /// - Complexity: O(1), no allocation; the tracker keeps the sixteen newest samples.
  package mutating func add(position: Double, at time: Double) {
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

  /// Returns the age of the newest sample at `time`, in s; infinity without samples.
  func age(at time: Double) -> Double { time - latest }

  /// Returns the finger's velocity at a lift, in pt/s.
  ///
  /// - Parameter time: The time of the lift, in s. A non-finite time gives a velocity of 0.
  /// - Complexity: O(1).
  package func velocity(at time: Double) -> Double {
    guard count > 1, time.isFinite, time - latest <= VelocityTracker.pause else { return 0 }
    var sums = LeastSquaresState(time: latest, position: positions[newest])
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

  /// Returns the index of a sample; the newest sample has the age 0.
  func index(ofAge age: Int) -> Int {
    (newest + VelocityTracker.capacity - age) % VelocityTracker.capacity
  }
}

/// The sums for the slope of a least-squares line, relative to its first point.
private struct LeastSquaresState {
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

/// A ring of sixteen numbers, with indices modulo 16.
///
/// The numbers are in a SIMD vector, which needs no allocation. Writing through the vector's subscript
/// would copy all numbers, so the ring writes by byte offset.
struct SampleBuffer: Hashable, Sendable {
  private var numbers = SIMD16<Double>.zero

  subscript(index: Int) -> Double {
    get {
      withUnsafeBytes(of: numbers) { $0.load(fromByteOffset: SampleBuffer.offset(index), as: Double.self) }
    }
    set {
      withUnsafeMutableBytes(of: &numbers) {
        $0.storeBytes(of: newValue, toByteOffset: SampleBuffer.offset(index), as: Double.self)
      }
    }
  }

  private static func offset(_ index: Int) -> Int { (index & 15) &* 8 }
}
