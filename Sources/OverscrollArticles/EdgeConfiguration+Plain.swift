import OverscrollCore

extension EdgeConfiguration {
  /// The same configuration without the indicator's fade-in and the success haptic.
  ///
  /// The articles have neither.
  var plain: EdgeConfiguration {
    var result = self
    result.indicator.fadeIn = 0
    result.hasSuccessHaptic = false
    return result
  }
}
