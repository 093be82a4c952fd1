import OverscrollCore

/// A value that one task awaits and that other code delivers, once.
@MainActor package final class CompletionSource<Value: Sendable> {
  private var result: Result<Value, CancellationError>?
  private var waiting: CheckedContinuation<Value, any Error>?

  /// Makes a source without a value.
  package init() {}

  /// Whether the wait has ended.
  var isOver: Bool { result != nil }

  /// Delivers a value; later calls are ignored.
  package func end(_ value: Value) { end(.success(value)) }

  /// Waits for the value; at most one task may wait.
  ///
  /// - Returns: The value passed to `end(_:)`.
  /// - Throws: `CancellationError` if the waiting task is cancelled first.
  package func value() async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if let result { return continuation.resume(with: result) }
        waiting = continuation
      }
    } onCancel: {
      Task { await self.end(.failure(CancellationError())) }
    }
  }

  private func end(_ result: Result<Value, CancellationError>) {
    guard self.result == nil else { return }
    self.result = result
    waiting?.resume(with: result.mapError { $0 })
    waiting = nil
  }
}

extension CompletionSource where Value == RefreshResult {
  /// Ends an action successfully; later calls are ignored.
  package func end() { end(.success) }
}
