@testable import Overscroll
import OverscrollCore
import Testing

/// What was asked for, from the asking to its one outcome.
@MainActor @Suite struct RefreshRunTests {
  private func outcome(_ result: RefreshResult) -> RefreshOutcome {
    RefreshOutcome(result: result, error: nil, level: .first, date: ControllerRig.date)
  }

  @Test(
    "The first end counts, also where it is that there was no start", arguments: [RefreshResult.success, nil])
  func first(_ result: RefreshResult?) async {
    let run = RefreshRun()
    #expect(!run.isOver && run.outcome == nil)
    run.end(with: result.map(outcome))
    run.end(with: outcome(.failure))
    run.end(with: nil)
    #expect(run.isOver && run.outcome?.result == result)
    #expect(await run.value()?.result == result)
  }

  @Test("All who wait are told, each once; in which order is up to the tasks")
  func all() async {
    let run = RefreshRun()
    var told: [Int] = []
    for number in 0..<5 {
      Task {
        _ = await run.value()
        told.append(number)
      }
      await settle()
    }
    run.end(with: outcome(.success))
    await eventually { told.sorted() == [0, 1, 2, 3, 4] }
  }
}
