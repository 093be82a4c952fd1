import OverscrollTestSupport
import OverscrollTesting
import Foundation
@testable import Overscroll
@testable import OverscrollCore

/// A source of dates that counts its calls, from any thread.
///
/// A controller reads the date once for each outcome, so the count is the number of outcomes.
final class Tally: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var counted = 0

  var count: Int { lock.withLock { counted } }

  func date() -> Date {
    lock.withLock { counted += 1 }
    return Date(timeIntervalSince1970: 0)
  }
}

/// A controller of the load test, with two scroll views that attach and detach at random, and actions that
/// end at random.
@MainActor final class LoadMember {
  let controller: RefreshController
  let hosts: [FakeHost]
  let action = ManualAction()
  private(set) var runs: [RefreshRun] = []
  /// The number of starts that were cancelled while they waited for a view.
  private var unstarted = 0
  private let outcomes = Tally()

  nonisolated static let configurations = [
    EdgeConfiguration(minimumDuration: 0), EdgeConfiguration(minimumDuration: 0.5, resultDuration: 0.5),
    EdgeConfiguration(policy: .reach, rearm: .returned, timeout: 2), EdgeConfiguration(keepsFailure: true),
    EdgeConfiguration(policy: .return, opensGapOnReturn: true), EdgeConfiguration(policy: .approach(200)),
  ]

  init(_ clock: TestClock) {
    controller = RefreshController(start: .plain, end: .plain, clock: clock, date: outcomes.date)
    hosts = [FakeHost(controller), FakeHost(controller)]
    for edge in ScrollEdge.allCases { controller.setAction(at: edge, levels: action.action) }
  }

  /// Performs one random event: a pull, a start, a cancellation, the end of an action or a new
  /// configuration.
  func act(_ numbers: inout Dice) {
    let edge: ScrollEdge = Bool.random(using: &numbers) ? .start : .end
    let host = hosts[Int.random(in: 0...1, using: &numbers)]
    switch Int.random(in: 0..<20, using: &numbers) {
    case 0, 1: host.pull(to: .random(in: -50...200, using: &numbers), past: edge)
    case 2, 3: host.lift()
    case 4: host.rest()
    case 5, 6: host.pullAndLift(past: edge)
    case 7, 8: runs.append(controller.begin(at: edge))
    case 9: cancel(edge)
    case 10, 11:
      open(&numbers)?.end(.success(RefreshResult.allCases.randomElement(using: &numbers) ?? .success))
    case 12: open(&numbers)?.end(.failure(Fault()))
    case 13: open(&numbers)?.end(.failure(CancellationError()))
    case 14, 15: host.attach()
    case 16: host.detach()
    case 17: controller.configure(Self.configurations.randomElement(using: &numbers) ?? .plain, at: edge)
    case 18: controller.setExclusion(ExclusionPolicy.allCases.randomElement(using: &numbers) ?? .drop)
    default: controller.setEnabled(Int.random(in: 0..<3, using: &numbers) > 0, at: edge)
    }
  }

  private func open(_ numbers: inout Dice) -> ManualAction.Call? {
    action.calls.randomElement(using: &numbers)
  }

  private func cancel(_ edge: ScrollEdge) {
    if controller.edges[edge].pending != nil { unstarted += 1 }
    controller.cancel(at: edge)
  }

  /// Ends all actions, detaches all views and attaches one view at rest.
  ///
  /// After it, only time has to pass until every edge is idle.
  func bringHome() {
    for host in hosts { host.detach() }
    hosts[0].attach()
    hosts[0].report(1000, .resting)
    for edge in ScrollEdge.allCases { controller.configure(.plain, at: edge) }
    for call in action.calls { call.end(.success(.success)) }
  }

  /// A description of the first error after `bringHome()`, or `nil` without an error.
  var fault: String? {
    let starts = Int(controller.runner.engine.nextToken.rawValue) - 1
    let ends = outcomes.count - unstarted
    if starts != ends { return "\(starts) starts and \(ends) outcomes" }
    if starts != action.calls.count { return "\(starts) starts and \(action.calls.count) calls" }
    if let open = runs.firstIndex(where: { !$0.isFinished }) { return "run \(open) is not over" }
    for edge in ScrollEdge.allCases {
      let phase = controller.phase(of: edge).name
      if !["idle", "noMoreContent", "disabled"].contains(phase) { return "the \(edge) edge is \(phase)" }
      if controller.isRefreshing(at: edge) { return "the \(edge) edge still runs" }
    }
    return hosts[0].insets == EdgePair(start: 0, end: 0) ? nil : "the gaps are \(hosts[0].insets)"
  }
}
