#if canImport(SwiftUI)
  package import OverscrollCore
  package import SwiftUI

  /// Receives an adapter's reports about its scroll view.
  @MainActor package protocol ScrollViewAdapterDelegate: AnyObject {
    /// The axis that is observed.
    var axis: Axis { get }
    /// Whether the scroll view is to bounce although its content fits.
    var wantsPulls: Bool { get }
    /// Whether the system's own refresh control is to go.
    var replacesSystemRefresh: Bool { get }

    /// The scroll view has scrolled.
    ///
    /// - Parameters:
    ///   - offset: The content offset, in pt, without the insets that hold gaps.
    ///   - phase: What moves the content.
    ///   - adapter: The adapter.
    func scrolled(to offset: Double, _ phase: ObservedPhase, from adapter: any ScrollViewAdapter)
    /// The viewport or the content has another size.
    func laidOut(_ contents: ScrollContents, from adapter: any ScrollViewAdapter)
    /// There is a large title above the content, or none.
    func titled(_ title: LargeTitle, from adapter: any ScrollViewAdapter)
    /// The system has cancelled the finger's touch.
    func dragCancelled(from adapter: any ScrollViewAdapter)
  }

  extension ScrollViewAdapterDelegate {
    package var replacesSystemRefresh: Bool { false }
    package func titled(_ title: LargeTitle, from adapter: any ScrollViewAdapter) {}
  }
#endif
