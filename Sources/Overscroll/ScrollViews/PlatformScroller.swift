#if canImport(SwiftUI)
  import OverscrollCore

  /// A platform's scroll view that a bridge has found, as its link to the host.
  ///
  /// It reports with `ScrollListener.scrolled(to:_:from:)` and `ScrollListener.laidOut(_:from:)`.
  @MainActor protocol PlatformScroller: AnyObject {
    /// The platform's scroll view, by which two links know that theirs is the same; nil where there is only geometry.
    var view: AnyObject? { get }
    /// Starts to report, with where the content is now.
    func start()
    /// Sets the insets for the gaps, by their difference to those that it has set before; keeps the content where
    /// it is; then scrolls, animated, where it is told to.
    func hold(_ change: InsetChange)
    /// Scrolls at once.
    ///
    /// - Parameters:
    ///   - change: By how many pt, towards the end.
    ///   - endsMotion: Whether what moves the content comes to rest; otherwise it goes on from there.
    func adjust(by change: Double, endsMotion: Bool)
    /// Reports where the content is.
    func report()
    /// SwiftUI says what moves the content, from iOS 18 and macOS 15 on.
    func phaseChanged(to phase: ObservedPhase)
    /// Whether it can set insets, so that a gap opens beside the content.
    var holdsGaps: Bool { get }
    /// The insets, in pt, that it holds for gaps.
    var ownInsets: EdgePair<Double> { get }
    /// Takes back its insets and stops observing.
    func release()
  }

  extension PlatformScroller {
    var view: AnyObject? { nil }

    var holdsGaps: Bool { true }

    /// Does nothing: the platform reports the phase itself.
    func phaseChanged(to phase: ObservedPhase) {}
  }
#endif
