@testable import OverscrollCore
@testable import OverscrollListCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

/// The declarations of a list and of the edges around it, while the list joins and leaves.
///
/// A list and the modifiers around it share one engine. What one declares stays when the other joins or leaves.
@MainActor @Suite struct JoinDeclarationTests {
  private enum Step: CaseIterable { case list, edges, join, leave }

  /// Everything that a list declares.
  private struct ListPart {
    let behavior: ScrollBehavior
    let configuration: ListConfiguration
    let estimate: Double?
  }

  /// Everything that the modifiers around a list declare.
  private struct EdgePart {
    let configurations: EdgePair<EdgeConfiguration>
    let exclusion: ExclusionPolicy
  }

  private static func listPart(_ number: Int) -> ListPart {
    let behaviors = [
      ScrollBehavior(source: .platformInset),
      ScrollBehavior(source: .platformInset, snapping: SnapTargets(every: 120)),
      ScrollBehavior(source: .platformInset, snapping: SnapTargets(every: 90, limitBehavior: .alwaysByOne)),
      ScrollBehavior(
        source: .platformInset, deceleration: .fast, fling: .timed(TimedFlingMotion()),
        snapping: SnapTargets(at: [0, 70, 200]), bounces: false, dragsWithMouse: false),
    ]
    let configurations = [
      ListConfiguration(),
      ListConfiguration(arrangement: .columns(2), spacing: 4, laneSpacing: 6),
      ListConfiguration(
        insets: EdgePair(start: 8, end: 12), reuseLimit: 3, adaptsEstimates: false, pinsHeaders: false),
      ListConfiguration(sticks: EdgePair(start: false, end: true), alignment: .end),
    ]
    return ListPart(
      behavior: behaviors[number % 4], configuration: configurations[number % 4],
      estimate: [nil, 30, 80, 55][number % 4])
  }

  private static func edgePart(_ number: Int) -> EdgePart {
    let policies: [TriggerPolicy] = [.release, .reach, .approach(200), .manual]
    return EdgePart(
      configurations: EdgePair(
        start: EdgeConfiguration(policy: policies[number % 4], gap: .points(40 + Double(number))),
        end: EdgeConfiguration(
          policy: policies[(number + 1) % 4], threshold: .points(70), gap: .points(50), minimumDuration: 0)),
      exclusion: [.drop, .queue, .cancel][number % 3])
  }

  private func fault(_ steps: [Step]) -> String? {
    let list = FakeList(Array(0..<20))
    var (listPart, edgePart) = (Self.listPart(0), Self.edgePart(0))
    var (count, isJoined) = (0, false)
    let rig = ControllerRig(
      start: edgePart.configurations.start, end: edgePart.configurations.end, attached: false)
    rig.controller.attach(rig.host)
    for step in steps {
      count += 1
      switch step {
      case .list:
        listPart = Self.listPart(count)
        list.controller.configure(
          listPart.configuration, listPart.behavior, estimate: listPart.estimate, from: list)
      case .edges:
        edgePart = Self.edgePart(count)
        for edge in ScrollEdge.allCases {
          rig.controller.configure(Edge(edge), edgePart.configurations[edge])
        }
        rig.controller.setExclusion(edgePart.exclusion)
      case .join:
        rig.controller.runner.join(list.controller)
        isJoined = true
      case .leave:
        rig.controller.runner.leave(list.controller)
        isJoined = false
      }
      list.tick()
      let (own, edges) = (list.controller.engine, rig.controller.runner.scroll)
      if own.scroll.behavior != listPart.behavior { return "step \(count): \(own.scroll.behavior)" }
      if own.list.configuration != listPart.configuration {
        return "step \(count): \(own.list.configuration)"
      }
      if list.controller.estimate != listPart.estimate { return "step \(count): the estimate" }
      for edge in ScrollEdge.allCases
      where edges.edges[edge].configuration != edgePart.configurations[edge].sanitized {
        return "step \(count): \(edge) \(edges.edges[edge].configuration)"
      }
      if edges.exclusion != edgePart.exclusion { return "step \(count): \(edges.exclusion)" }
      if !isJoined, edges.behavior != ScrollBehavior(source: .platformInset) {
        return "step \(count): the edges have \(edges.behavior)"
      }
    }
    return nil
  }

  @Test("Declarations of a list and of its edges survive every order of joins, leaves and declarations")
  func survive() {
    var orders: [[Step]] = [[]]
    for _ in 0..<4 { orders = orders.flatMap { order in Step.allCases.map { order + [$0] } } }
    var faults: [String] = []
    for order in orders {
      if let fault = fault(order) {
        faults.append("\(order.map { "\($0)" }.joined(separator: ", ")): \(fault)")
      }
    }
    #expect(
      faults.isEmpty,
      "\(faults.count) of \(orders.count) orders:\n\(faults.prefix(5).joined(separator: "\n"))")
  }
}
