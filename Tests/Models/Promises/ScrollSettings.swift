@testable package import OverscrollCore

/// An engine's settings, for checks of what it does.
package struct ScrollSettings: Hashable, Sendable {
  /// The viewport and the content, in pt.
  package var extents: ScrollExtents
  /// How input is answered.
  package var behavior: ScrollBehavior
  /// What happens to a start at one edge while the other edge's action runs.
  package var exclusion: ExclusionPolicy
  /// The edges' policies and numbers, each number in its range.
  package var edges: EdgePair<EdgeConfiguration>
  /// The finger that drags the content, where the engine moves it; nil where none does.
  package var dragger: Int32?

  /// Makes settings.
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
