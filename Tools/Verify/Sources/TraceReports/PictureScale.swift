import Canvas

/// The vertical scale of one diagram in a picture, with its grid lines.
struct PictureScale {
  /// The y position of the diagram's upper end, in px.
  let top: Double
  let bottom: Double
  /// The values of the grid lines.
  let ticks: [Double]

  private let least: Double
  private let most: Double

  /// Creates a scale that includes all given values.
  ///
  /// - Parameters:
  ///   - values: The values. Values that are not finite are ignored.
  ///   - top: The y position of the diagram's upper end, in px.
  ///   - height: The height of the diagram, in px.
  init(_ values: some Sequence<Double>, top: Double, height: Double) {
    self.top = top
    bottom = top + height
    var (low, high) = (0.0, 0.0)
    for value in values where value.isFinite {
      low = min(low, max(value, -1e12))
      high = max(high, min(value, 1e12))
    }
    if high - low < 1 { high = low + 1 }
    let step = PictureScale.step(for: high - low, height: height)
    least = (low / step).rounded(.down) * step
    most = (high / step).rounded(.up) * step
    ticks = Array(stride(from: least, through: most + step / 2, by: step))
  }

  /// Returns the difference between the values of two grid lines.
  ///
  /// It is 1, 2 or 5 times a power of ten, and so large that the lines are at least `apart` px apart.
  static func step(for span: Double, height: Double, apart: Double = 24) -> Double {
    let least = span * apart / max(height, apart)
    var power = 1e-6
    while power * 10 <= least, power < 1e15 { power *= 10 }
    for factor in [1.0, 2, 5] where power * factor >= least { return power * factor }
    return power * 10
  }

  /// Returns the y position of a value, in px.
  ///
  /// A value outside the scale has the position of the nearer end.
  func y(_ value: Double) -> Double {
    guard value.isFinite else { return bottom }
    return bottom - (min(max(value, least), most) - least) / (most - least) * (bottom - top)
  }
}
