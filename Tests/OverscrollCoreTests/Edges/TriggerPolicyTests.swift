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

  @Test("Each policy starts the action only by its own causes", arguments: rows)
  func causes(_ row: Row) {
    let causes: [(inout Rig) -> Void] = [
      { rig in
        rig.pull(to: 120)
      },
      { rig in
        rig.pull(to: 120)
        rig.pull(to: 50)
      },
      { rig in
        rig.pull(to: 120)
        rig.lift()
        rig.run(1)
      },
      { $0.send(.tap(.start)) },
      { $0.send(.begin(.start)) },
    ]
    let starts = causes.map { cause in
      var rig = Rig(start: EdgeConfiguration(policy: row.policy))
      cause(&rig)
      return rig.starts(.start)
    }
    #expect(starts == row.starts)
  }

  @Test(
    "Under a tap or manual policy, a pull has overscroll without progress",
    arguments: [TriggerPolicy.tap, .manual])
  func notPulled(_ policy: TriggerPolicy) {
    var rig = Rig(start: EdgeConfiguration(policy: policy))
    rig.pull(to: 140)
    #expect(rig.engine.presentation.start.overscroll > 139)
    #expect(rig.engine.presentation.start.progress == 0)
    rig.lift()
    rig.run(1)
    #expect(rig.phases.start == ["idle"])
    #expect(!rig.effects.contains(.edge(.start, .armed)))
  }

  @Test("A tap starts nothing if the edge has no more content or the opposite edge's action runs")
  func tapUnavailable() {
    var rig = Rig(start: EdgeConfiguration(policy: .tap), end: .headerFooter)
    rig.send(.begin(.end))
    #expect(rig.send(.tap(.start)) == [.edge(.start, .declined)])
    rig.send(.cancel(.end))
    rig.send(.setNoMoreContent(.start, true))
    #expect(rig.send(.tap(.start)) == [])
    rig.send(.setNoMoreContent(.start, false))
    #expect(rig.send(.tap(.start)).count == 1)
    #expect(rig.starts(.start) == 1)
  }

  @Test("A pull starts nothing after a change to a policy without pulls")
  func policyChanges() {
    for overscroll in [50.0, 120] {
      var rig = Rig()
      rig.pull(to: overscroll)
      rig.send(.configure(.start, EdgeConfiguration(policy: .manual)))
      rig.pull(to: 130)
      rig.lift()
      #expect(rig.starts(.start) == 0, "at \(overscroll)")
    }
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
