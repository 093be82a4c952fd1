public import Foundation

/// How fast a finger moves, by where it was in the last tenth of a second.
///
/// Belief: the span. A finger that has stood still for as long has no velocity, so that content which it lets
/// go of stays where it is ([seen](https://github.com/super-ultra/ScrollMechanics/pull/6)).
public struct FingerVelocity: Sendable {
  /// How far back it looks, in s.
  static let span = 0.1

  private var samples: [(time: Double, point: CGPoint)] = []

  /// Makes one without a finger.
  public init() {}

  /// Notes where the finger is.
  ///
  /// - Parameters:
  ///   - point: The place, in pt.
  ///   - time: When, in s.
  public mutating func note(_ point: CGPoint, at time: Double) {
    samples.removeAll { time - $0.time > FingerVelocity.span }
    samples.append((time, point))
  }

  /// The velocity, in pt/s, at a time, in s.
  public func velocity(at time: Double) -> CGPoint {
    let recent = samples.filter { time - $0.time <= FingerVelocity.span }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let span = last.time - first.time
    return CGPoint(x: (last.point.x - first.point.x) / span, y: (last.point.y - first.point.y) / span)
  }
}
