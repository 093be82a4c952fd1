@testable import OverscrollCore
import Testing

/// The preset configurations, compared with a table of their numbers.
@Suite struct EdgePresetTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let configuration: EdgeConfiguration
    let policy: TriggerPolicy
    let threshold: Double
    let hold: Double
    let holdsOnReturn: Bool
    let rearm: RearmRule

    init(
      _ name: String, _ configuration: EdgeConfiguration, _ policy: TriggerPolicy, threshold: Double,
      hold: Double, holdsOnReturn: Bool = false, rearm: RearmRule
    ) {
      testDescription = name
      self.configuration = configuration
      self.policy = policy
      self.threshold = threshold
      self.hold = hold
      self.holdsOnReturn = holdsOnReturn
      self.rearm = rearm
    }
  }

  #if os(macOS)
    static let standard = (threshold: 44.0, hold: 44.0)
  #else
    static let standard = (threshold: 100.0, hold: 60.0)
  #endif

  /// The expected numbers of each preset, for a viewport of 1000 pt and an indicator of 40 pt.
  static let rows = [
    Row(
      "standard", .standard, .release, threshold: standard.threshold, hold: standard.hold,
      rearm: .lifted(within: 0.1)),
    Row("fraction(0.15)", .fraction(0.15), .reach, threshold: 150, hold: 150, rearm: .returned),
    Row("fraction(0.5)", .fraction(0.5), .reach, threshold: 200, hold: 200, rearm: .returned),
    Row(
      "reachThenHold(80)", .reachThenHold(80), .reach, threshold: 80, hold: 80, holdsOnReturn: true,
      rearm: .returned),
    Row("pinnedHeader", .pinnedHeader(), .reach, threshold: 100, hold: 0, rearm: .within(5)),
    Row(
      "pinnedHeader(90, 50, 8)", .pinnedHeader(refreshAt: 90, headerHeight: 50, resetPoint: 8), .reach,
      threshold: 90, hold: 0, rearm: .within(8)),
    Row("headerFooter", .headerFooter, .release, threshold: 40, hold: 40, rearm: .lifted(within: 0.1)),
  ]

  @Test("Each preset has the policy, threshold, gap and re-arm rule of the table", arguments: rows)
  func table(_ row: Row) {
    var engine = ScrollEngine(start: row.configuration, end: row.configuration)
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 1000, content: 0), revision: 1), at: 0))
    for edge in ScrollEdge.allCases {
      _ = engine.handle(ScrollEvent(.indicatorExtent(edge, 40), at: 0))
      #expect(engine.edges[edge].resolution.threshold == row.threshold)
      #expect(engine.edges[edge].resolution.gapExtent == row.hold)
      #expect(engine.edges[edge].resolution.secondThreshold == .infinity)
    }
    #expect(row.configuration.policy == row.policy)
    #expect(row.configuration.opensGapOnReturn == row.holdsOnReturn)
    #expect(row.configuration.rearm == row.rearm)
    #expect(row.configuration.pullsFromInside)
    #expect(row.configuration.minimumDuration == 0.5)
    #expect(row.configuration.resultDuration == 0)
    #expect(row.configuration.timeout == nil)
    #expect(row.configuration.keepsFailure == nil)
  }

  @Test("The pinned header has a bar of its configured height, and a lower opacity while it cannot start")
  func pinnedHeader() {
    let indicator = EdgeConfiguration.pinnedHeader().indicator
    #expect(indicator.placement == .pinned)
    #expect(indicator.extent == 80)
    #expect(indicator.fadeIn == 0)
    #expect(indicator.unavailableOpacity == 0.6)
    #expect(EdgeConfiguration.pinnedHeader(headerHeight: 50).indicator.extent == 50)
  }

  @Test("The indicators of the presets `fraction` and `headerFooter` fade in over the whole pull")
  func fadeIn() {
    #expect(EdgeConfiguration.fraction(0.15).indicator.fadeIn == 1)
    #expect(EdgeConfiguration.headerFooter.indicator.fadeIn == 1)
    #expect(EdgeConfiguration.reachThenHold(80).indicator.fadeIn == 0.35)
  }
}
