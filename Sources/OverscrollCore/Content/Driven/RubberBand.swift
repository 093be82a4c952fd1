/// The rubber band: the resistance of content pulled past an edge, and its exact inverse.
///
/// With the finger's travel x past the edge, the viewport's extent d and the stiffness c, the visible
/// overscroll is b:
///
/// ```
/// b = (1 - 1 / (x * c / d + 1)) * d = x * c * d / (x * c + d)
/// ```
///
/// The code uses the second form. b approaches d and never reaches it. The formula and c = 0.55 are the
/// community's analysis of UIScrollView.
struct RubberBand: Hashable, Sendable {
  /// The content's movement per pt of finger movement, at the edge.
  static let stiffness = 0.55

  /// The limit of the visible overscroll, in pt: the viewport's extent.
  let dimension: Double

  /// Makes the rubber band of a viewport.
  ///
  /// - Parameter dimension: The viewport's extent, in pt. Negative and non-finite values become 0. With 0,
  ///   content cannot be pulled.
  init(dimension: Double) {
    self.dimension = dimension.asExtent
  }

  /// Returns the visible overscroll, in pt, for a finger's travel past the edge.
  ///
  /// - Parameter travel: The finger's travel, in pt. Values of 0 or less give 0. Infinity gives the
  ///   overscroll of 2^40 pt.
  func overscroll(forTravel travel: Double) -> Double {
    let stretched = min(travel, Double.longestExtent) * RubberBand.stiffness
    guard stretched > 0, dimension > 0 else { return 0 }
    return stretched * dimension / (stretched + dimension)
  }

  /// Returns the finger's travel, in pt, for a visible overscroll.
  ///
  /// It is the inverse of `overscroll(forTravel:)`.
  ///
  /// - Parameter overscroll: The visible overscroll, in pt. Values of 0 or less give 0. A finger cannot
  ///   reach values of `dimension` and more, but they occur after the viewport shrank. They give the travel
  ///   for slightly less than `dimension`.
  func travel(forOverscroll overscroll: Double) -> Double {
    guard overscroll > 0, dimension > 0 else { return 0 }
    let reachable = min(overscroll, dimension * (1 - 0x1p-20))
    return reachable * dimension / (RubberBand.stiffness * (dimension - reachable))
  }

  /// Returns the content's movement per pt of finger movement, falling from 0.55 to 0.
  ///
  /// - Parameter travel: The finger's travel past the edge, in pt. Negative values and NaN become 0.
  func slope(atTravel travel: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let part = dimension / (max(0, travel) * RubberBand.stiffness + dimension)
    return RubberBand.stiffness * part * part
  }
}
