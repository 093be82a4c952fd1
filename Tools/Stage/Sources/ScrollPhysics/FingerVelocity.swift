public import Foundation

/// The velocity of a finger, from its positions in the last tenth of a second.
///
/// Belief: UIKit uses the same time span. Content stays in place when a finger lifts that has not moved
/// for this time ([observed](https://github.com/super-ultra/ScrollMechanics/pull/6)).
public struct FingerVelocity: Sendable {
  /// The maximum age of a position, in s.
  ///
  /// Older positions are ignored.
  static let span = 0.1

  private var samples: [(time: Double, point: CGPoint)] = []

  /// Creates a velocity of zero, without positions.
  public init() {}

  /// Adds a position of the finger.
  ///
  /// - Parameters:
  ///   - point: The position, in pt.
  ///   - time: The time, in s.
  public mutating func note(_ point: CGPoint, at time: Double) {
    samples.removeAll { time - $0.time > FingerVelocity.span }
    samples.append((time, point))
  }

  /// Returns the velocity, in pt/s, at a time, in s.
  public func velocity(at time: Double) -> CGPoint {
    let recent = samples.filter { time - $0.time <= FingerVelocity.span }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let span = last.time - first.time
    return CGPoint(x: (last.point.x - first.point.x) / span, y: (last.point.y - first.point.y) / span)
  }
}
