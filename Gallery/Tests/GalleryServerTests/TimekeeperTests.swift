import TestTurns
import Testing

@testable import GalleryServer

@Suite("The timekeeper", .turns)
struct TimekeeperTests {
  @Test("All who wait are woken, none too early")
  func times() async {
    await withTaskGroup(of: Void.self) { group in
      for time in [200, 20, 100] {
        group.addTask {
          let start = ContinuousClock.now
          await Timekeeper.shared.sleep(for: .milliseconds(time))
          #expect(ContinuousClock.now - start >= .milliseconds(time))
        }
      }
    }
  }

  @Test("Whoever is cancelled is woken at once, before or while it waits")
  func cancelled() async throws {
    let start = ContinuousClock.now
    for pause in [0, 50] {
      let task = Task { await Timekeeper.shared.sleep(for: .seconds(60)) }
      try await Task.sleep(for: .milliseconds(pause))
      task.cancel()
      await task.value
    }
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test("What ends in time is not cut short, and what does not is cancelled")
  func limits() async throws {
    #expect(try await within(.seconds(60)) { 1 } == 1)
    let cut: Void? = try await within(.milliseconds(50)) {
      try await Task.sleep(for: .seconds(60))
    }
    #expect(cut == nil)
  }
}
