import Foundation

// The animation of numbers that affect only the drawing, such as an opacity. An update of the view sets the
// new value with the animation of its transaction. Drawing the element reads the value at that time.

extension Element {
  /// Changes a number of the element with the animation of the current transaction.
  ///
  /// - Parameters:
  ///   - numbers: The animated numbers of the element.
  ///   - value: The value at the end of the animation.
  ///   - name: The name of the number.
  func move(_ numbers: inout AnimatedValues, _ value: Double, _ name: String) {
    guard let stage = node?.stage else { return }
    let now = stage.now
    let animation = stage.transaction.animation
    let wasMoving = numbers.isMoving(at: now)
    // The end value is also stored separately. If it is unchanged, a running animation keeps its end time.
    let goal = name + ".goal"
    let isNew = numbers.value(goal, at: now) != value
    numbers.set(value, goal, nil, at: now)
    numbers.set(value, name, animation, at: now)
    guard numbers.isMoving(at: now) else {
      if wasMoving { stage.motions.animate(self, until: now) }
      return
    }
    guard isNew, let animation else { return }
    guard animation.repeats else { return stage.motions.animate(self, until: now + animation.duration) }
    stage.motions.animate(self, until: .infinity)
    node?.onUnmount.append { [stage = stage.reference] in stage.object?.motions.animate(self, until: now) }
  }
}

extension ModifiedElement {
  /// Returns the value of an animated number at the current time.
  ///
  /// - Parameters:
  ///   - name: The name of the number.
  ///   - goal: The value for an element that has no such number yet.
  func number(_ name: String, _ goal: Double) -> Double {
    let now = node?.stage?.now ?? 0
    var numbers = animated
    numbers.set(goal, name, nil, at: now)
    return numbers.value(name, at: now)
  }
}

extension ViewNode {
  /// Changes a number in each element of the view, with the animation of the current transaction.
  func move(_ value: Double, _ name: String) {
    for case let element as ModifiedElement in elements {
      var numbers = element.animated
      element.move(&numbers, value, name)
      element.animated = numbers
    }
  }
}
