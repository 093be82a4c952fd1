package import OverscrollCore

/// The settings of an engine that the checks read.
package struct ScrollSettings: Hashable, Sendable {
  /// The extents of the viewport and the content, in pt.
  package var extents: ScrollExtents
  /// The behavior of scrolling: who owns the offset, bounces, snapping and reduced motion.
  package var behavior: ScrollBehavior
  /// The policy for a start at one edge while the opposite edge's action runs.
  package var exclusion: ExclusionPolicy
  /// The configurations of the edges.
  ///
  /// Each number is in its valid range.
  package var edges: EdgePair<EdgeConfiguration>
  /// The finger that drags the content, or `nil` if none drags or a platform scrolls.
  package var dragger: Int32?

  /// Creates settings with standard configurations by default.
  package init(
    extents: ScrollExtents, behavior: ScrollBehavior = ScrollBehavior(), exclusion: ExclusionPolicy = .drop,
    edges: EdgePair<EdgeConfiguration> = EdgePair(start: EdgeConfiguration(), end: EdgeConfiguration()),
    dragger: Int32? = nil
  ) {
    self.extents = extents
    self.behavior = behavior
    self.exclusion = exclusion
    self.edges = edges
    self.dragger = dragger
  }
}

extension ScrollEngine {
  /// The engine's current settings, for the checks.
  package var settings: ScrollSettings {
    ScrollSettings(
      extents: content.scroller.geometry, behavior: content.scroller.behavior, exclusion: exclusion,
      edges: EdgePair(start: configuration(of: .start), end: configuration(of: .end)),
      dragger: content.isDriven ? content.gate.draggingPointer : nil)
  }
}
