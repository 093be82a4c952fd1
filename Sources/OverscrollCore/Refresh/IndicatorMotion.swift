/// How an indicator follows the pull.
public struct IndicatorMotion: Hashable, Sendable {
  /// Where the indicator is.
  public enum Placement: UInt8, Hashable, Sendable, CaseIterable {
    /// Beside the content's edge, moving with it.
    case above
    /// At the viewport's edge, uncovered by the content.
    case behind
    /// In a bar that does not move.
    case pinned
    /// At the viewport's edge, over the content.
    case inFront
  }

  /// Where the indicator is.
  public var placement: Placement
  /// The indicator's extent along the axis, in pt, until the host reports what it measured.
  public var extent: Double
  /// The part of the threshold over which the indicator fades in; 0 shows it at once.
  public var fadeIn: Double
  /// The opacity, from 0 to 1, while the edge cannot start.
  public var unavailableOpacity: Double

  /// Makes a motion.
  ///
  /// Negative and non-finite numbers count as 0; an opacity above 1 counts as 1.
  public init(
    placement: Placement = .above, extent: Double = 60, fadeIn: Double = 0.35, unavailableOpacity: Double = 1
  ) {
    self.placement = placement
    self.extent = extent
    self.fadeIn = fadeIn
    self.unavailableOpacity = unavailableOpacity
  }
}
