/// The outcome of a scroll that code has requested and awaited.
///
/// A later version may add cases: switch over it with `@unknown default`.
public enum ScrollOutcome: Hashable, Sendable, CaseIterable {
  /// The list shows the item at the requested point, within 1 pt.
  ///
  /// Near an end of the content, it shows the item as close to that point as possible.
  case arrived
  /// The user or a later scroll from code has ended the scroll.
  ///
  /// The removal of the list also ends it. A scroll does not begin while a finger is on the content.
  case interrupted
  /// The data doesn't contain the item, or no longer contains it.
  case itemMissing
}
