@testable package import OverscrollCore

/// An engine's settings, for the checks.
package struct ScrollSettings: Hashable, Sendable {
  /// The extents of the viewport and the content, in pt.
  package var extents: ScrollExtents
  /// The scroll behavior.
  package var behavior: ScrollBehavior
  /// The exclusion policy for a start while the opposite edge's action runs.
  package var exclusion: ExclusionPolicy
  /// The edges' configurations, with each number in its valid range.
  package var edges: EdgePair<EdgeConfiguration>
  /// The finger that drags the content in driven mode, or `nil`.
  package var dragger: Int32?

  /// Creates settings.
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
  /// The engine's settings.
  package var settings: ScrollSettings {
    var dragger: Int32?
    if isDriven, case .dragging(let pointer) = gate.state { dragger = pointer }
    return ScrollSettings(
      extents: scroller.geometry, behavior: scroller.behavior, exclusion: exclusion,
      edges: EdgePair(start: edges.start.configuration, end: edges.end.configuration), dragger: dragger)
  }
}
