/// The critically damped spring that moves content to an edge, gap or snap target.
///
/// The mass is 1, the stiffness 120 and the damping ratio 1, so ω = √(stiffness / mass) = 10.95 per second.
/// For a displacement x0 and a velocity v0, `x(t) = (x0 + B t) e^(-ω t)` with `B = v0 + ω x0`. The spring
/// crosses 0 at most once.
///
/// The stiffness is JetBrains' for iOS (compose-multiplatform-core, pull request 1010). With it and
/// `recoilRate`, the spring matches a recorded bounce of 177 pt within 0.6 pt. The recording is of a
/// UIScrollView of iOS 26.5 (samoylenkodmitry/Cranpose, `ios_fling_measurement.rs`).
package struct BounceSpring: Hashable, Sendable {
  /// ω, in 1/s: √120.
  static let frequency = 10.954451150103322
  /// The inward speed per pt of displacement, in 1/s, when a still finger lifts.
  ///
  /// It is fitted to the recording above: 1,274 pt/s from 177 pt.
  static let recoilRate = 7.2
  /// The displacement, in pt, below which the spring comes to rest.
  static let restDistance = 0.5

  /// x0: the initial displacement from the target, in pt.
  let displacement: Double
  /// v0: the initial velocity, in pt/s.
  let velocity: Double

  /// Makes a spring with an initial displacement, in pt, and velocity, in pt/s.
  package init(displacement: Double, velocity: Double) {
    (self.displacement, self.velocity) = (displacement, velocity)
  }

  /// Makes the spring for content that a finger releases.
  ///
  /// After the lift of a still finger the content starts inward at `recoilRate`. Content that already moves
  /// inward faster keeps its speed. If the finger moves the content outward, this speed is subtracted. The
  /// recording covers a still finger. Belief: the formula also holds for a moving finger. At 0 pt/s it
  /// agrees with the recording.
  ///
  /// - Parameters:
  ///   - displacement: The displacement from the target, in pt.
  ///   - velocity: The content's velocity at the lift, in pt/s.
  package init(lettingGoAt displacement: Double, velocity: Double) {
    let inwards = displacement > 0 ? -velocity : velocity
    let recoil = min(inwards, 0) + BounceSpring.recoilRate * displacement.magnitude
    let speed = max(inwards, recoil)
    self.init(displacement: displacement, velocity: displacement > 0 ? -speed : speed)
  }

  /// B in the formula above: the slope of the linear factor, in pt/s.
  private var slope: Double { velocity + BounceSpring.frequency * displacement }

  /// Returns the displacement from the target, in pt, after `age` seconds.
  package func displacement(age: Double) -> Double {
    (displacement + slope * age) * ElementaryFunctions.exp(-BounceSpring.frequency * age)
  }

  /// Returns the velocity, in pt/s, after `age` seconds.
  func velocity(age: Double) -> Double {
    let line = displacement + slope * age
    return (slope - BounceSpring.frequency * line) * ElementaryFunctions.exp(-BounceSpring.frequency * age)
  }

  /// The age, in s, when the spring crosses its target; infinity without a crossing.
  var crossingAge: Double {
    let age = -displacement / slope
    return age > 0 ? age : .infinity
  }

  /// The age, in s, when the spring reverses its direction; 0 without a reversal.
  var reversalAge: Double {
    let age = velocity / (BounceSpring.frequency * slope)
    return age > 0 && age.isFinite ? age : 0
  }

  /// The age, in s, when the spring comes to rest.
  ///
  /// From this age on, the spring stays within half a point of its target. No closed form exists, so the
  /// code bisects the part of the motion after the reversal. If the spring reverses within half a point of
  /// its target, the code bisects the whole motion.
  package var restAge: Double {
    let reversal = reversalAge
    let tail = isNear(age: reversal) ? 0 : reversal
    guard !isNear(age: tail) else { return tail }
    var step = 0.25
    while !isNear(age: tail + step), step < 64 { step += step }
    return bisect(from: tail, to: tail + step, until: isNear)
  }

  /// Returns the age, in s, when the spring reaches a displacement, or `-infinity`.
  ///
  /// The spring must not reverse its direction between `from` and `to`. The result is `-infinity` if the
  /// spring does not reach the displacement between these ages.
  func age(reaching distance: Double, from: Double, to: Double) -> Double {
    let before = displacement(age: from) - distance
    let after = displacement(age: to) - distance
    guard from < to, (before < 0) != (after < 0), before != 0 else { return -.infinity }
    return bisect(from: from, to: to) { ((displacement(age: $0) - distance) < 0) != (before < 0) }
  }

  private func isNear(age: Double) -> Bool { abs(displacement(age: age)) <= BounceSpring.restDistance }
}

/// Returns the first instant that satisfies a condition.
///
/// Once the condition holds, it must hold for all later instants. The search always halves the interval
/// forty times. So a second is resolved to 10^-12 s, in the same steps on every platform.
func bisect(from start: Double, to end: Double, until condition: (Double) -> Bool) -> Double {
  var before = start
  var after = end
  for _ in 0..<40 {
    let middle = (before + after) / 2
    if condition(middle) { after = middle } else { before = middle }
  }
  return after
}
