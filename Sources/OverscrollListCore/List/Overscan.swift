#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// How much is mounted out of sight, so that it is there when it comes into sight.
public struct Overscan: Hashable, Sendable {
  /// How many viewports the lookahead is at most.
  static let reach = 2.0

  /// How far beyond each edge of a viewport at rest items are mounted, in pt; a value not above 0 counts as
  /// 0.
  package var extent: Double
  /// How many seconds of travel are mounted ahead in addition, up to two viewports; a value not above 0
  /// counts as 0.
  package var lookahead: Double
  /// How many items that are not in sight are mounted in one update at most; negative counts as 0.
  package var budget: Int

  /// Describes an overscan.
  ///
  /// - Parameters:
  ///   - extent: What is mounted beyond each edge of the viewport at rest, in pt.
  ///   - lookahead: How many seconds of travel are mounted ahead in addition.
  ///   - budget: How many items that are not in sight are mounted in one update at most.
  public init(extent: Double = 250, lookahead: Double = 0.15, budget: Int = 6) {
    self.extent = extent
    self.lookahead = lookahead
    self.budget = budget
  }

  /// What is mounted ahead and behind, in pt, at a speed in pt/s.
  ///
  /// The travel within the lookahead is added ahead; half of it is saved behind, down to half of the extent.
  func margins(speed: Double, viewport: Double) -> (ahead: Double, behind: Double) {
    let extent = extent.asExtent
    let travel = min(speed * lookahead.asExtent, Overscan.reach * viewport)
    return (extent + travel, extent - min(travel, extent) / 2)
  }
}
