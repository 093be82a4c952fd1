#if canImport(SwiftUI)
  package import Foundation
  package import OverscrollCore

  /// Connects a platform's scroll view to its session.
  @MainActor package protocol ScrollViewAdapter: AnyObject {
    /// The platform's scroll view; nil if SwiftUI only describes it.
    var view: AnyObject? { get }
    /// Starts to report, first the present state.
    func start()
    /// Sets the insets that hold gaps, keeps the content in place, and then scrolls, animated, as the change says.
    ///
    /// Only the adapter's own part of the platform's insets changes.
    func hold(_ change: InsetChange)
    /// Scrolls at once.
    ///
    /// - Parameters:
    ///   - change: The distance, in pt, towards the end.
    ///   - endsMotion: Whether a motion ends; otherwise it continues from the new offset.
    func adjust(by change: Double, endsMotion: Bool)
    /// Reports the present state.
    func report()
    /// Receives SwiftUI's scroll phase, from iOS 18 and macOS 15 on.
    func phaseChanged(to phase: ObservedPhase)
    /// Sets on which side a horizontal axis starts.
    func turn(isRightToLeft: Bool)
    /// The insets of the scroll view in a rectangle of its window, in pt; nil if the adapter has no view.
    func insets(in bounds: CGRect) -> EdgePair<Double>?
    /// Whether the adapter can set insets, so that a gap opens beside the content.
    var holdsGaps: Bool { get }
    /// The insets, in pt, that hold gaps.
    var ownInsets: EdgePair<Double> { get }
    /// Takes back the adapter's insets and stops reporting.
    func release()
  }

  extension ScrollViewAdapter {
    package var view: AnyObject? { nil }

    package var holdsGaps: Bool { true }

    /// Does nothing: the platform reports the phase itself.
    package func phaseChanged(to phase: ObservedPhase) {}

    package func turn(isRightToLeft: Bool) {}

    package func insets(in bounds: CGRect) -> EdgePair<Double>? { nil }
  }
#endif
