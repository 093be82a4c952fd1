import Foundation

// How numbers of drawing go to other values over time: set in an update, by its transaction's animation; read when the
// element is drawn.

extension Element {
  /// Takes the value that a number is to have, which it reaches as the transaction of the update says.
  ///
  /// - Parameters:
  ///   - numbers: The element's numbers.
  ///   - value: The value.
  ///   - name: Which number it is.
  func move(_ numbers: inout AnimatedValues, _ value: Double, _ name: String) {
    guard let stage = node?.stage else { return }
    let now = stage.now
    let animation = stage.transaction.animation
    let wasMoving = numbers.isMoving(at: now)
    // Where the number goes is kept beside it, so that a course that goes on keeps its end.
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
  /// What a number is now.
  ///
  /// - Parameters:
  ///   - name: Which number it is.
  ///   - goal: What it is or will be; an element that is newer than its modifier has it already.
  func number(_ name: String, _ goal: Double) -> Double {
    let now = node?.stage?.now ?? 0
    var numbers = animated
    numbers.set(goal, name, nil, at: now)
    return numbers.value(name, at: now)
  }
}

extension ViewNode {
  /// Has a number of each element go to a value, in the way of the transaction.
  func move(_ value: Double, _ name: String) {
    for case let element as ModifiedElement in elements {
      var numbers = element.animated
      element.move(&numbers, value, name)
      element.animated = numbers
    }
  }
}
