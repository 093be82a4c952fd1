/// How a scroller responds to fingers, wheels and keys.
public struct ScrollBehavior: Hashable, Sendable {
  /// Who moves the content, and what holds a gap.
  ///
  /// There may be other cases in a later version: switch over it with `@unknown default`.
  public enum Source: UInt8, Hashable, Sendable, CaseIterable {
    /// The engine moves the content: it is given fingers, wheels, keys and ticks. A gap widens the range in which content
    /// rests.
    case driven
    /// The platform moves the content and reports its offsets. A gap shifts what is drawn, as in a browser.
    case shifted
    /// The platform moves the content and reports its offsets. A gap is an inset, as in UIKit and AppKit.
    case inset
  }

  /// Who moves the content, and what holds a gap.
  ///
  /// Input that doesn't fit the source is ignored.
  @usableFromInline package var source: Source
  /// How flung content slows down.
  package var deceleration: Deceleration
  /// What content does when a moving finger lets go of it.
  package var fling: FlingStyle
  /// The offsets at which flung content comes to rest; nil for anywhere.
  ///
  /// A timed fling ignores them. If the platform moves the content, they apply only in lists, and only if the platform
  /// asks for a fling's target.
  package var snapping: SnapTargets?
  /// Whether content can be pulled past its edges.
  ///
  /// If it can't, pulling refreshes nothing.
  package var bounces: Bool
  /// Whether a mouse drags the content.
  ///
  /// If it doesn't, a mouse can select text.
  package var dragsWithMouse: Bool
  /// Whether the reader asked for less motion, so that scrolls by code, a key or a timed fling arrive at
  /// once.
  package var reducesMotion: Bool

  /// Makes a behaviour; the defaults are a phone's.
  ///
  /// - Parameters:
  ///   - source: Who moves the content, and what holds a gap.
  ///   - snapping: The offsets at which flung content comes to rest; nil for anywhere. If the platform moves the content,
  ///     they apply only in lists.
  ///   - bounces: Whether content can be pulled past its edges.
  ///   - dragsWithMouse: Whether a mouse drags the content. If it doesn't, a mouse can select text.
  ///   - reducesMotion: Whether scrolls by code or a key arrive at once.
  public init(
    source: Source = .driven, snapping: SnapTargets? = nil, bounces: Bool = true, dragsWithMouse: Bool = true,
    reducesMotion: Bool = false
  ) {
    self.init(
      source: source, deceleration: .normal, snapping: snapping, bounces: bounces,
      dragsWithMouse: dragsWithMouse, reducesMotion: reducesMotion)
  }

  /// Makes a behaviour with any deceleration and fling.
  package init(
    source: Source = .driven, deceleration: Deceleration = .normal,
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
