import OverscrollCore

/// Lets code outside an action end the action, once.
@MainActor package final class ActionCompletionSource {
  private var result: Result<RefreshResult, CancellationError>?
  private var waiting: CheckedContinuation<RefreshResult, any Error>?

  /// Makes a source whose action has not ended.
  package init() {}

  /// Whether the action has ended.
  var isOver: Bool { result != nil }

  /// Ends the action with a result; later calls are ignored.
  package func end(_ result: RefreshResult = .success) { end(.success(result)) }

  /// Waits for the end of the action; at most one task may wait.
  ///
  /// - Returns: The result passed to `end(_:)`.
  /// - Throws: `CancellationError` if the waiting task is cancelled first.
  package func value() async throws -> RefreshResult {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if let result { return continuation.resume(with: result) }
        waiting = continuation
      }
    } onCancel: {
      Task { await self.end(.failure(CancellationError())) }
    }
  }

  private func end(_ result: Result<RefreshResult, CancellationError>) {
    guard self.result == nil else { return }
    self.result = result
    waiting?.resume(with: result.mapError { $0 })
    waiting = nil
  }
}
