#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  // What the controller asks for.
  extension ListViewHost: ListHost {
    func itemsChanged() {
      link.itemsChanged()
      revision &+= 1
      items.send()
    }

    func frameChanged() { frames.send() }

    func adjustOffset(by change: Double, extent: Double) {
      guard let scroller else { return }
      edges?.contentShifts(by: change, content: extent)
      if let last = report { report = PlatformReport(offset: last.offset + change, phase: .resting) }
      scroller.adjust(by: change, endsMotion: controller.isAtRest)
    }
  }

  // What a bridge reports.
  extension ListViewHost: ScrollListener {
    var wantsPulls: Bool { false }

    var replacesSystemRefresh: Bool { false }

    var otherInsets: EdgePair<Double> { edges?.heldInsets ?? EdgePair(start: 0, end: 0) }

    /// The host of a modifier that has this list's own scroll view: one further out may have another.
    private var edges: OverscrollHost? {
      guard let refresh, let view = scroller?.view, refresh.has(view) else { return nil }
      return refresh
    }

    var scrollersInside: [AnyObject] { [] }

    func connect(_ scroller: any PlatformScroller) {
      guard scroller !== self.scroller else { return }
      if let last = self.scroller { disconnect(last) }
      self.scroller = scroller
      report = nil
      controller.replaceScroller(from: self)
      scroller.start()
    }

    func disconnect(_ scroller: any PlatformScroller) {
      guard scroller === self.scroller else { return }
      scroller.release()
      self.scroller = nil
      platformViewport = nil
      rest.stop()
    }

    func useGeometry() {
      geometry.listener = self
      connect(geometry)
    }

    func dropGeometry() { disconnect(geometry) }

    func scrolled(to offset: Double, _ phase: ObservedPhase, from scroller: any PlatformScroller) {
      guard scroller === self.scroller else { return }
      let next = PlatformReport.following(
        report, offset: offset, isHeld: phase == .tracking, isMoving: scroller.isMoving)
      guard let next else { return }
      report = next
      controller.scrolled(to: offset, next.phase, from: self)
      guard next.phase != .resting else { return }
      rest.moved { [weak self, weak scroller] in self?.rests(scroller) ?? true }
    }

    /// Nothing has moved for a while.
    ///
    /// - Returns: Whether that is because of rest.
    private func rests(_ scroller: (any PlatformScroller)?) -> Bool {
      guard let scroller, scroller === self.scroller, let last = report else { return true }
      guard !scroller.isMoving else { return false }
      report?.phase = .resting
      controller.scrolled(to: last.offset, .resting, from: self)
      return true
    }

    /// The platform has laid out viewport and content; that may be in the middle of an update of SwiftUI's.
    func laidOut(_ geometry: ScrollExtents, from scroller: any PlatformScroller) {
      guard scroller === self.scroller, geometry.viewport > 0, geometry.viewport != platformViewport else {
        return
      }
      platformViewport = geometry.viewport
      Task { [weak self] in self?.layOut() }
    }

    func titled(_ title: LargeTitle, from scroller: any PlatformScroller) {}

    func dragCancelled(from scroller: any PlatformScroller) {}

    /// Geometry says where the content is in the viewport.
    func contentMoved(to frame: CGRect) {
      geometry.moved(to: frame, viewport: size.width, axis, direction)
    }
  }
#endif
