#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  // Requests from the controller.
  extension ListViewCoordinator: ListControllerDelegate {
    var isHorizontal: Bool { axis == .horizontal }

    func itemsChanged() {
      data.itemsChanged()
      revision &+= 1
      updateEditMotion()
      items.send()
      features.notify(.positions)
    }

    /// Redraws only the views that show the changed values.
    ///
    /// The platform draws a new offset without SwiftUI, so a scroll evaluates no view of a native list
    /// without a pinned header.
    func frameChanged(_ change: FrameChange) {
      updateEditMotion()
      if change.contains(.ticks) { ticks.send() }
      if isDriven || change.contains(.header) { frames.send() }
      updatePositionBinding()
      features.notify(.positions)
    }

    func report() { adapter?.report() }

    func adjustOffset(by change: Double) { adapter?.adjust(by: change, endsMotion: controller.isAtRest) }
  }

  // Reports from the locator.
  extension ListViewCoordinator: ScrollViewLocatorDelegate {
    func scrollViewFound(
      _ view: AnyObject, makeAdapter: (any ScrollViewAdapterDelegate) -> any ScrollViewAdapter
    ) {
      let isFree = session?.isFree(for: self) ?? false
      let next = ScrollViewSession.session(of: view) ?? (isFree ? session : nil) ?? ScrollViewSession()
      next.setLayoutDirection(isRightToLeft: isRightToLeft)
      if next.adapter?.view !== view { next.attach(makeAdapter(next)) }
      foundView = view
      setSession(next)
    }

    func anchorLaidOut() { findScrollView() }

    /// Finds the scroll view in this turn, before the first frame.
    ///
    /// The anchor may enter a window before or after `onAppear`. AppKit's adapter would write the offset
    /// before the scroll view has its content size, so a list on a Mac waits for the next turn.
    func findScrollView() {
      #if canImport(UIKit)
        guard isShown, !isDriven, foundSession == nil else { return }
        locator.searchNow()
        session?.startList()
      #endif
    }

    func noScrollViewFound() {
      guard foundSession?.adapter == nil else { return }
      let next = ScrollViewSession()
      geometry.delegate = next
      next.attach(geometry)
      setSession(next)
    }

    private func setSession(_ session: ScrollViewSession) {
      foundSession = session
      controller.invalidateScrollView(from: self)
      updateSession()
    }

    func scrollViewLost() {
      (foundView, foundSession, platformViewport) = (nil, nil, nil)
      updateSession()
    }

    func anchorRemoved() { scrollViewLost() }

    func layoutDirectionChanged(isRightToLeft: Bool) {
      self.isRightToLeft = isRightToLeft
      foundSession?.setLayoutDirection(isRightToLeft: isRightToLeft)
    }
  }

  // The session of the scroll view.
  extension ListViewCoordinator: ScrollViewList {
    var locatedView: AnyObject? { locator.isCurrent ? foundView : nil }

    /// The scroll view's adapter, while the platform scrolls the list.
    var adapter: (any ScrollViewAdapter)? { session?.adapter }

    /// Joins the scroll view's session while the list is shown and the platform scrolls it.
    func updateSession() {
      let next = isShown && !isDriven ? foundSession : nil
      if next !== session { leaveSession() }
      session = next
      next?.setList(self)
    }

    /// Leaves the session, for example before a change of the controller.
    func leaveSession() {
      guard let last = session else { return }
      session = nil
      if last.list === self { last.setList(nil) }
      if foundSession !== last { last.detachIfLost() }
    }

    func isJoined(with controller: RefreshController) -> Bool {
      self.controller.runner === controller.runner
    }

    func join(_ controller: RefreshController) { self.controller.join(controller) }

    func leave(_ controller: RefreshController) {
      // If a newer list has the same controller, it may have joined the same edges.
      guard self.controller.delegate === self, isJoined(with: controller) else { return }
      self.controller.leaveEdges()
    }

    func scrolled(to offset: Double, _ phase: ObservedPhase) {
      isScrolled = true
      defer { isScrolled = false }
      controller.scrolled(to: offset, phase, from: self)
    }

    /// Updates the viewport after a layout of the platform's scroll view.
    ///
    /// The layout may happen during a SwiftUI update, so the viewport is updated in the next turn.
    func laidOut(_ contents: ScrollViewLayout) {
      let viewport = contents.extents.viewport
      guard viewport > 0, viewport != platformViewport else { return }
      platformViewport = viewport
      layoutTurn.run { [weak self] in self?.layOut() }
    }

    /// Moves the list together with the viewport's end, which the keyboard may move.
    ///
    /// Ignored before the first complete report. The offset comes last, because the platform may have moved
    /// the content.
    func viewportChanged(to viewport: Double) {
      guard viewport > 0, platformViewport != nil, viewport != platformViewport, controller.hasPlatformOffset
      else { return }
      platformViewport = viewport
      controller.runner.publishingLater {
        layOut()
        adapter?.report()
      }
    }

    /// Returns the snap target of the platform's fling; `nil` keeps the projected end.
    ///
    /// - Parameters:
    ///   - projected: The projected end, in pt from the scroll view's start inset, which includes an open
    ///     gap.
    ///   - velocity: The velocity of the offset, positive toward the end.
    func snapTarget(projected: Double, velocity: Double) -> Double? {
      let gap = adapter?.ownInsets.start ?? 0
      return controller.snapTarget(projected: projected - gap, velocity: velocity, from: self).map {
        $0 + gap
      }
    }
  }
#endif
