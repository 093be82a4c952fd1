/// What the engine asks a host to do.
public enum ScrollEffect: Hashable, Sendable {
  /// Something to do for an edge.
  case edge(ScrollEdge, EdgeEffect)
  /// Add this many pt to the platform's own offset, in the transaction that applies the presentation.
  ///
  /// Only where the platform scrolls, and always matched by the presentation's `shift`, so that nothing moves on
  /// screen. An engine alone asks for it at rest only; a list may also while the platform moves, which then goes on
  /// unless `ListScroll.isAtRest` says that it is to end.
  case adjustOffset(Double)
  /// The finger that lifted had dragged or stopped the content, so it was no tap.
  case swallowTap
}

/// What an event asked for, in order.
///
/// Empty, and without an allocation, for all but a few events.
public typealias ScrollEffects = [ScrollEffect]
