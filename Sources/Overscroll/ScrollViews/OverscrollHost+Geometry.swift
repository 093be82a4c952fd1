#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  // What a bridge says moves the scroll view, and what there is where no scroll view is found.
  extension OverscrollHost {
    /// The platform has scrolled.
    ///
    /// - Parameters:
    ///   - offset: How far the viewport's start edge is inside the content, in pt, without the gaps' insets.
    ///   - phase: What moves it.
    ///   - scroller: Who reports; only the one that is connected counts.
    func scrolled(to offset: Double, _ phase: ObservedPhase, from scroller: any PlatformScroller) {
      guard scroller === self.scroller else { return }
      if let list { return list.scrolled(to: offset, phase, from: scroller) }
      controller.report(.observed(offset, phase), from: self)
    }

    /// The system has taken the finger's touch away.
    func dragCancelled(from scroller: any PlatformScroller) {
      guard scroller === self.scroller else { return }
      controller.report(.dragCancelled(pointer: nil), from: self)
    }

    /// Uses what SwiftUI reports, because the platform's scroll view is not found.
    func useGeometry() {
      geometry.listener = self
      connect(geometry)
    }

    func dropGeometry() { disconnect(geometry) }

    /// A scroll view has come where geometry had to do: who shares it goes on, here or with its owner.
    ///
    /// - Returns: Whether that is all; otherwise another host has it already.
    func replaceGeometry(by scroller: any PlatformScroller) -> Bool {
      let other = ScrollOwners.owner(of: scroller, for: self)
      if let owner {
        if other === owner { standby = scroller }
        return other === owner
      }
      guard other == nil else { return false }
      give(geometry)
      take(scroller)
      return true
    }

    /// Whether the owner has to do with geometry still.
    var waitsForOwner: Bool { owner.map { $0.scroller === $0.geometry } ?? false }
  }
#endif
