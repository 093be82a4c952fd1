#if canImport(SwiftUI)
  package import Foundation
  package import OverscrollCore

  /// Connects a platform's scroll view to its session.
  @MainActor package protocol ScrollViewAdapter: AnyObject {
    /// The platform's scroll view; nil if only SwiftUI describes it.
    var view: AnyObject? { get }
    /// Starts to report, beginning with the current state.
    func start()
    /// Sets the insets of the gaps, keeps the content in place, and then scrolls.
    ///
    /// The scroll is animated and goes to the change's offset, if it has one. Only the adapter's own part
    /// of the platform's insets changes.
    func apply(_ change: InsetChange)
    /// Scrolls at once, without an animation.
    ///
    /// - Parameters:
    ///   - change: The distance towards the end, in pt.
    ///   - endsMotion: Whether a motion ends; otherwise it continues from the new offset.
    func adjust(by change: Double, endsMotion: Bool)
    /// Reports the current state.
    func report()
    /// Receives SwiftUI's scroll phase, on iOS 18 and macOS 15 or later.
    func phaseChanged(to phase: ObservedPhase)
    /// Sets whether a horizontal axis starts on the right.
    func setLayoutDirection(isRightToLeft: Bool)
    /// Returns the insets of the scroll view in a rectangle of its window, in pt.
    ///
    /// Nil if the adapter has no view.
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

    package var opensGaps: Bool { true }

    /// Does nothing, because the platform reports the phase itself.
    package func phaseChanged(to phase: ObservedPhase) {}

    package func setLayoutDirection(isRightToLeft: Bool) {}

    package func insets(in bounds: CGRect) -> EdgePair<Double>? { nil }
  }
#endif
