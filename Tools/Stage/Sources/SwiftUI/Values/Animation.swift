import Foundation

/// A curve and a duration for a change from one value to another.
public struct Animation: Hashable, Sendable {
  /// The curve, from 0 to 1 in time and mostly also in value.
  enum Course: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    /// A spring from rest, with the stiffness and damping for a mass of 1.
    case spring(stiffness: Double, damping: Double)
  }

  let course: Course
  /// The duration, in s.
  let duration: Double
  var repeats = false
  var autoreverses = false

  /// The default since iOS 17: a smooth spring, see `Animation.default`.
  ///
  /// Its response is 0.55 s and it does not bounce.
  public static let `default` = spring(duration: 0.55)

  public static func linear(duration: Double) -> Animation { Animation(course: .linear, duration: duration) }
  public static func easeIn(duration: Double) -> Animation { Animation(course: .easeIn, duration: duration) }
  public static func easeOut(duration: Double) -> Animation {
    Animation(course: .easeOut, duration: duration)
  }
  public static func easeInOut(duration: Double) -> Animation {
    Animation(course: .easeInOut, duration: duration)
  }

  /// A critically damped spring with a period, in s.
  private static func spring(duration: Double) -> Animation {
    let frequency = 2 * Double.pi / duration
    return interpolatingSpring(stiffness: frequency * frequency, damping: 2 * frequency)
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    // The remainder at the end is below a thousandth: e^-7, at a rate of half the damping. No caller's
    // spring is underdamped.
    Animation(
      course: .spring(stiffness: stiffness / mass, damping: damping / mass),
      duration: 14 * mass / damping * 1.5)
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var result = self
    result.repeats = true
    result.autoreverses = autoreverses
    return result
  }

  /// Returns the progress after a time, in s; 1 at the end.
  func progress(after seconds: Double) -> Double {
    guard duration > 0 else { return 1 }
    guard repeats else { return seconds >= duration ? 1 : value(seconds) }
    let rounds = max(0, seconds / duration)
    let isBackwards = autoreverses && Int(rounds) % 2 == 1
    let time = (rounds - rounds.rounded(.down)) * duration
    return isBackwards ? value(duration - time) : value(time)
  }

  /// Whether the animation has ended after a time, in s.
  func isOver(after seconds: Double) -> Bool { !repeats && seconds >= duration }

  private func value(_ seconds: Double) -> Double {
    let t = min(max(seconds / duration, 0), 1)
    switch course {
    case .linear: return t
    case .easeIn: return t * t
    case .easeOut: return t * (2 - t)
    case .easeInOut: return t * t * (3 - 2 * t)
    case .spring(let stiffness, let damping):
      let rate = damping / 2
      let inner = rate * rate - stiffness
      guard inner > 1e-6 * stiffness else { return 1 - exp(-rate * seconds) * (1 + rate * seconds) }
      let (slow, fast) = (rate - inner.squareRoot(), rate + inner.squareRoot())
      return 1 - (fast * exp(-slow * seconds) - slow * exp(-fast * seconds)) / (fast - slow)
    }
  }
}

/// The numbers of a modifier, with their animations.
@MainActor struct AnimatedValues {
  private struct Motion {
    var from: Double
    var to: Double
    var start: Double
    var animation: Animation?
  }

  private var motions: [String: Motion] = [:]

  /// Sets the goal of a number.
  ///
  /// - Parameters:
  ///   - value: The goal.
  ///   - name: The name of the number.
  ///   - animation: The animation to the goal, or `nil` to apply it at once.
  ///   - now: The time, in s.
  mutating func set(_ value: Double, _ name: String, _ animation: Animation?, at now: Double) {
    guard let last = motions[name] else {
      motions[name] = Motion(from: value, to: value, start: now, animation: nil)
      return
    }
    guard value != last.to else { return }
    motions[name] = Motion(from: self.value(name, at: now), to: value, start: now, animation: animation)
  }

  /// Returns the value of a number at a time, in s.
  func value(_ name: String, at now: Double) -> Double {
    guard let motion = motions[name] else { return 0 }
    guard let animation = motion.animation else { return motion.to }
    return motion.from + (motion.to - motion.from) * animation.progress(after: now - motion.start)
  }

  /// Whether a number is animated at a time, in s.
  func isMoving(at now: Double) -> Bool {
    motions.values.contains { motion in
      guard let animation = motion.animation else { return false }
      return !animation.isOver(after: now - motion.start)
    }
  }
}
