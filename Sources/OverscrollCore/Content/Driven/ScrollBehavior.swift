/// The response of scrolling to fingers, wheels and keys.
public struct ScrollBehavior: Hashable, Sendable {
  /// The owner of the content offset: the engine or the platform.
  ///
  /// The case also selects how gaps are implemented. A later version may add cases: switch over it with
  /// `@unknown default`.
  public enum Source: UInt8, Hashable, Sendable, CaseIterable {
    /// The engine owns the offset and receives fingers, wheels, keys and ticks.
    ///
    /// Content can rest in a gap, because a gap extends the range of offsets at rest.
    case engine
    /// The platform scrolls and reports its offsets, and the adapter draws gaps by a transform.
    ///
    /// A gap shifts the drawn content, as in a browser.
    case platformTransform
    /// The platform scrolls and reports its offsets, and gaps are insets.
    ///
    /// A gap is a content inset, as in UIKit and AppKit.
    case platformInset
  }

  /// The owner of the content offset, which also selects how gaps are implemented.
  ///
  /// The engine ignores input that does not match the source.
  @usableFromInline package var source: Source
  /// The deceleration of flung content.
  package var deceleration: Deceleration
  /// The motion of content after a moving finger lifts.
  package var fling: FlingStyle
  /// The snap targets of flung content, or `nil` without snapping.
  ///
  /// Timed flings ignore snap targets. If the platform moves the content, snap targets apply only in lists,
  /// and only if the platform requests the target of each fling.
  package var snapping: SnapTargets?
  /// Whether content can be pulled past its edges.
  ///
  /// If it cannot, a pull does not start a refresh.
  package var bounces: Bool
  /// Whether a mouse drags the content.
  ///
  /// If it does not, a mouse can select text.
  package var dragsWithMouse: Bool
  /// Whether the user prefers reduced motion.
  ///
  /// Scrolls by code, by a key or by a timed fling then reach their target at once.
  package var reducesMotion: Bool

  /// Makes a behavior with the defaults of a phone.
  ///
  /// - Parameters:
  ///   - source: The owner of the content offset, which also selects how gaps are implemented.
  ///   - snapping: The snap targets of flung content, or `nil` without snapping. If the platform moves the
  ///     content, they apply only in lists.
  ///   - bounces: Whether content can be pulled past its edges.
  ///   - dragsWithMouse: Whether a mouse drags the content. If it does not, a mouse can select text.
  ///   - reducesMotion: Whether scrolls by code or a key reach their target at once.
  public init(
    source: Source = .engine, snapping: SnapTargets? = nil, bounces: Bool = true, dragsWithMouse: Bool = true,
    reducesMotion: Bool = false
  ) {
    self.init(
      source: source, deceleration: .normal, snapping: snapping, bounces: bounces,
      dragsWithMouse: dragsWithMouse, reducesMotion: reducesMotion)
  }

  /// Makes a behavior with any deceleration and fling.
  package init(
    source: Source = .engine, deceleration: Deceleration = .normal,
    fling: FlingStyle = .momentum, snapping: SnapTargets? = nil, bounces: Bool = true,
    dragsWithMouse: Bool = true, reducesMotion: Bool = false
  ) {
    self.source = source
    self.deceleration = deceleration
    self.fling = fling
    self.snapping = snapping
    self.bounces = bounces
    self.dragsWithMouse = dragsWithMouse
    self.reducesMotion = reducesMotion
  }
}
