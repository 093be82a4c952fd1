/// A type with a number that an animation changes over time.
///
/// The stage supports views with one such number.
public protocol Animatable {
  /// The number to animate.
  var animatableData: Double { get set }
}

/// The animated number of an animatable view, kept across updates.
@MainActor final class NumberInMotion {
  private var numbers = AnimatedValues()

  /// Returns a copy of the view with the number at the current time.
  ///
  /// If the view has a new number and the update has an animation, the animation starts here.
  ///
  /// Documented: SwiftUI sets `animatableData` and calls `body` for each frame. Belief: an update that does
  /// not change the number does not affect its animation. An update that changes the number without an
  /// animation takes effect immediately.
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
