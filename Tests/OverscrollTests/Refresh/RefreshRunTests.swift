@testable import Overscroll
import OverscrollCore
import Testing

/// One run: a requested start with exactly one end.
@MainActor @Suite struct RefreshRunTests {
  private func outcome(_ result: RefreshResult) -> RefreshOutcome {
    RefreshOutcome(result: result, error: nil, level: .first, date: ControllerSetup.date)
  }

  @Test(
    "Only the first end of a run counts, even if that end has no outcome",
    arguments: [RefreshResult.success, nil])
  func first(_ result: RefreshResult?) async {
    let run = RefreshRun()
    #expect(!run.isFinished && run.outcome == nil)
    run.end(with: result.map(outcome))
    run.end(with: outcome(.failure))
    run.end(with: nil)
    #expect(run.isFinished && run.outcome?.result == result)
    #expect(await run.value()?.result == result)
  }

  @Test("When a run ends, every waiting caller resumes once")
  func all() async {
    let run = RefreshRun()
    var resumed: [Int] = []
    for number in 0..<5 {
      Task {
        _ = await run.value()
        resumed.append(number)
      }
      await settle()
    }
    run.end(with: outcome(.success))
    await eventually { resumed.sorted() == [0, 1, 2, 3, 4] }
  }
}
