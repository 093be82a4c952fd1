#if canImport(SwiftUI)
  package import OverscrollCore
  package import SwiftUI

  /// Receives an adapter's reports about its scroll view.
  @MainActor package protocol ScrollViewAdapterDelegate: AnyObject {
    /// The axis along which the adapter reports.
    var axis: Axis { get }
    /// Whether the user can pull even if the content does not fill the viewport.
    var alwaysBounces: Bool { get }
    /// Whether the adapter removes the system's refresh control.
    var replacesSystemRefresh: Bool { get }

    /// Handles a report of the content offset and the scroll phase.
    ///
    /// - Parameters:
    ///   - offset: The content offset, in pt, without the insets of the gaps.
    ///   - phase: The scroll phase.
    ///   - adapter: The adapter.
    func scrolled(to offset: Double, _ phase: ObservedPhase, from adapter: any ScrollViewAdapter)
    /// Handles a report of the extents and the number of items.
    func laidOut(_ contents: ScrollViewLayout, from adapter: any ScrollViewAdapter)
    /// Handles a change of the viewport in the middle of a layout.
    ///
    /// A complete report follows. The delegate must not publish, because SwiftUI may be updating. During the
    /// call, the adapter's `report()` reports at most the offset.
    ///
    /// - Parameters:
    ///   - viewport: The extent of the viewport, in pt.
    ///   - adapter: The adapter.
    func viewportChanged(to viewport: Double, from adapter: any ScrollViewAdapter)
    /// Handles a change of the navigation bar's large title.
    ///
    /// The height of the title is 0 if there is none.
    func titleChanged(_ title: LargeTitle, from adapter: any ScrollViewAdapter)
    /// Handles the cancellation of a drag by the system.
    func dragCancelled(from adapter: any ScrollViewAdapter)
  }

  extension ScrollViewAdapterDelegate {
    package var replacesSystemRefresh: Bool { false }
    package func titleChanged(_ title: LargeTitle, from adapter: any ScrollViewAdapter) {}
    package func viewportChanged(to viewport: Double, from adapter: any ScrollViewAdapter) {}
  }
#endif
