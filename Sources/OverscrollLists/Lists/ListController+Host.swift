import Overscroll
import OverscrollCore
import OverscrollListCore

// Reports from the host. The controller ignores reports from a different host.
extension ListController {
  /// Attaches the controller to the host of a list.
  ///
  /// An earlier host continues with a controller that it does not share.
  func attach(_ host: any ListHost) {
    guard host !== self.host else { return }
    runner.leave(self)
    self.host?.controllerLent()
    self.host = host
    announced = AnnouncedEdits()
    leave()
    letFocusGo()
  }

  /// Detaches the host, and saves the list's position for the next host.
  func detach(_ host: any ListHost) {
    guard host === self.host else { return }
    runner.leave(self)
    leave()
    letFocusGo()
    announced = AnnouncedEdits()
    self.host = nil
    send(.layOut(viewport: 0, cross: 0))
  }

  /// Continues the list of a host in place of its controller.
  ///
  /// Copies that controller's engine and state.
  func goOn(as other: ListController, for host: any ListHost) {
    other.runner.leave(other)
    clock = other.clock
    run(other.list.copy())
    shown = Shown()
    (announced, memory, estimate) = (other.announced, other.memory, other.estimate)
    (isPlaced, isTouched, catchesTouches) = (other.isPlaced, other.isTouched, other.catchesTouches)
    pending = other.pending
    self.host = host
  }

  /// Saves the list's position for a new scroll view of the platform.
  func replaceScroller(from host: any ListHost) {
    if host === self.host { leave() }
  }

  private func leave() {
    if isTouched { endTouch() }
    if isPlaced { keepPlace() }
  }

  /// Saves the list's position, which the offset of a new scroll view does not contain.
  private func keepPlace() {
    isPlaced = false
    let place = engine.position
    let isAtStart = place.item == 0 && place.inside <= 0
    if pending == nil, !isAtStart { pending = .place(place) }
  }

  /// Updates the viewport's extents along and across the axis, in pt.
  func layOut(viewport: Double, cross: Double, from host: any ListHost) {
    guard host === self.host else { return }
    let list = engine.list
    guard list.isHidden != (viewport <= 0) || viewport != list.viewport || cross != list.cross else { return }
    send(.layOut(viewport: viewport, cross: cross))
  }

  /// Applies the list's configuration and scroll behaviour.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the layout.
  ///   - behavior: The scroll behaviour.
  ///   - estimate: The assumed extent of an unmeasured item, in pt; nil for the default.
  ///   - host: The host of the list.
  func configure(
    _ configuration: ListConfiguration, _ behavior: ScrollBehavior, estimate: Double?, from host: any ListHost
  ) {
    guard host === self.host else { return }
    let estimate = estimate.flatMap { $0.isFinite ? $0 : nil }
    if estimate != self.estimate { send(.estimate(estimate ?? ExtentIndex.usualEstimate, .standard)) }
    self.estimate = estimate
    let last = engine.scroll.behavior
    if last.source == .driven, behavior.source != .driven { keepPlace() }
    if behavior != last { send(.scroll(.setBehavior(behavior))) }
    if configuration != engine.list.configuration { send(.configure(configuration)) }
  }

  /// Updates the extents of items whose views were measured, in pt along the axis.
  ///
  /// Unchanged extents are ignored. The engine's unit is 1/192 pt.
  func measured(_ extents: [(item: Int, extent: Double)], from host: any ListHost) {
    guard host === self.host, !engine.list.isHidden else { return }
    let news = extents.filter { item, extent in
      guard item < engine.list.count else { return false }
      let frame = engine.frame(of: item)
      return !frame.isMeasured || (frame.extent - extent).magnitude > 0.004
    }
    guard !news.isEmpty else { return }
    send(news.map { .measure(item: $0.item, extent: $0.extent) } + [.commit])
  }

  /// Updates the item that has a focus.
  ///
  /// - Parameters:
  ///   - focus: The kind of focus.
  ///   - item: The item's index, or nil if no item has the focus.
  ///   - shows: Whether the focus has just moved to the item, so that the list should show the item.
  ///   - host: The host of the list.
  func focus(_ focus: ListFocus, on item: Int?, shows: Bool, from host: any ListHost) {
    guard host === self.host, engine.list.focusedItem(focus) != item else { return }
    send(.focus(item, focus, shows: shows))
  }

  /// Clears every focus and the touch, because no view shows the list.
  private func letFocusGo() {
    for focus in ListFocus.allCases where engine.list.focusedItem(focus) != nil { send(.focus(nil, focus)) }
    letTouchGo()
  }

  /// Updates the offset after the platform has scrolled.
  ///
  /// - Parameters:
  ///   - offset: The offset of the viewport's start in scroll space, in pt.
  ///   - phase: The cause of the movement.
  ///   - host: The host of the list.
  func scrolled(to offset: Double, _ phase: ObservedPhase, from host: any ListHost) {
    guard host === self.host else { return }
    guard engine.scroll.behavior.source != .driven, offset.isFinite else { return }
    // The platform has not yet scrolled to the end for a list that begins there.
    if !isPlaced { keepPlace() }
    isPlaced = true
    if phase == .tracking { awaited = nil } else if offset != engine.scrollOffset { forgetAwaited() }
    send(.scroll(.observed(offset, phase)))
  }

  /// Returns the snap target of a platform's fling, in pt in scroll space.
  ///
  /// - Parameters:
  ///   - projected: The projected end of the fling, in pt in scroll space.
  ///   - velocity: The velocity of the offset, positive towards the end.
  ///   - host: The host of the list.
  /// - Returns: The target, or nil to keep the projected end.
  func snapTarget(projected: Double, velocity: Double, from host: any ListHost) -> Double? {
    guard host === self.host else { return nil }
    return engine.snapTarget(projected: projected, velocity: velocity)
  }

  /// Sends a tick before a frame is drawn.
  func tick(from host: any ListHost) {
    guard host === self.host else { return }
    awaited?.frames += 1
    send(.scroll(.tick))
  }
}
