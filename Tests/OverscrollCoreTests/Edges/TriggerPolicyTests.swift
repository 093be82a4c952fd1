import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// The causes that start an action under each policy, and the distances of a configuration.
@Suite struct TriggerPolicyTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let policy: TriggerPolicy
    /// The number of starts by each cause.
    ///
    /// The causes are crossing outward, crossing back, a lift past the threshold, a tap at rest, and code.
    let starts: [Int]
    var testDescription: String { "\(policy)" }
  }

  static let rows = [
    //                       outward, back, lift, tap, code
    Row(policy: .release, starts: [0, 0, 1, 0, 1]),
    Row(policy: .reach, starts: [1, 1, 1, 0, 1]),
    Row(policy: .return, starts: [0, 1, 1, 0, 1]),
    Row(policy: .tap, starts: [0, 0, 0, 1, 1]),
    Row(policy: .manual, starts: [0, 0, 0, 0, 1]),
  ]

  @Test(
    "Each policy starts the action only by its own causes", arguments: rows, ScrollBehavior.Source.allCases)
  func causes(_ row: Row, _ source: ScrollBehavior.Source) {
    let causes: [(inout Rig) -> Void] = [
      { $0.pull(to: 120) },
      {
        $0.pull(to: 120)
        $0.pull(to: 50)
      },
      {
        $0.pull(to: 120)
        $0.lift()
        $0.run(1)
      },
      { $0.send(.tap(.start)) },
      { $0.send(.begin(.start)) },
    ]
    let starts = causes.map { cause in
      var rig = Rig(source, start: EdgeConfiguration(policy: row.policy))
      cause(&rig)
      return rig.starts(.start)
    }
    #expect(starts == row.starts)
  }

  struct Distance: Sendable {
    let distance: EdgeDistance
    let resolved: Double
  }

  @Test(
    "A resolved distance is in pt, never negative, and 0 if the configured number is not finite",
    arguments: [
      Distance(distance: .points(12.5), resolved: 12.5), Distance(distance: .points(-12.5), resolved: 0),
      Distance(distance: .points(.nan), resolved: 0),
      Distance(distance: .points(.infinity), resolved: 0),
      Distance(distance: .fraction(0.25), resolved: 200), Distance(distance: .fraction(-0.25), resolved: 0),
      Distance(distance: .fraction(.nan), resolved: 0),
      Distance(distance: .fraction(.infinity), resolved: 0),
      Distance(distance: .indicatorExtent, resolved: 44),
    ])
  func distance(_ row: Distance) {
    #expect(row.distance.resolved(viewport: 800, indicatorExtent: 44) == row.resolved)
  }
}
