/// The critically damped spring that brings content back to an edge, to a gap or to a snapping target.
///
/// Mass 1, stiffness 120, damping ratio 1, so ω = √(stiffness / mass) = 10.95 per second and, for a displacement
/// x0 and a velocity v0, `x(t) = (x0 + B t) e^(-ω t)` with `B = v0 + ω x0`. It crosses 0 once at most.
///
/// The stiffness is JetBrains' for iOS (compose-multiplatform-core, pull request 1010). With it and `recoilRate`, the
/// recorded bounce of a UIScrollView of iOS 26.5 (samoylenkodmitry/Cranpose, `ios_fling_measurement.rs`) is met within
/// 0.6 pt of 177.
package struct BounceSpring: Hashable, Sendable {
  /// ω, in 1/s: √120.
  static let frequency = 10.954451150103322
  /// The initial speed of content released by a still finger, in 1/s times its displacement.
  ///
  /// Fitted to the recording named above: 1,274 pt/s from 177 pt.
  static let recoilRate = 7.2
  /// The displacement, in pt, below which a motion counts as at rest.
  static let restDistance = 0.5

  /// x0: the displacement from the target at the start, in pt.
  let displacement: Double
  /// v0: the velocity at the start, in pt/s.
  let velocity: Double

  /// Makes a spring that is let go `displacement` pt from its target, at `velocity` pt/s.
  package init(displacement: Double, velocity: Double) {
    (self.displacement, self.velocity) = (displacement, velocity)
  }

  /// Makes the spring of content that a finger lets go of.
  ///
  /// A still finger's content starts at `recoilRate`. A finger that moves inwards keeps its own speed if that is higher;
  /// an outward speed is added. Recorded for a still finger; the rest is a belief that agrees with it at 0 pt/s.
  ///
  /// - Parameters:
  ///   - displacement: The displacement from the target, in pt.
  ///   - velocity: The content's velocity as the finger lifts, in pt/s.
  package init(lettingGoAt displacement: Double, velocity: Double) {
    let inwards = displacement > 0 ? -velocity : velocity
    let recoil = min(inwards, 0) + BounceSpring.recoilRate * displacement.magnitude
    let speed = max(inwards, recoil)
    self.init(displacement: displacement, velocity: displacement > 0 ? -speed : speed)
  }

  /// B: the slope of the line under the exponential.
  private var slope: Double { velocity + BounceSpring.frequency * displacement }

  /// The displacement from the target, in pt, after `age` seconds.
  package func displacement(age: Double) -> Double {
    (displacement + slope * age) * ElementaryFunctions.exp(-BounceSpring.frequency * age)
  }

  /// The velocity, in pt/s, after `age` seconds.
  func velocity(age: Double) -> Double {
    let line = displacement + slope * age
    return (slope - BounceSpring.frequency * line) * ElementaryFunctions.exp(-BounceSpring.frequency * age)
  }

  /// When, in seconds after the start, the spring passes its target, or infinity where it only approaches it.
  var crossingAge: Double {
    let age = -displacement / slope
    return age > 0 ? age : .infinity
  }

  /// When, in seconds after the start, the spring turns round, or 0 where it never does.
  var turningAge: Double {
    let age = velocity / (BounceSpring.frequency * slope)
    return age > 0 && age.isFinite ? age : 0
  }

  /// When, in seconds after the start, the spring is within half a point of its target for good.
  ///
  /// There is no closed form, so the tail is bisected: what comes after the turn, or all of it where the spring
  /// turns round within that distance.
  package var restAge: Double {
    let turn = turningAge
    let tail = isNear(age: turn) ? 0 : turn
    guard !isNear(age: tail) else { return tail }
    var step = 0.25
    while !isNear(age: tail + step), step < 64 { step += step }
    return bisect(from: tail, to: tail + step, until: isNear)
  }

  /// The age, in s, at which a spring that runs one way between two ages is at `wanted`; before any age where it
  /// never is.
  func age(reaching wanted: Double, from: Double, to: Double) -> Double {
    let before = displacement(age: from) - wanted
    let after = displacement(age: to) - wanted
    guard from < to, (before < 0) != (after < 0), before != 0 else { return -.infinity }
    return bisect(from: from, to: to) { ((displacement(age: $0) - wanted) < 0) != (before < 0) }
  }

  private func isNear(age: Double) -> Bool { abs(displacement(age: age)) <= BounceSpring.restDistance }
}

/// The first of the instants between two at which a condition holds that, once it holds, goes on to hold.
///
/// Forty halvings, whatever the input: a second is resolved to 10^-12 s, in the same steps on every platform.
func bisect(from start: Double, to end: Double, until holds: (Double) -> Bool) -> Double {
  var before = start
  var after = end
  for _ in 0..<40 {
    let middle = (before + after) / 2
    if holds(middle) { after = middle } else { before = middle }
  }
  return after
}
