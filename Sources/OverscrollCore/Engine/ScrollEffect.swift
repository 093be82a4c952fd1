/// What the engine asks a host to do.
///
/// There may be other cases in a later version: switch over it with `@unknown default`.
public enum ScrollEffect: Hashable, Sendable {
  /// Something to do for an edge.
  case edge(ScrollEdge, EdgeEffect)
  /// Add this many pt to the platform's own offset, in the transaction that applies the presentation.
  ///
  /// Only where the platform scrolls. The presentation's `shift` always matches it, so that nothing moves on
  /// screen. An engine without a list asks for it only at rest. A list may also ask while the platform moves;
  /// the motion then continues, unless `ListScroll.isAtRest` is true.
  case adjustOffset(Double)
  /// Set the insets for the gaps, keep the content where it is, then scroll as told.
  ///
  /// Only where insets hold the gaps.
  case setInsets(InsetChange)
  /// Report again where the content is and what moves it.
  ///
  /// The last report said that the content moves, but it has stood still for 0.1 s. If the host doesn't
  /// answer within 0.1 s, the content counts as at rest. Only where insets hold the gaps.
  case report
  /// The finger that lifted had dragged or stopped the content, so it was no tap.
  case swallowTap
}

/// What an event asked for, in order.
///
/// Empty, and without an allocation, for all but a few events.
public typealias ScrollEffects = [ScrollEffect]
