import Overscroll
import OverscrollCore
import OverscrollListCore

// Reports from the host. Reports from any other host are ignored.
extension ListController {
  /// Attaches the controller to what shows the list.
  ///
  /// An earlier host continues with a controller of its own.
  func attach(_ host: any ListHost) {
    guard host !== self.host else { return }
    runner.leave(self)
    self.host?.controllerLent()
    self.host = host
    announced = AnnouncedEdits()
    leave()
    letFocusGo()
  }

  /// Detaches the controller, which remembers where the list is until it comes back.
  func detach(_ host: any ListHost) {
    guard host === self.host else { return }
    runner.leave(self)
    leave()
    letFocusGo()
    announced = AnnouncedEdits()
    self.host = nil
    send(.layOut(viewport: 0, cross: 0))
  }

  /// Continues for another controller's host, with a copy of its engine.
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

  /// Handles a new platform scroller, which has to be scrolled to where the list is.
  func replaceScroller(from host: any ListHost) {
    if host === self.host { leave() }
  }

  private func leave() {
    if isTouched { endTouch() }
    if isPlaced { keepPlace() }
  }

  /// Remembers where the list is, because the offset of the platform's scroller says nothing about that.
  private func keepPlace() {
    isPlaced = false
    let place = engine.position
    let isAtStart = place.item == 0 && place.inside <= 0
    if pending == nil, !isAtStart { pending = .place(place) }
  }

  /// The viewport was laid out, with these extents along and across the axis, in pt.
  func layOut(viewport: Double, cross: Double, from host: any ListHost) {
    guard host === self.host else { return }
    let list = engine.list
    guard list.isHidden != (viewport <= 0) || viewport != list.viewport || cross != list.cross else { return }
    send(.layOut(viewport: viewport, cross: cross))
  }

  /// The list is laid out like this, and scrolls like this, from now on.
  ///
  /// - Parameters:
  ///   - configuration: How it is laid out.
  ///   - behavior: How it scrolls.
  ///   - estimate: How long its items are taken to be until they are measured, in pt; nil for the default.
  ///   - host: Who shows it.
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

  /// Items' views were measured, in pt along the axis.
  ///
  /// What is known already changes nothing: the engine counts in 192nds of a pt.
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

  /// An item's view has a focus, or none has.
  ///
  /// - Parameters:
  ///   - focus: The focus.
  ///   - item: The item's number, or nil.
  ///   - shows: Whether it has come there, so that it is to be seen.
  ///   - host: Who shows the item.
  func focus(_ focus: ListFocus, on item: Int?, shows: Bool, from host: any ListHost) {
    guard host === self.host, engine.list.focusedItem(focus) != item else { return }
    send(.focus(item, focus, shows: shows))
  }

  /// Nobody shows the list, so nothing in it has a focus.
  private func letFocusGo() {
    for focus in ListFocus.allCases where engine.list.focusedItem(focus) != nil { send(.focus(nil, focus)) }
    letTouchGo()
  }

  /// The platform has scrolled.
  ///
  /// - Parameters:
  ///   - offset: How far the viewport's start is inside the scroll space, in pt.
  ///   - phase: What moves it.
  ///   - host: Who reports.
  func scrolled(to offset: Double, _ phase: ObservedPhase, from host: any ListHost) {
    guard host === self.host else { return }
    guard engine.scroll.behavior.source != .driven, offset.isFinite else { return }
    // A list that has begun at its end is not there yet on the platform.
    if !isPlaced { keepPlace() }
    isPlaced = true
    if phase == .tracking { awaited = nil } else if offset != engine.scrollOffset { forgetAwaited() }
    send(.scroll(.observed(offset, phase)))
  }

  /// Where the platform's scroll is to end as its finger lifts, in pt in scroll space; nil where it would anyway.
  ///
  /// - Parameters:
  ///   - projected: Where it would end, in pt in scroll space.
  ///   - velocity: Its velocity, positive towards the end.
  ///   - host: Who asks.
  func snapTarget(projected: Double, velocity: Double, from host: any ListHost) -> Double? {
    guard host === self.host else { return nil }
    return engine.snapTarget(projected: projected, velocity: velocity)
  }

  /// A frame is about to be drawn.
  func tick(from host: any ListHost) {
    guard host === self.host else { return }
    awaited?.frames += 1
    send(.scroll(.tick))
  }
}
