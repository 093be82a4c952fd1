/// How a scroller answers fingers, wheels and keys.
public struct ScrollBehavior: Hashable, Sendable {
  /// Who moves the content, and what holds a gap.
  ///
  /// There may be other cases in a later version: switch over it with `@unknown default`.
  public enum Source: UInt8, Hashable, Sendable, CaseIterable {
    /// The engine moves the content: it is given fingers, wheels, keys and ticks. A gap widens the range in which content
    /// rests.
    case driven
    /// The platform does, and the engine is told of offsets. A gap shifts what is drawn, as in a browser.
    case shifted
    /// The platform does, and the engine is told of offsets. A gap is an inset of the platform's, as in UIKit and AppKit.
    case inset
  }

  /// Who moves the content, and what holds a gap.
  ///
  /// Input of the other kind is ignored.
  public var source: Source
  /// How flung content slows down.
  public var deceleration: Deceleration
  /// What content does that a moving finger lets go of.
  public var fling: FlingStyle
  /// Where flung content likes to rest, if anywhere.
  ///
  /// It is not combined with a timed fling.
  public var snapping: SnapTargets?
  /// Whether content can be pulled past its edges.
  ///
  /// Where it cannot, nothing can be refreshed by pulling.
  public var bounces: Bool
  /// Whether a mouse drags the content.
  ///
  /// Where it does not, a mouse can select text.
  public var dragsWithMouse: Bool
  /// Whether the reader asked for less motion: what code, a key or a timed fling scrolls then arrives at once.
  public var reducesMotion: Bool

  /// Makes a behaviour; the defaults are a phone's.
  public init(
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
