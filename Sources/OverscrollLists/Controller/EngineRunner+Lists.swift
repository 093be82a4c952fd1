import Overscroll

extension EngineRunner {
  /// Returns whether a controller's list can join the engine that this runner drives.
  ///
  /// It can if the runner has no list, or already has this controller's list.
  func canJoin(_ controller: ListController) -> Bool {
    guard let other = (joined as? ListEngineAdapter)?.controller else { return true }
    return other === controller
  }

  /// Moves a list from its current runner to this runner.
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

  /// Moves a list from this runner to a new runner with the list's own clock.
  ///
  /// Does nothing if this runner has no edges, or doesn't run the list.
  func leave(_ controller: ListController) {
    if isShared, controller.runner === self { leaveList() }
  }
}
