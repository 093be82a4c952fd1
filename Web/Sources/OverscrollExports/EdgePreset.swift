#if canImport(OverscrollCore)
  import OverscrollCore
#endif

/// The presets of an edge's configuration.
///
/// The raw values are codes of the interface, so the order of the cases must not change.
enum EdgePreset: UInt8 {
  case standard, fraction, reachThenHold, pinnedHeader, headerFooter

  /// Returns the preset's configuration with its numbers in order; NaN selects a default.
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
