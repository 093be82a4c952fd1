@testable public import OverscrollCore

/// An engine's settings, for checks of what it does.
public struct ScrollSettings: Hashable, Sendable {
  /// The viewport and the content, in pt.
  public var extents: ScrollExtents
  /// How input is answered.
  public var behavior: ScrollBehavior
  /// What happens to a start at one edge while the other edge's action runs.
  public var exclusion: ExclusionPolicy
  /// The edges' policies and numbers, each number in its range.
  public var edges: EdgePair<EdgeConfiguration>
  /// The finger that drags the content, where the engine moves it; nil where none does.
  public var dragger: Int32?

  /// Makes settings.
  public init(
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
  public var settings: ScrollSettings {
    var dragger: Int32?
    if isDriven, case .dragging(let pointer) = gate.state { dragger = pointer }
    return ScrollSettings(
      extents: scroller.geometry, behavior: scroller.behavior, exclusion: exclusion,
      edges: EdgePair(start: edges.start.configuration, end: edges.end.configuration), dragger: dragger)
  }
}
