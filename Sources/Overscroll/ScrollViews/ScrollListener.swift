#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// Receives the bridge's reports about a platform's scroll view: the host of its edges, or a list in it.
  ///
  /// Several listeners may find the same scroll view, each with its own link; one of the links is used.
  @MainActor protocol ScrollListener: AnyObject {
    /// The axis that is observed.
    var axis: Axis { get }
    /// Whether the scroll view is to be one that can be pulled, though its content fits.
    var wantsPulls: Bool { get }
    /// Whether the system's own refresh control is to go.
    var replacesSystemRefresh: Bool { get }
    /// The scroll views that this package's views inside this one have found; one of them may be this one's
    /// too.
    var scrollersInside: [AnyObject] { get }

    /// Whether another listener has this one's part, and has not found the scroll view yet.
    var waitsForOwner: Bool { get }

    /// A bridge has found the scroll view.
    func connect(_ scroller: any PlatformScroller)
    /// A bridge has lost it.
    func disconnect(_ scroller: any PlatformScroller)
    /// There is none to find: geometry has to do.
    func useGeometry()
    /// There are several to find, of which none is meant.
    func foundSeveral()
    /// The view that geometry told of is gone.
    func dropGeometry()
    /// The platform has scrolled.
    func scrolled(to offset: Double, _ phase: ObservedPhase, from scroller: any PlatformScroller)
    /// The platform has laid out viewport and content.
    func laidOut(_ contents: ScrollContents, from scroller: any PlatformScroller)
    /// The scroll view begins and ends so far inside of what its host's view is behind, in pt.
    func stands(_ margins: EdgePair<Double>, from scroller: any PlatformScroller)
    /// There is a large title above the content, or none.
    func titled(_ title: LargeTitle, from scroller: any PlatformScroller)
    /// The system has taken the finger's touch away.
    func dragCancelled(from scroller: any PlatformScroller)
  }

  // What concerns only the host of edges.
  extension ScrollListener {
    var replacesSystemRefresh: Bool { false }
    var scrollersInside: [AnyObject] { [] }
    var waitsForOwner: Bool { false }

    func foundSeveral() {}
    func stands(_ margins: EdgePair<Double>, from scroller: any PlatformScroller) {}
    func titled(_ title: LargeTitle, from scroller: any PlatformScroller) {}
  }
#endif
