/// The resistance that content meets when it is pulled past an edge, and its exact inverse.
///
/// `b = (1 - 1 / (x * c / d + 1)) * d`, written as the equal `b = x * c * d / (x * c + d)`, where x is the
/// finger's travel past the edge, d the viewport's extent and c the stiffness. The formula and c = 0.55 are
/// the community's reading of UIScrollView; b approaches d and never reaches it.
struct RubberBand: Hashable, Sendable {
  /// The share of the finger's travel that shows at the very edge: 0.55.
  static let stiffness = 0.55

  /// The extent, in pt, that the visible overscroll approaches: the viewport's.
  let dimension: Double

  /// Makes the resistance for a viewport.
  ///
  /// - Parameter dimension: The viewport's extent, in pt. Negative and non-finite values count as 0, and a
  ///   viewport of 0 lets nothing be pulled.
  init(dimension: Double) {
    self.dimension = dimension.asExtent
  }

  /// The visible overscroll, in pt, for a finger that has travelled `travel` pt past the edge.
  ///
  /// - Parameter travel: The finger's travel, in pt. Values not above 0 give 0, and infinity counts as 2^40
  ///   pt.
  func overscroll(forTravel travel: Double) -> Double {
    let stretched = min(travel, Double.longestExtent) * RubberBand.stiffness
    guard stretched > 0, dimension > 0 else { return 0 }
    return stretched * dimension / (stretched + dimension)
  }

  /// The finger's travel, in pt, that shows as `overscroll` pt: the inverse of `overscroll(forTravel:)`.
  ///
  /// - Parameter overscroll: The visible overscroll, in pt. Values not above 0 give 0. Values that the band
  ///   can't reach (`dimension` and more, as after the viewport shrank) give the travel of its last reachable
  ///   point.
  func travel(forOverscroll overscroll: Double) -> Double {
    guard overscroll > 0, dimension > 0 else { return 0 }
    let reachable = min(overscroll, dimension * (1 - 0x1p-20))
    return reachable * dimension / (RubberBand.stiffness * (dimension - reachable))
  }

  /// How many pt the content moves for a pt of the finger's at `travel` pt past the edge: 0.55 falling to 0.
  ///
  /// - Parameter travel: The finger's travel past the edge, in pt. What is not above 0 counts as 0.
  func slope(atTravel travel: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let part = dimension / (max(0, travel) * RubberBand.stiffness + dimension)
    return RubberBand.stiffness * part * part
  }
}
