/// A type with a number that an animation changes over time.
///
/// Documented: `Animatable`. The stage supports one number of a view.
public protocol Animatable {
  /// The number to animate.
  var animatableData: Double { get set }
}

/// The current number of an animatable view.
@MainActor final class NumberInMotion {
  private var numbers = AnimatedValues()

  /// Returns the view with its current number.
  ///
  /// In an update with an animation, a new goal starts an animation to it.
  ///
  /// Documented: SwiftUI sets `animatableData` and calls `body` for each frame. Belief: an unchanged goal
  /// keeps its animation, even if the rest of the view changes. A new goal in an update without an
  /// animation applies at once.
  func present<Content: View>(_ view: Content, in node: ViewNode) -> Content {
    guard var animatable = view as? any Animatable, let stage = node.stage else { return view }
    let goal = animatable.animatableData
    let isNew = numbers.value("goal", at: stage.now) != goal
    numbers.set(goal, "goal", nil, at: stage.now)
    numbers.set(goal, "number", stage.transaction.animation, at: stage.now)
    if isNew, numbers.isMoving(at: stage.now), let animation = stage.transaction.animation {
      stage.motions.animate(node, until: stage.now + animation.duration)
    }
    animatable.animatableData = numbers.value("number", at: stage.now)
    return animatable as? Content ?? view
  }
}
