import Overscroll

extension EngineRunner {
  /// Whether a list could join: there is no other.
  func canJoin(_ controller: ListController) -> Bool {
    guard let other = (joined as? ListEngineAdapter)?.controller else { return true }
    return other === controller
  }

  /// Has the engine scroll a list, which has been run elsewhere until now.
  func join(_ controller: ListController) {
    guard controller.runner !== self, canJoin(controller) else { return }
    dropList()
    controller.runner.leave(controller)
    guard !hasList else { return }
    controller.run(controller.list.copy(), by: self)
    join(controller.list)
  }

  /// Gives the list back, to be run by a clock of its own; nothing happens if it has no edges.
  func leave(_ controller: ListController) {
    if isShared, controller.runner === self { dropList() }
  }
}
