#if canImport(UIKit)
  import OverscrollCore
  import UIKit

  /// An animated scroll of a `UIScrollView` by `setContentOffset(_:animated:)`.
  ///
  /// UIKit reports the end of such a scroll only to the scroll view's delegate, which belongs to the app. So
  /// the adapter concludes the end from the time and the offset.
  struct ContentOffsetAnimation {
    /// The target as a content offset of the engine, in pt.
    let offset: Double
    /// The edge that the target is at or past, if any.
    let edge: ScrollEdge?
    /// The target as a `contentOffset` of UIKit, in pt, for a viewport of `size`.
    let origin: Double
    let size: CGSize
    /// The maximum content offset at the start of the scroll, in pt.
    let end: Double
    /// The instant of the scroll's beginning, in s.
    let began: Double

    /// The time, in s, for which the scroll is treated as under way.
    ///
    /// UIKit scrolls for 0.3 s, and a little longer on a busy device.
    static let duration = 0.5

    /// The largest distance, in pt, between an edge and content treated as at the edge.
    private static let tolerance = 0.5

    /// Whether the scroll can have moved the content to an offset.
    ///
    /// A scroll to an edge is at that edge or past it. If the content is inside, another cause has moved
    /// it.
    func canReach(through offset: Double) -> Bool {
      switch edge {
      case .start: offset < ContentOffsetAnimation.tolerance
      case .end: offset > end - ContentOffsetAnimation.tolerance
      case nil: true
      }
    }
  }
#endif
