#if canImport(SwiftUI)
  package import Foundation
  package import OverscrollCore

  /// Connects a platform's scroll view to its session.
  @MainActor package protocol ScrollViewAdapter: AnyObject {
    /// The platform's scroll view; nil if only SwiftUI reports the scroll geometry.
    var view: AnyObject? { get }
    /// Whether the scroll view is in a window.
    ///
    /// A pushed page that covers it removes it from its window.
    var isInWindow: Bool { get }
    /// Starts to observe the scroll view, and reports its current state.
    func start()
    /// Sets the insets of the gaps without moving the content, and then scrolls.
    ///
    /// The adapter scrolls with an animation to the change's offset, if the change has one. Of the scroll
    /// view's insets, only the part that the adapter has added changes.
    func apply(_ change: InsetChange)
    /// Scrolls at once, without an animation.
    ///
    /// - Parameters:
    ///   - change: The distance towards the end of the content, in pt.
    ///   - endsMotion: Whether deceleration and animations end; otherwise they continue from the new
    ///     offset.
    func adjust(by change: Double, endsMotion: Bool)
    /// Reports the current layout, content offset and scroll phase to the delegate.
    func report()
    /// Reports a new extent of the viewport along the axis at once.
    ///
    /// For example, the keyboard changes it. A report in the next turn would be a frame late.
    func reportViewport()
    /// Handles a change of SwiftUI's scroll phase.
    ///
    /// SwiftUI reports it on iOS 18, macOS 15, tvOS 18 and visionOS 2 or later.
    func phaseChanged(to phase: ObservedPhase)
    /// Sets whether horizontal content starts on the right.
    func setLayoutDirection(isRightToLeft: Bool)
    /// Returns the insets of the scroll view within a rectangle of its window, in pt.
    ///
    /// The result is nil if the adapter has no view.
    func insets(in bounds: CGRect) -> EdgePair<Double>?
    /// Whether the adapter can set insets, so that a gap opens beside the content.
    var opensGaps: Bool { get }
    /// The insets of the open gaps, in pt.
    var ownInsets: EdgePair<Double> { get }
    /// Removes the adapter's insets and stops reporting.
    func release()
  }

  extension ScrollViewAdapter {
    package var view: AnyObject? { nil }

    package var isInWindow: Bool { true }

    package var opensGaps: Bool { true }

    /// Does nothing, because the next complete report has the viewport.
    package func reportViewport() {}

    /// Does nothing, because the platform reports the phase itself.
    package func phaseChanged(to phase: ObservedPhase) {}

    package func setLayoutDirection(isRightToLeft: Bool) {}

    package func insets(in bounds: CGRect) -> EdgePair<Double>? { nil }
  }
#endif
