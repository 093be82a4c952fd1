#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The presets by their codes.
///
/// The order of the cases is part of the interface.
enum EdgePreset: UInt8 {
  case standard, fraction, reachThenHold, pinnedHeader, headerFooter

  /// Returns the preset's configuration.
  ///
  /// - Parameters:
  ///   - a: The preset's first number; NaN for its default.
  ///   - b: The second number.
  ///   - c: The third number.
  func configuration(_ a: Double, _ b: Double, _ c: Double) -> EdgeConfiguration {
    switch self {
    case .standard:
      EdgeConfiguration()
    case .fraction:
      .fraction(a.isNaN ? 0.15 : a)
    case .reachThenHold:
      .reachThenHold(a.isNaN ? 80 : a)
    case .pinnedHeader:
      .pinnedHeader(
        refreshAt: a.isNaN ? 100 : a, headerHeight: b.isNaN ? 80 : b, resetPoint: c.isNaN ? 5 : c)
    case .headerFooter:
      .headerFooter
    }
  }
}
