import Testing

@testable import OverscrollCore

/// Invalid numbers of a configuration.
@Suite struct EdgeSanitizingTests {
  @Test("A number that is negative or NaN is treated as 0", arguments: [.nan, -5, -.infinity] as [Double])
  func zero(number: Double) {
    for rearm in [RearmRule.lifted(within: number), .within(number)] {
      var configuration = EdgeConfiguration(policy: .approach(number), rearm: rearm)
      (configuration.minimumDuration, configuration.resultDuration, configuration.timeout) = (
        number, number, number
      )
      configuration.indicator.extent = number
      configuration.indicator.fadeIn = number
      configuration.indicator.unavailableOpacity = number
      let result = configuration.sanitized
      #expect(result.policy == .approach(0))
      #expect(result.rearm == .lifted(within: 0) || result.rearm == .within(0))
      #expect(result.minimumDuration == 0 && result.resultDuration == 0 && result.timeout == 0)
      #expect(result.indicator.extent == 0 && result.indicator.fadeIn == 0)
      #expect(result.indicator.unavailableOpacity == 0)
    }
  }

  @Test("Valid numbers are unchanged")
  func same() {
    for configuration in [
      EdgeConfiguration(rearm: .lifted(within: 0.5)), EdgeConfiguration(rearm: .returned),
    ] {
      #expect(configuration.sanitized.rearm == configuration.rearm)
      #expect(configuration.sanitized.sanitized == configuration.sanitized)
    }
  }
}
