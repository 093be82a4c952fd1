@testable import Overscroll
import OverscrollCore
import Testing

/// An object that ends an action when the app calls `end(_:)`.
@MainActor @Suite struct CompletionSourceTests {
  @Test(
    "`end` may be called before or after the action begins to wait",
    arguments: [true, false], RefreshResult.allCases)
  func given(_ isEarly: Bool, _ result: RefreshResult) async throws {
    let signal = CompletionSource<RefreshResult>()
    if isEarly { signal.end(result) }
    let task = Task { try await signal.value() }
    await settle()
    if !isEarly { signal.end(result) }
    #expect(try await task.value == result)
  }

  @Test("Only the first call of `end` counts, and its default result is success")
  func first() async throws {
    let signal = CompletionSource<RefreshResult>()
    signal.end()
    signal.end(.failure)
    #expect(try await signal.value() == .success)
    #expect(try await signal.value() == .success)
  }

  @Test(
    "Cancelling the waiting task throws, even if it happens before the wait begins", arguments: [true, false])
  func cancelled(_ waitsAlready: Bool) async {
    let signal = CompletionSource<RefreshResult>()
    let task = Task { try await signal.value() }
    if waitsAlready { await settle() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    signal.end()
    await #expect(throws: CancellationError.self) { try await signal.value() }
  }

  @Test("If `end` is called before the task is cancelled, the action ends with that result")
  func signalThenCancel() async throws {
    let signal = CompletionSource<RefreshResult>()
    let task = Task { try await signal.value() }
    await settle()
    signal.end(.noMoreContent)
    task.cancel()
    #expect(try await task.value == .noMoreContent)
  }
}
