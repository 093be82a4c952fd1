/// What goes to another value over time by numbers of its own.
///
/// Documented: `Animatable`. On the stage the one number of a view.
public protocol Animatable {
  /// The number.
  var animatableData: Double { get set }
}

/// The number of an animatable view, on its way.
@MainActor final class NumberInMotion {
  private var numbers = AnimatedValues()

  /// The view with the number as it is now; in an update that an animation goes with, a new goal is gone to.
  ///
  /// Documented: SwiftUI sets `animatableData` and calls `body` for each frame. Belief: a goal that stays keeps its course,
  /// whatever the view is otherwise, and one that is new in an update without an animation is there at once.
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
