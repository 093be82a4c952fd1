#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import OverscrollLists
  import SwiftUI

  /// Runs the swipe machine of a list for all its rows.
  @MainActor final class SwipeCoordinator: RowCoordinator {
    private var machine = SwipeMachine()
    private(set) weak var list: (any RowList)?
    private var rows: [AnyHashable: SwipeRowEntry] = [:]
    /// The ids of the rows whose models have values of the machine.
    private var drawn: Set<AnyHashable> = []
    private var blocksTaps = false
    /// The touched row's distance from the leading side, and its width, in pt.
    private var touched = (start: 0.0, width: 0.0)
    private var wasDragged = false
    /// The open row, as the machine knows it.
    private var openTarget: SwipeTarget?
    /// The number of scrolls that code has requested.
    private var requestCount = 0
    /// The action of an accessibility action that the machine is about to request.
    private var accessibilityAction: (() -> Void)?

    /// A weak reference to a row's model.
    private struct SwipeRowEntry {
      weak var model: SwipeRowCoordinator?
    }

    // MARK: The list

    func attach(to list: any RowList) { self.list = list }

    func listDisappeared() { suspend() }

    #if !os(tvOS)
      var reader: AnyView? { AnyView(RowReader { SwipeView(self) }) }
    #endif

    func listChanged(_ change: RowListChange) {
      guard let list else { return }
      machine.reducesMotion = list.reducesMotion
      let (isDragged, requests) = (list.isDragged, list.controller.requestCount)
      let begins = isDragged && !wasDragged || requests != requestCount
      (wasDragged, requestCount) = (isDragged, requests)
      if begins, machine.openID != nil || machine.touchPhase == .possible { send(.scrollBegan) }
      if !list.isEnabled, machine.openID != nil || machine.touchPhase != .none { send(.closeRequested) }
      updateOpenRow()
      guard change == .data, !drawn.isEmpty || machine.openID != nil else { return }
      for id in machine.ids where list.row(of: id) == nil {
        // The row's model keeps its values, because the list shows how the row leaves.
        rows[id] = nil
        drawn.remove(id)
        send(.rowRemoved(id))
      }
    }

    // MARK: Rows

    func add(_ model: SwipeRowCoordinator, for id: AnyHashable) {
      guard rows[id]?.model !== model else { return }
      rows[id] = SwipeRowEntry(model: model)
      refresh(id)
    }

    func remove(_ model: SwipeRowCoordinator, for id: AnyHashable) {
      if rows[id]?.model === model { rows[id] = nil }
    }

    /// Sends a row's new actions to the machine.
    func rowChanged(_ id: AnyHashable) {
      guard machine.ids.contains(id), let index = list?.row(of: id), let target = target(index) else {
        return
      }
      send(.rowUpdated(target))
    }

    /// Sends a new width of the open row, for example after a rotation.
    private func updateOpenRow() {
      guard let id = machine.openID, let index = list?.row(of: id), let target = target(index),
        target != openTarget
      else { return }
      openTarget = target
      send(.rowUpdated(target))
    }

    /// Returns a row for the machine; `nil` for a row without actions, and in lanes.
    private func target(_ index: Int) -> SwipeTarget? {
      guard let list, list.axis == .vertical, list.isStack, let id = list.rowID(of: index),
        let model = rows[id]?.model,
        let frame = list.frame(ofRow: index)
      else { return nil }
      return SwipeTarget(
        id: id, width: frame.size.cross, leading: model.actions(at: .leading),
        trailing: model.actions(at: .trailing), isRightToLeft: list.direction == .rightToLeft)
    }

    // MARK: Touches

    /// Whether the touch is, or may become, a swipe.
    var touchPhase: SwipeTouchPhase { machine.touchPhase }

    /// Whether a tap by the current touch reaches nothing.
    var swallowsTap: Bool { machine.swallowsTap }

    /// Whether a row is opening, open or full.
    var hasOpenRow: Bool { machine.openID != nil }

    /// Returns whether a touch at a point of the reader can have an effect.
    func wantsTouch(at point: CGPoint) -> Bool {
      guard let list, list.axis == .vertical else { return false }
      return machine.openID != nil || row(at: point) != nil
    }

    /// Returns whether a movement from a point of the reader is a swipe.
    func isSwipe(from point: CGPoint, by distance: CGPoint) -> Bool {
      guard let list, abs(distance.x) > abs(distance.y), let row = row(at: point) else { return false }
      if machine.openID == row.target.id { return true }
      let isLeading = (distance.x > 0) != (list.direction == .rightToLeft)
      return (isLeading ? row.target.leading : row.target.trailing) != nil
    }

    func touchBegan(at point: CGPoint, time: Double) {
      let row = row(at: point)
      if let row { touched = (row.frame.origin.cross, row.frame.size.cross) }
      send(.touchBegan(row?.target, location(point)), at: time)
    }

    func touchMoved(to point: CGPoint, time: Double) { send(.touchMoved(location(point)), at: time) }

    func touchEnded(at point: CGPoint, time: Double) { send(.touchEnded(location(point)), at: time) }

    func touchCancelled() {
      if machine.touchPhase != .none { send(.touchCancelled) }
    }

    func secondTouchBegan() { send(.secondTouchBegan) }

    private func row(at point: CGPoint) -> (target: SwipeTarget, frame: RowFrame)? {
      guard let list, list.isEnabled else { return nil }
      let point = list.point(atReaderPoint: point)
      guard let index = list.row(at: point), let frame = list.frame(ofRow: index),
        frame.contains(point), let target = target(index), target.leading != nil || target.trailing != nil
      else { return nil }
      return (target, frame)
    }

    /// Returns a point of the reader in the touched row, from the row's left side.
    private func location(_ point: CGPoint) -> SwipePoint {
      guard let list else { return SwipePoint(x: .nan, y: .nan) }
      let point = list.point(atReaderPoint: point)
      let fromLeading = point.cross - touched.start
      return SwipePoint(
        x: list.direction == .rightToLeft ? touched.width - fromLeading : fromLeading, y: point.main)
    }

    // MARK: Other events

    /// Performs the action of a tapped button.
    func choose(_ id: AnyHashable, _ edge: SwipeEdge, index: Int) {
      send(.actionChosen(id, edge, index: index, .tap))
    }

    /// Performs an accessibility action through the machine, which also closes the row.
    func performAccessibilityAction(of id: AnyHashable, _ action: @escaping () -> Void) {
      accessibilityAction = action
      send(.actionChosen(id, .trailing, index: .max, .accessibility))
      accessibilityAction = nil
    }

    /// Closes all rows, because the app or the list has left the screen.
    func suspend() { send(.suspended) }

    var needsFrames: Bool { machine.isMoving }

    func tick() { send(.tick) }

    // MARK: The machine

    private func send(_ event: SwipeEvent, at time: Double? = nil) {
      let wasMoving = machine.isMoving
      let effects = machine.receive(event, at: time ?? AmbientClock.current.uptime())
      for effect in effects {
        switch effect {
        case .enteredFull, .leftFull: RowFeedback.playImpact()
        case .perform(let id, let edge, let index):
          if let accessibilityAction {
            accessibilityAction()
          } else {
            rows[id]?.model?.perform(edge, index: index)
          }
        case .opened, .closed: break
        }
      }
      refresh()
      if machine.isMoving != wasMoving { list?.updateFrames() }
    }

    /// Redraws the rows whose values have changed.
    private func refresh() {
      let ids = machine.ids
      let blocks = machine.openID != nil || machine.swallowsTap
      let all = blocks != blocksTaps ? Set(rows.keys) : ids.union(drawn)
      blocksTaps = blocks
      drawn = ids
      for id in all { refresh(id) }
    }

    private func refresh(_ id: AnyHashable) {
      rows[id]?.model?
        .update(
          machine.presentation(of: id), blocksTaps: blocksTaps, isTouched: machine.ids.contains(id))
    }
  }
#endif
