import OverscrollCore

extension EdgeConfiguration {
  /// The configuration without the indicator's fade-in and the success haptic, which the articles lack.
  var plain: EdgeConfiguration {
    var result = self
    result.indicator.fadeIn = 0
    result.hasSuccessHaptic = false
    return result
  }
}
