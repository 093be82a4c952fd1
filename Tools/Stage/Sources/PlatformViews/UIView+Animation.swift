public import Foundation

// Animation blocks.
extension UIView {
  /// The duration of the animation block that is running, in s; 0 outside of a block.
  public static var inheritedAnimationDuration: TimeInterval { AnimationBlock.duration }

  /// Calls a closure in an animation block.
  ///
  /// As in UIKit, the properties have their final values at once, and only the drawn values change in time.
  /// The stage animates the offsets of scroll views, see `UIScrollView.drawnOffset`.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    AnimationBlock.run(duration, animations)
  }

  /// Calls a closure without an animation, also in an animation block.
  public static func performWithoutAnimation(_ body: () -> Void) { AnimationBlock.run(0, body) }
}

/// The animation block that is running.
@MainActor private enum AnimationBlock {
  private(set) static var duration = 0.0

  static func run(_ seconds: Double, _ body: () -> Void) {
    let outer = duration
    duration = seconds
    body()
    duration = outer
  }
}

/// The animated changes of a scroll view's offset, which are added up as Core Animation does.
struct OffsetAnimations {
  private var changes: [Change] = []

  private struct Change {
    let distance: CGPoint
    let duration: Double
    var elapsed = 0.0

    /// The part of the change that is not drawn yet, from 1 to 0.
    var rest: Double { 1 - AnimationCurve.keyboard(elapsed / duration) }
  }

  /// The distance from the drawn offset to the offset, in pt.
  var rest: CGPoint {
    changes.reduce(into: CGPoint.zero) { rest, change in
      rest.x += change.distance.x * change.rest
      rest.y += change.distance.y * change.rest
    }
  }

  /// Adds a change of the offset in an animation block.
  mutating func add(_ distance: CGPoint, over duration: Double) {
    if duration > 0 { changes.append(Change(distance: distance, duration: duration)) }
  }

  /// Advances the animations by a time, in s.
  mutating func step(_ seconds: Double) {
    for index in changes.indices { changes[index].elapsed += seconds }
    changes.removeAll { $0.elapsed >= $0.duration }
  }
}

/// The curves of animation blocks.
public enum AnimationCurve {
  /// Returns the drawn part of a change of the keyboard, from 0 to 1, at a part of the duration.
  ///
  /// The keyboard's real curve is not documented. This curve is as fast at its start and slow at its end.
  public static func keyboard(_ part: Double) -> Double {
    let rest = 1 - min(max(part, 0), 1)
    return 1 - rest * rest * rest
  }
}
