import Overscroll

extension EngineRunner {
  /// Whether the runner has no list, or already has this controller's list.
  func canJoin(_ controller: ListController) -> Bool {
    guard let other = (joined as? ListEngineAdapter)?.controller else { return true }
    return other === controller
  }

  /// Moves a list from its current runner to this one.
  ///
  /// Does nothing if this runner has a list with a different controller.
  func join(_ controller: ListController) {
    guard controller.runner !== self, canJoin(controller) else { return }
    leaveList()
    controller.runner.leave(controller)
    guard !hasList else { return }
    controller.run(controller.list.copy(), by: self)
    join(controller.list)
  }

  /// Returns a list to a runner with the list's own clock.
  ///
  /// Does nothing if this runner has no edges, or doesn't run the list.
  func leave(_ controller: ListController) {
    if isShared, controller.runner === self { leaveList() }
  }
}
