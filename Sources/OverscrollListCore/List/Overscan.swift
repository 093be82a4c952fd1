#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The amount of content that is mounted outside the viewport.
public struct Overscan: Hashable, Sendable {
  /// The maximum lookahead, in viewports.
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
  /// The travel within the lookahead is added ahead. Half of the travel is removed behind, down to half of
  /// the extent.
  func margins(speed: Double, viewport: Double) -> (ahead: Double, behind: Double) {
    let extent = extent.asExtent
    let travel = min(speed * lookahead.asExtent, Overscan.reach * viewport)
    return (extent + travel, extent - min(travel, extent) / 2)
  }
}
