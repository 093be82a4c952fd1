/// What the engine asks a host to do.
///
/// There may be other cases in a later version: switch over it with `@unknown default`.
public enum ScrollEffect: Hashable, Sendable {
  /// Something to do for an edge.
  case edge(ScrollEdge, EdgeEffect)
  /// Add this many pt to the platform's own offset, in the transaction that applies the presentation.
  ///
  /// Only where the platform scrolls, and always matched by the presentation's `shift`, so that nothing moves on
  /// screen. An engine alone asks for it at rest only; a list may also while the platform moves, which then goes on
  /// unless `ListScroll.isAtRest` says that it is to end.
  case adjustOffset(Double)
  /// Set the insets for the gaps, keep the content where it is, then scroll as told.
  ///
  /// Only where insets hold the gaps.
  case setInsets(InsetChange)
  /// Say again where the content is, and what moves it: it was said to move, and has not for 0.1 s.
  ///
  /// A host that does not answer within 0.1 s is at rest. Only where insets hold the gaps.
  case report
  /// The finger that lifted had dragged or stopped the content, so it was no tap.
  case swallowTap
}

/// What an event asked for, in order.
///
/// Empty, and without an allocation, for all but a few events.
public typealias ScrollEffects = [ScrollEffect]
