#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The amount of content outside the viewport for which a list builds views.
///
/// To *mount* an item means to build its view.
public struct Overscan: Hashable, Sendable {
  /// The maximum additional distance mounted ahead, as a multiple of the viewport's extent.
  static let reach = 2.0

  /// The distance mounted beyond each edge of a viewport at rest, in pt.
  ///
  /// Negative and non-finite values become 0.
  package var extent: Double
  /// The additional distance mounted ahead, in seconds of travel, up to two viewports.
  ///
  /// Negative and non-finite values become 0.
  package var lookahead: Double
  /// The maximum number of items outside the viewport that one update mounts.
  ///
  /// A negative value becomes 0.
  package var budget: Int

  /// Creates an overscan.
  ///
  /// - Parameters:
  ///   - extent: The distance mounted beyond each edge of a viewport at rest, in pt.
  ///   - lookahead: The additional distance mounted ahead, in seconds of travel.
  ///   - budget: The maximum number of items outside the viewport that one update mounts.
  public init(extent: Double = 250, lookahead: Double = 0.15, budget: Int = 6) {
    self.extent = extent
    self.lookahead = lookahead
    self.budget = budget
  }

  /// Returns the distances mounted ahead and behind, in pt, at a speed in pt/s.
  ///
  /// Ahead, the distance is the extent plus the travel within the lookahead time. Behind, half of that travel
  /// is subtracted from the extent, but at most half of the extent.
  func margins(speed: Double, viewport: Double) -> (ahead: Double, behind: Double) {
    let extent = extent.asExtent
    let travel = min(speed * lookahead.asExtent, Overscan.reach * viewport)
    return (extent + travel, extent - min(travel, extent) / 2)
  }
}
