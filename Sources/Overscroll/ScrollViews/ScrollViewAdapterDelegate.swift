#if canImport(SwiftUI)
  package import OverscrollCore
  package import SwiftUI

  /// Receives an adapter's reports about its scroll view.
  @MainActor package protocol ScrollViewAdapterDelegate: AnyObject {
    /// The observed axis.
    var axis: Axis { get }
    /// Whether the adapter makes the scroll view bounce even if its content fits.
    var alwaysBounces: Bool { get }
    /// Whether the adapter removes the system's refresh control.
    var replacesSystemRefresh: Bool { get }

    /// Receives a scroll.
    ///
    /// - Parameters:
    ///   - offset: The content offset, in pt, without the insets of the gaps.
    ///   - phase: The scroll phase.
    ///   - adapter: The adapter.
    func scrolled(to offset: Double, _ phase: ObservedPhase, from adapter: any ScrollViewAdapter)
    /// Receives a layout with a new viewport or content size.
    func laidOut(_ contents: ScrollViewLayout, from adapter: any ScrollViewAdapter)
    /// Receives the large title above the content; its height is 0 without a title.
    func titleChanged(_ title: LargeTitle, from adapter: any ScrollViewAdapter)
    /// Receives the system's cancellation of a touch.
    func dragCancelled(from adapter: any ScrollViewAdapter)
  }

  extension ScrollViewAdapterDelegate {
    package var replacesSystemRefresh: Bool { false }
    package func titleChanged(_ title: LargeTitle, from adapter: any ScrollViewAdapter) {}
  }
#endif
