extension EdgeConfiguration {
  /// UIKit's behavior: release past 100 pt (macOS: 44 pt), a gap of 60 pt.
  ///
  /// The edge re-arms below 10 % of the threshold. On macOS the gap is 44 pt. The numbers for iOS are
  /// UIRefreshControl's as measured for Flutter's Cupertino port. AppKit commonly uses 44 pt.
  public static var standard: EdgeConfiguration {
    #if os(macOS)
      EdgeConfiguration(threshold: .points(44), gap: .points(44))
    #else
      EdgeConfiguration()
    #endif
  }

  /// A preset from the first article: starts at a fraction of the viewport.
  ///
  /// The edge re-arms once the content is back at its edge. The article is the first of five articles that
  /// the module `OverscrollArticles` reproduces.
  ///
  /// - Parameter fraction: The fraction of the viewport's extent, at most 0.2. The article uses 0.15.
  public static func fraction(_ fraction: Double) -> EdgeConfiguration {
    EdgeConfiguration(
      policy: .reach, threshold: .fraction(fraction),
      gap: .fraction(min(fraction, ResolvedEdgeDistances.largestShare)),
      rearm: .returned, hasSuccessHaptic: false, indicator: IndicatorMotion(fadeIn: 1))
  }

  /// A preset from the second article: starts at the threshold; the gap opens on return.
  ///
  /// The article is the second of five articles that the module `OverscrollArticles` reproduces.
  ///
  /// - Parameter threshold: The threshold and the gap, in pt. The article uses 80.
  public static func reachThenHold(_ threshold: Double) -> EdgeConfiguration {
    EdgeConfiguration(
      policy: .reach, threshold: .points(threshold), gap: .points(threshold), opensGapOnReturn: true,
      rearm: .returned)
  }

  /// A preset from the fourth article: a pinned header and no gap.
  ///
  /// The action starts as soon as a finger pulls past the threshold. The article is the fourth of five
  /// articles that the module `OverscrollArticles` reproduces.
  ///
  /// - Parameters:
  ///   - refreshAt: The threshold, in pt. The article uses 100.
  ///   - headerHeight: The header's extent, in pt, until its measured extent is reported. The article uses
  ///     80.
  ///   - resetPoint: The largest overscroll that re-arms the edge, in pt. The article uses 5.
  public static func pinnedHeader(
    refreshAt: Double = 100, headerHeight: Double = 80, resetPoint: Double = 5
  ) -> EdgeConfiguration {
    EdgeConfiguration(
      policy: .reach, threshold: .points(refreshAt), gap: .points(0), rearm: .within(resetPoint),
      indicator: IndicatorMotion(
        placement: .pinned, extent: headerHeight, fadeIn: 0, unavailableOpacity: 0.6))
  }

  /// A preset from the fifth article: starts on release past the indicator's extent.
  ///
  /// The gap has the same extent. The article is the fifth of five articles that the module
  /// `OverscrollArticles` reproduces.
  public static var headerFooter: EdgeConfiguration {
    EdgeConfiguration(
      threshold: .indicatorExtent, gap: .indicatorExtent, indicator: IndicatorMotion(fadeIn: 1))
  }
}
