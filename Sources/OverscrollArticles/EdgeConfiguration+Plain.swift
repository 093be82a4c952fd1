import OverscrollCore

extension EdgeConfiguration {
  /// The same without what the articles leave out: an indicator that fades in, and a haptic for a success.
  var plain: EdgeConfiguration {
    var result = self
    result.indicator.fadeIn = 0
    result.hasSuccessHaptic = false
    return result
  }
}
