#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  // What the controller asks for.
  extension ListViewHost: ListHost {
    var isHorizontal: Bool { axis == .horizontal }

    func itemsChanged() {
      link.itemsChanged()
      revision &+= 1
      followEdit()
      items.send()
    }

    func frameChanged() {
      followEdit()
      frames.send()
      listMoved()
    }

    func report() { scroller?.report() }

    func adjustOffset(by change: Double) {
      scroller?.adjust(by: change, endsMotion: controller.isAtRest)
    }
  }

  // What a bridge reports: this list's own, or that of a host around it which has the same scroll view.
  extension ListViewHost: JoinedList {
    var wantsPulls: Bool { false }

    func connect(_ scroller: any PlatformScroller) {
      guard scroller !== ownScroller else { return }
      if let ownScroller { disconnect(ownScroller) }
      ownScroller = scroller
      controller.replaceScroller(from: self)
      findScroller()
    }

    func disconnect(_ scroller: any PlatformScroller) {
      guard scroller === ownScroller else { return }
      ownScroller = nil
      platformViewport = nil
      findScroller()
    }

    func findScroller() {
      guard isShown, !isDriven, let ownScroller else { return use(nil, of: nil) }
      let edges = refresh.map { $0.owner ?? $0 }
      if let edges, let shared = edges.scroller(as: ownScroller.view),
        edges.controller.runner.canJoin(controller)
      {
        use(shared, of: edges)
      } else {
        use(ownScroller, of: nil)
      }
    }

    func leave() {
      guard edges != nil else { return }
      use(ownScroller, of: nil)
    }

    /// Has a scroll view's link: its own, or that of a host around it, whose controller then runs the list's engine.
    func use(_ next: (any PlatformScroller)?, of host: OverscrollHost?) {
      let isJoined = host.map { $0.controller.runner === controller.runner } ?? true
      guard next !== scroller || host !== edges || !isJoined else { return }
      let (last, lastEdges) = (scroller, edges)
      (scroller, edges) = (next, host)
      if let lastEdges {
        // A later host of the same controller may have joined the same edges.
        if controller.host === self { lastEdges.controller.runner.leave(controller) }
        lastEdges.dropList(self)
      } else {
        last?.release()
      }
      guard let host else {
        next?.start()
        return
      }
      host.controller.runner.join(controller)
      host.setList(self)
      next?.report()
    }

    func useGeometry() {
      geometry.listener = self
      connect(geometry)
    }

    func dropGeometry() { disconnect(geometry) }

    func scrolled(to offset: Double, _ phase: ObservedPhase, from scroller: any PlatformScroller) {
      guard scroller === self.scroller else { return }
      isScrolled = true
      defer { isScrolled = false }
      controller.scrolled(to: offset, phase, from: self)
    }

    /// The platform has laid out viewport and content; that may be in the middle of an update of SwiftUI's.
    func laidOut(_ contents: ScrollContents, from scroller: any PlatformScroller) {
      let viewport = contents.extents.viewport
      guard scroller === self.scroller, viewport > 0, viewport != platformViewport else { return }
      platformViewport = viewport
      Task { [weak self] in self?.layOut() }
    }

    /// Where the platform's scroll is to end as its finger lifts.
    func snapTarget(projected: Double, velocity: Double) -> Double? {
      controller.snapTarget(projected: projected, velocity: velocity, from: self)
    }

    func dragCancelled(from scroller: any PlatformScroller) {}
  }
#endif
