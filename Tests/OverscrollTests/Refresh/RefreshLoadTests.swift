import OverscrollTestSupport
import OverscrollTesting
import OverscrollCore
import Testing

/// Random events on thousands of controllers: every start has exactly one outcome.
@MainActor @Suite struct RefreshLoadTests {
  /// The number of controllers, the total number of events, and the seed of the random numbers.
  struct Load: Sendable, CustomTestStringConvertible {
    let controllers: Int
    let events: Int
    let seed: UInt64

    var testDescription: String { "\(controllers) controllers, \(events) events, seed \(seed)" }
  }

  nonisolated static let loads =
    [Load(controllers: 2000, events: 30_000, seed: 1)]
    + (2..<12).map { Load(controllers: 10, events: 2000, seed: $0) }

  @Test(
    "Every start has one outcome, every run ends, and every edge becomes idle (promises 2 and 6)",
    arguments: loads)
  func load(_ load: Load) async {
    var numbers = Dice(seed: load.seed)
    let clock = TestClock()
    var members = (0..<load.controllers).map { _ in LoadMember(clock) }
    for event in 0..<load.events {
      members[Int.random(in: 0..<members.count, using: &numbers)].act(&numbers)
      if event.isMultiple(of: 16) { await Task.yield() }
      if Int.random(in: 0..<load.controllers * 4, using: &numbers) == 0 {
        clock.advance(by: .milliseconds(Int.random(in: 1...1000, using: &numbers)))
      }
    }
    // A start that has waited for the opposite edge begins in one round and ends in the next.
    for _ in 0..<4 {
      for member in members { member.bringHome() }
      await settle()
      clock.advance(by: .seconds(5))
      await eventually { clock.sleeperCount == 0 }
    }
    await eventually { members.allSatisfy { $0.fault == nil } }
    for (number, member) in members.enumerated() {
      guard let fault = member.fault else { continue }
      Issue.record("Controller \(number): \(fault); \(load)")
    }
    weak let witness = members[0].controller
    members = []
    await eventually { witness == nil }
  }
}
