@testable import OverscrollCore
import Testing

/// The load-more gate, which allows one automatic start until the content grows or leaves the load-more
/// distance.
@Suite struct LoadMoreGateTests {
  /// A change of the gate; `Row.isOpen` contains the state of the gate after each change.
  enum Step: Sendable {
    case layOut(Double, UInt32 = 0)
    case start
    case end(RefreshResult)
    case reopen
  }

  struct Row: Sendable {
    let steps: [Step]
    let isOpen: [Bool]
  }

  static let rows = [
    Row(steps: [.start, .end(.success), .layOut(100)], isOpen: [false, false, true]),
    Row(steps: [.layOut(100), .layOut(100), .start, .layOut(100)], isOpen: [true, true, false, false]),
    Row(
      steps: [.layOut(100), .start, .end(.success), .layOut(99), .layOut(99.5)],
      isOpen: [true, false, false, false, true]),
    Row(steps: [.layOut(100), .start, .layOut(120), .end(.success)], isOpen: [true, false, false, true]),
    Row(
      steps: [.layOut(100, 7), .start, .end(.success), .layOut(100, 8)], isOpen: [true, false, false, true]),
    Row(
      steps: [.layOut(100, .max), .start, .layOut(100, 0), .end(.success)],
      isOpen: [true, false, false, true]),
    Row(
      steps: [.layOut(100), .start, .end(.failure), .layOut(900, 3), .reopen],
      isOpen: [true, false, false, false, true]),
    Row(steps: [.layOut(100), .start, .reopen, .end(.timedOut)], isOpen: [true, false, false, false]),
    Row(
      steps: [.layOut(100), .start, .end(.success), .end(.failure), .reopen],
      isOpen: [true, false, false, false, true]),
    Row(
      steps: [.layOut(100), .start, .end(.cancelled), .start, .end(.noMoreContent)],
      isOpen: [true, false, false, false, false]),
  ]

  @Test(
    "The gate closes at each start, and opens by growth after a success or by leaving the distance",
    arguments: rows)
  func steps(_ row: Row) {
    var latch = LoadMoreGate()
    #expect(latch.obstacles(at: 0) == .positionUnknown && latch.layoutRevision == nil)
    for (step, isOpen) in zip(row.steps, row.isOpen) {
      switch step {
      case .layOut(let content, let revision):
        _ = latch.layOut(content: content, revision: revision)
        #expect(latch.layoutRevision == revision)
      case .start: latch.start()
      case .end(let result): latch.finish(result, at: 0)
      case .reopen: latch.reopen()
      }
      #expect(latch.obstacles(at: 1).isEmpty == isOpen, "\(step)")
    }
  }
}
