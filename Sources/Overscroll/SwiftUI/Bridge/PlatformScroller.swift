#if canImport(SwiftUI)
  import OverscrollCore

  /// A platform's scroll view that a bridge has found, as its link to the host.
  ///
  /// It reports with `OverscrollHost.scrolled(to:_:from:)` and `OverscrollHost.laidOut(_:from:)`.
  @MainActor protocol PlatformScroller: AnyObject {
    /// Starts to report, with where the content is now.
    func start()
    /// Sets the insets for the gaps, by their difference to those that it has set before; keeps the content where
    /// it is; then scrolls, animated, where it is told to.
    func hold(_ change: InsetChange)
    /// Takes back its insets and stops observing.
    func release()
  }
#endif
