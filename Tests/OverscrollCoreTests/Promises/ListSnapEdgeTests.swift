import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Lists with snap targets, in each arrangement and with each state of the gaps at their edges.
@Suite struct ListSnapEdgeTests {
  enum Gap: CaseIterable { case closed, opening, open, closing }
  enum Growth: CaseIterable { case none, sameTurn, later }

  private struct Case {
    let kind: Int
    let lanes: Int
    let knowsExtents: Bool
    let edges: EdgePair<Bool>
    /// The edge at which the swipe begins, and the state of its gap.
    let edge: ScrollEdge
    let gap: Gap
    /// The distance toward the inside of the content, in pt, and the duration in frames.
    let swipe: (distance: Double, frames: Int)?
    let growth: Growth
    let policy: TriggerPolicy
  }

  private static let extent = 100.0
  private static let positions = [0.0, 90, 250, 310, 700, 1150, 1480, 1500, 1690, 2300, 2790, 3000]
  static let kinds = [
    SnapTargets(every: 100), SnapTargets(every: 100, limitBehavior: .alwaysByOne),
    SnapTargets(at: positions), SnapTargets(at: positions, limitBehavior: .alwaysByOne),
    .items, .items(limitBehavior: .alwaysByOne),
  ]

  /// Whether the targets are 100 pt apart, as the items are.
  private static func isEven(_ kind: Int) -> Bool { kinds[kind].positions.isEmpty }

  private static func isTarget(_ place: Double, _ kind: Int, end: Double) -> Bool {
    let targets = isEven(kind) ? (0...60).map { Double($0) * 100 } : positions
    return (targets + [0, end]).contains { abs($0.clamped(to: 0, end) - place) < 0.51 }
  }

  private static func cases(_ kind: Int) -> [Case] {
    var result: [Case] = []
    let swipes: [(Double, Int)?] = [(30, 8), (200, 6), (75, 20), (-20, 8), nil]
    // Each case has one of the four pairs of lanes and knowledge, because all four would take four times as
    // long.
    var dice = Dice(seed: UInt64(kind) + 1)
    let pairs = [(1, false), (2, true), (1, true), (2, false)]
    for (start, end) in [(false, false), (true, false), (false, true), (true, true)] {
      for edge in ScrollEdge.allCases {
        for gap in Gap.allCases {
          guard gap == .closed || (edge == .start ? start : end) else { continue }
          for swipe in swipes {
            // Positions do not move with the items, so a page before all items moves each item away from
            // its target.
            let grows = gap != .closed && (isEven(kind) || edge == .end || swipe == nil)
            for growth in grows ? Growth.allCases : [.none] {
              for policy in gap == .closed ? [TriggerPolicy.release] : [.release, .approach(300)] {
                let (lanes, knowsExtents) = dice.pick(pairs)
                result.append(
                  Case(
                    kind: kind, lanes: lanes, knowsExtents: knowsExtents,
                    edges: EdgePair(start: start, end: end), edge: edge, gap: gap, swipe: swipe,
                    growth: growth, policy: policy))
              }
            }
          }
        }
      }
    }
    return result
  }

  private static func fault(_ test: Case, _ source: ScrollBehavior.Source) -> String? {
    func configuration(_ edge: ScrollEdge) -> EdgeConfiguration? {
      guard test.edges[edge] else { return nil }
      let policy = edge == test.edge && test.gap != .closed ? test.policy : .release
      return EdgeConfiguration(policy: policy, minimumDuration: 0)
    }
    var rig = ListRig(
      source, count: 23 * test.lanes,
      configuration: ListConfiguration(arrangement: test.lanes == 1 ? .stack : .columns(2)),
      snapping: kinds[test.kind], viewport: 430, start: configuration(.start), end: configuration(.end),
      extent: { _ in extent })
    if test.knowsExtents { rig.send(.extents(Array(repeating: extent, count: 23 * test.lanes), at: 0)) }
    rig.run(0.5)
    rig.send(.scrollTo(.edge(test.edge), animated: false))
    rig.run(0.5)
    func story() -> String { "\(rig.offset) of \(rig.maximumOffset)" }
    if test.gap != .closed {
      rig.begin(test.edge)
      if rig.token(test.edge) == nil { return "no start" }
      rig.run(test.gap == .opening ? 0.1 : 1)
      if test.gap == .closing {
        rig.finish(test.edge, .failure)
        rig.run(0.15)
      }
    }
    if let swipe = test.swipe {
      rig.swipe(by: test.edge == .start ? swipe.distance : -swipe.distance, frames: swipe.frames)
      rig.run(3)
      let gap = rig.token(test.edge) == nil ? 0 : 60.0
      let isInGap = rig.offset == (test.edge == .start ? -gap : rig.maximumOffset + gap)
      if !isInGap, !isTarget(rig.offset, test.kind, end: rig.maximumOffset) { return "swiped to \(story())" }
      if kinds[test.kind].isByOne, swipe.distance == 200, test.edge == .start, test.gap != .closing,
        abs(rig.offset - (isEven(test.kind) ? 100 : 90)) > 0.51
      {
        return "not by one, \(story())"
      }
    }
    let page = ListEdit.insert(
      10 * test.lanes, at: test.edge == .start ? 0 : rig.engine.list.count, .standard)
    if test.growth == .sameTurn { rig.send(.edit(page)) }
    rig.finish(test.edge)
    if test.growth == .later {
      rig.run(0.035)
      rig.send(.edit(page))
    }
    rig.run(3)
    return isTarget(rig.offset, test.kind, end: rig.maximumOffset) ? nil : "closed at \(story())"
  }

  @Test(
    "A list rests at a snap target after each swipe, and after a gap has closed",
    arguments: kinds.indices, [ScrollBehavior.Source.engine, .platformInset])
  func restsAtATarget(kind: Int, _ source: ScrollBehavior.Source) {
    var (faults, count) = ([String](), 0)
    for test in Self.cases(kind) {
      count += 1
      if let fault = Self.fault(test, source) {
        faults.append(
          "\(test.lanes) lanes, known \(test.knowsExtents), edges \(test.edges.start) \(test.edges.end), "
            + "\(test.gap) at \(test.edge), \(test.policy), swipe \(test.swipe.map { "\($0)" } ?? "none"), "
            + "growth \(test.growth): \(fault)")
      }
    }
    #expect(
      faults.isEmpty, "\(faults.count) of \(count) cases:\n\(faults.prefix(10).joined(separator: "\n"))")
  }
}
