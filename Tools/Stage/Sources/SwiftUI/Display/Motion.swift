import Foundation

// Animation of the numbers in a drawing. An update sets a number with the animation of its transaction.
// Drawing an element reads the current value.

extension Element {
  /// Sets the goal of a number, which it reaches with the transaction's animation.
  ///
  /// - Parameters:
  ///   - numbers: The element's numbers.
  ///   - value: The goal.
  ///   - name: The name of the number.
  func move(_ numbers: inout AnimatedValues, _ value: Double, _ name: String) {
    guard let stage = node?.stage else { return }
    let now = stage.now
    let animation = stage.transaction.animation
    let wasMoving = numbers.isMoving(at: now)
    // The goal is stored beside the number, so that a running animation keeps its end.
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
    node?.onUnmount.append { [weak stage] in stage?.motions.animate(self, until: now) }
  }
}

extension ModifiedElement {
  /// Returns the current value of a number.
  ///
  /// - Parameters:
  ///   - name: The name of the number.
  ///   - goal: The goal, which is also the value of an element that is newer than its modifier.
  func number(_ name: String, _ goal: Double) -> Double {
    let now = node?.stage?.now ?? 0
    var numbers = animated
    numbers.set(goal, name, nil, at: now)
    return numbers.value(name, at: now)
  }
}

extension ViewNode {
  /// Sets the goal of a number in each element, with the transaction's animation.
  func move(_ value: Double, _ name: String) {
    for case let element as ModifiedElement in elements {
      var numbers = element.animated
      element.move(&numbers, value, name)
      element.animated = numbers
    }
  }
}
