/// The placement and the fade of an indicator during a pull.
public struct IndicatorMotion: Hashable, Sendable {
  /// The position of an indicator.
  public enum Placement: UInt8, Hashable, Sendable, CaseIterable {
    /// Next to the content's edge, moving with the content.
    case above
    /// At the viewport's edge, behind the content.
    case behind
    /// In a fixed bar that does not move with the content.
    case pinned
    /// At the viewport's edge, in front of the content.
    case inFront
  }

  /// The position of the indicator.
  public var placement: Placement
  /// The indicator's extent, in pt, until its measured extent is reported.
  public var extent: Double
  /// The progress at which the indicator is fully opaque; 0 for no fade-in.
  public var fadeIn: Double
  /// The opacity, from 0 to 1, while the edge's action cannot start.
  public var unavailableOpacity: Double

  /// Makes a motion.
  ///
  /// Negative and non-finite numbers become 0. An opacity above 1 becomes 1.
  public init(
    placement: Placement = .above, extent: Double = 60, fadeIn: Double = 0.35, unavailableOpacity: Double = 1
  ) {
    self.placement = placement
    self.extent = extent
    self.fadeIn = fadeIn
    self.unavailableOpacity = unavailableOpacity
  }
}
