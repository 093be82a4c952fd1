import Foundation

/// The curve and the duration of a change from one value to another.
public struct Animation: Hashable, Sendable {
  /// The curve of the progress over time.
  ///
  /// The progress runs from 0 at the start to 1 at the end of the duration.
  enum Course: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    /// A spring that starts without velocity.
    ///
    /// Stiffness and damping are for a mass of 1.
    case spring(stiffness: Double, damping: Double)
  }

  let course: Course
  /// The duration of one run, in s.
  let duration: Double
  var repeats = false
  var autoreverses = false

  /// SwiftUI's default animation since iOS 17.
  ///
  /// It is a spring with a period of 0.55 s that does not bounce.
  public static let `default` = spring(duration: 0.55)

  public static func linear(duration: Double) -> Animation { Animation(course: .linear, duration: duration) }
  public static func easeIn(duration: Double) -> Animation { Animation(course: .easeIn, duration: duration) }
  public static func easeOut(duration: Double) -> Animation {
    Animation(course: .easeOut, duration: duration)
  }
  public static func easeInOut(duration: Double) -> Animation {
    Animation(course: .easeInOut, duration: duration)
  }

  /// Returns a spring that does not bounce (critically damped), with a period in s.
  private static func spring(duration: Double) -> Animation {
    let frequency = 2 * Double.pi / duration
    return interpolatingSpring(stiffness: frequency * frequency, damping: 2 * frequency)
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    // At the end of the duration, less than a thousandth of the way remains: e^-7, at a rate of half the
    // damping. This holds because no animation in this project has an underdamped spring.
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

  /// Returns the progress after a time, in s.
  ///
  /// The progress is 1 at the end of the animation.
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

/// A set of named numbers, each with its current animation.
@MainActor struct AnimatedValues {
  private struct Motion {
    var from: Double
    var to: Double
    var start: Double
    var animation: Animation?
  }

  private var motions: [String: Motion] = [:]

  /// Changes a number.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - name: The name of the number.
  ///   - animation: The animation from the current value to the new value, or `nil` to change immediately.
  ///   - now: The time, in s.
  mutating func set(_ value: Double, _ name: String, _ animation: Animation?, at now: Double) {
    guard let last = motions[name] else {
      motions[name] = Motion(from: value, to: value, start: now, animation: nil)
      return
    }
    guard value != last.to else { return }
    motions[name] = Motion(from: self.value(name, at: now), to: value, start: now, animation: animation)
  }

  /// Returns the value of a number at a time, in s, or 0 for an unknown name.
  func value(_ name: String, at now: Double) -> Double {
    guard let motion = motions[name] else { return 0 }
    guard let animation = motion.animation else { return motion.to }
    return motion.from + (motion.to - motion.from) * animation.progress(after: now - motion.start)
  }

  /// Whether any of the numbers is still changing at a time, in s.
  func isMoving(at now: Double) -> Bool {
    motions.values.contains { motion in
      guard let animation = motion.animation else { return false }
      return !animation.isOver(after: now - motion.start)
    }
  }
}
