/// What moves the content, as a platform that scrolls by itself reports it.
///
/// There may be other cases in a later version: switch over it with `@unknown default`.
public enum ObservedPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// Unknown. Where insets hold the gaps, the engine infers it; elsewhere such an offset never arms a pull,
  /// because momentum may have caused it.
  case unknown
  /// Nothing moves.
  case resting
  /// A finger moves the content.
  case tracking
  /// The content goes on by itself.
  case decelerating
  /// No finger moves it, and the platform does not say whether anything does: it is at rest once it stands still for 0.1 s.
  case free
}
