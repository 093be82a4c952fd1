#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The presets by their numbers.
///
/// The cases' order is the interface's.
enum EdgePreset: UInt8 {
  case standard, fraction, reachThenHold, pinnedHeader, headerFooter

  /// The configuration that the preset stands for.
  ///
  /// - Parameters:
  ///   - a: The preset's first number; NaN for the preset's own.
  ///   - b: Its second.
  ///   - c: Its third.
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
