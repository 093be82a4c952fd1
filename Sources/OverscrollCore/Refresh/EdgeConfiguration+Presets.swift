extension EdgeConfiguration {
  /// UIKit's feel: past 100 pt (44 on macOS) at release, a gap of 60 pt, armed again below 10 %.
  ///
  /// The numbers are those of UIRefreshControl as Flutter's Cupertino port measured them, and AppKit's common 44.
  public static var standard: EdgeConfiguration {
    #if os(macOS)
      EdgeConfiguration(trigger: .points(44), hold: .points(44))
    #else
      EdgeConfiguration()
    #endif
  }

  /// The first article's: fires on reaching a part of the viewport, and not again until the content is back.
  ///
  /// - Parameter fraction: The part of the viewport's extent; the article's is 0.15, and 0.2 is the most.
  public static func fraction(_ fraction: Double) -> EdgeConfiguration {
    EdgeConfiguration(
      policy: .reach, trigger: .fraction(fraction),
      hold: .fraction(min(fraction, EdgeResolution.largestShare)),
      rearm: .returned, hasSuccessHaptic: false, indicator: IndicatorMotion(fadeIn: 1))
  }

  /// The second article's: fires on reaching the threshold, and holds the gap once the content comes back.
  ///
  /// - Parameter threshold: The threshold and the gap, in pt; the article's is 80.
  public static func reachThenHold(_ threshold: Double) -> EdgeConfiguration {
    EdgeConfiguration(
      policy: .reach, trigger: .points(threshold), hold: .points(threshold), holdsOnReturn: true,
      rearm: .returned)
  }

  /// The fourth article's: a header of constant height that fires on reach and holds no gap.
  ///
  /// - Parameters:
  ///   - refreshAt: The threshold, in pt; the article's is 100.
  ///   - headerHeight: The header's extent, in pt, until the host reports another; the article's is 80.
  ///   - resetPoint: The overscroll, in pt, up to which it may fire again; the article's is 5.
  public static func pinnedHeader(
    refreshAt: Double = 100, headerHeight: Double = 80, resetPoint: Double = 5
  ) -> EdgeConfiguration {
    EdgeConfiguration(
      policy: .reach, trigger: .points(refreshAt), hold: .points(0), rearm: .within(resetPoint),
      indicator: IndicatorMotion(
        placement: .pinned, extent: headerHeight, fadeIn: 0, unavailableOpacity: 0.6))
  }

  /// The fifth article's: fires at release past the header's or footer's own extent, which is also the gap.
  public static var headerFooter: EdgeConfiguration {
    EdgeConfiguration(
      trigger: .indicatorExtent, hold: .indicatorExtent, indicator: IndicatorMotion(fadeIn: 1))
  }
}
