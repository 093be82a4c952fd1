/// The number of lanes that an item of a list spans.
///
/// A later version may add cases: switch over it with `@unknown default`.
public enum ListItemSpan: Hashable, Sendable {
  /// One lane.
  case lane
  /// All lanes.
  ///
  /// The item starts after all earlier items, and later items start after it.
  case all
}
