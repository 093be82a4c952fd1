@testable import Overscroll
import OverscrollCore
import Testing

/// The end of an action that is signalled from outside.
@MainActor @Suite struct ActionCompletionSourceTests {
  @Test(
    "The signal may come before or after the wait has begun",
    arguments: [true, false], RefreshResult.allCases)
  func given(_ isEarly: Bool, _ result: RefreshResult) async throws {
    let signal = ActionCompletionSource()
    if isEarly { signal.end(result) }
    let task = Task { try await signal.value() }
    await settle()
    if !isEarly { signal.end(result) }
    #expect(try await task.value == result)
  }

  @Test("The first signal is used, and success is its default")
  func first() async throws {
    let signal = ActionCompletionSource()
    signal.end()
    signal.end(.failure)
    #expect(try await signal.value() == .success)
    #expect(try await signal.value() == .success)
  }

  @Test("A cancelled wait throws, before or after the wait has begun", arguments: [true, false])
  func cancelled(_ waitsAlready: Bool) async {
    let signal = ActionCompletionSource()
    let task = Task { try await signal.value() }
    if waitsAlready { await settle() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    signal.end()
    await #expect(throws: CancellationError.self) { try await signal.value() }
  }

  @Test("A signal before a cancellation takes precedence")
  func signalThenCancel() async throws {
    let signal = ActionCompletionSource()
    let task = Task { try await signal.value() }
    await settle()
    signal.end(.noMoreContent)
    task.cancel()
    #expect(try await task.value == .noMoreContent)
  }
}
