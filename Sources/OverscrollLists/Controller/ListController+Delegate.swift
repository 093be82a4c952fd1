import Overscroll
import OverscrollCore
import OverscrollListCore

// Calls from the delegate, the coordinator of the list's view. The controller ignores calls from an earlier
// delegate.
extension ListController {
  /// Attaches the controller to the delegate of a list.
  ///
  /// An earlier delegate continues with a private controller.
  func attach(_ delegate: any ListControllerDelegate) {
    guard delegate !== self.delegate else { return }
    leaveEdges()
    self.delegate?.replaceController()
    self.delegate = delegate
    announcedEdits = AnnouncedEdits()
    endInteraction()
    clearFocus()
  }

  /// Detaches the delegate, and saves the list's position for the next delegate.
  func detach(_ delegate: any ListControllerDelegate) {
    guard delegate === self.delegate else { return }
    interruptScrollRun()
    leaveEdges()
    endInteraction()
    clearFocus()
    announcedEdits = AnnouncedEdits()
    self.delegate = nil
    send(.layOut(viewport: 0, cross: 0))
  }

  /// Copies the engine and the state of a controller, and replaces it for a delegate.
  func copyState(as other: ListController, for delegate: any ListControllerDelegate) {
    other.leaveEdges()
    clock = other.clock
    copyEngine(of: other)
    drawnState = DrawnState()
    (announcedEdits, dataState, estimate) = (other.announcedEdits, other.dataState, other.estimate)
    (hasPlatformOffset, isTouched, catchesTouches) = (
      other.hasPlatformOffset, other.isTouched, other.catchesTouches
    )
    pendingRequest = other.pendingRequest
    self.delegate = delegate
  }

  /// Saves the list's position, because the platform's scroll view is replaced.
  func invalidateScrollView(from delegate: any ListControllerDelegate) {
    if delegate === self.delegate { endInteraction() }
  }

  private func endInteraction() {
    if isTouched { cancelDrag() }
    if hasPlatformOffset { savePosition() }
  }

  /// Saves the list's position, to scroll the next scroll view of the platform there.
  private func savePosition() {
    hasPlatformOffset = false
    let position = content.position
    let isAtStart = position.item == 0 && position.offset <= 0
    guard pendingRequest == nil, !isAtStart else { return }
    pendingRequest = ScrollRequest(target: .savedPosition(position))
  }

  /// Updates the viewport's extents along and across the axis, in pt.
  func layOut(viewport: Double, cross: Double, from delegate: any ListControllerDelegate) {
    guard delegate === self.delegate else { return }
    let list = content.list
    guard list.isHidden != (viewport <= 0) || viewport != list.viewport || cross != list.cross else { return }
    send(.layOut(viewport: viewport, cross: cross))
  }

  /// Applies the list's configuration and scroll behavior.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the layout.
  ///   - behavior: The scroll behavior.
  ///   - estimate: The assumed extent of an unmeasured item, in pt; `nil` for the default.
  ///   - delegate: The delegate of the list.
  func configure(
    _ configuration: ListConfiguration, _ behavior: ScrollBehavior, estimate: Double?,
    from delegate: any ListControllerDelegate
  ) {
    guard delegate === self.delegate else { return }
    let estimate = estimate.flatMap { $0.isFinite ? $0 : nil }
    if estimate != self.estimate {
      let extent = estimate ?? ExtentIndex.defaultEstimate
      send([.estimate(extent, .standard), .estimate(extent, .spanning)])
    }
    self.estimate = estimate
    let last = runner.engine.behavior
    if last.source == .engine, behavior.source != .engine { savePosition() }
    if behavior != last { send(.scroll(.setBehavior(behavior))) }
    if configuration != content.list.configuration { send(.configure(configuration)) }
  }

  /// Updates the extents of items whose views were measured, in pt along the axis.
  ///
  /// A change of at most 0.004 pt is ignored, because the engine rounds extents to 1/192 pt.
  func updateExtents(_ extents: [(item: Int, extent: Double)], from delegate: any ListControllerDelegate) {
    guard delegate === self.delegate, !content.list.isHidden else { return }
    let news = extents.filter { item, extent in
      guard item < content.list.count else { return false }
      let frame = content.frame(of: item)
      return !frame.isMeasured || (frame.extent - extent).magnitude > 0.004
    }
    guard !news.isEmpty else { return }
    let longest = ItemUnits.points(Int64(ItemUnits.longestItem))
    if news.contains(where: { $0.extent > longest }) { warnings.update([.longItem]) }
    send(news.map { .measure(item: $0.item, extent: $0.extent) } + [.commit])
  }

  /// Updates the item that has a focus.
  ///
  /// - Parameters:
  ///   - focus: The kind of focus.
  ///   - item: The item's index, or `nil` if no item has the focus.
  ///   - shows: Whether the focus has just moved to the item, so that the list should show the item.
  ///   - delegate: The delegate of the list.
  func focus(_ focus: ListFocus, on item: Int?, shows: Bool, from delegate: any ListControllerDelegate) {
    guard delegate === self.delegate, content.list.focusedItem(focus) != item else { return }
    send(.focus(item, focus, shows: shows))
  }

  /// Clears every focus and the touch, because no view shows the list.
  private func clearFocus() {
    for focus in ListFocus.allCases where content.list.focusedItem(focus) != nil { send(.focus(nil, focus)) }
    clearTouch()
  }

  /// Updates the offset after the platform has scrolled.
  ///
  /// - Parameters:
  ///   - offset: The platform offset of the viewport's start, in pt.
  ///   - phase: The cause of the movement.
  ///   - delegate: The delegate of the list.
  func scrolled(to offset: Double, _ phase: ObservedPhase, from delegate: any ListControllerDelegate) {
    guard delegate === self.delegate else { return }
    guard runner.engine.behavior.source != .engine, offset.isFinite else { return }
    // The first report precedes a scroll to the list's position. For example, a list that begins at its end
    // is not there yet. So save the position first. A scroll view that returns may already be there, even in
    // a gap, where a saved position cannot be.
    if !hasPlatformOffset, offset != scrollOffset { savePosition() }
    hasPlatformOffset = true
    if phase == .tracking {
      cancelAwaitedScrollByUser()
    } else if offset != scrollOffset {
      cancelAwaitedScroll()
    }
    send(.scroll(.observed(offset, phase)))
  }

  /// Returns the platform offset of the snap target of a fling, in pt.
  ///
  /// - Parameters:
  ///   - projected: The platform offset at the projected end of the fling, in pt.
  ///   - velocity: The velocity of the offset, positive toward the end.
  ///   - delegate: The delegate of the list.
  /// - Returns: The offset, or `nil` to keep the projected end.
  func snapTarget(projected: Double, velocity: Double, from delegate: any ListControllerDelegate) -> Double? {
    guard delegate === self.delegate else { return nil }
    return content.snapTarget(projected: projected, velocity: velocity, in: runner.engine)
  }

  /// Sends a tick before a frame is drawn.
  func tick(from delegate: any ListControllerDelegate) {
    guard delegate === self.delegate else { return }
    awaitedRequest?.frames += 1
    send(.scroll(.tick))
  }
}
