import Overscroll
import OverscrollCore

extension RefreshController {
  /// A function that ends an action; only the first call has an effect.
  typealias CompletionHandler = @MainActor @Sendable () async -> Void

  /// Returns an action that runs a closure and ends when the closure's completion is called.
  ///
  /// The action may continue after the closure has returned. If the completion is released without a call,
  /// the action ends as cancelled. A cancellation of the action also cancels the task of the closure.
  ///
  /// - Parameter body: The closure, which receives the completion.
  nonisolated static func completing(
    _ body: @escaping @MainActor @Sendable (@escaping CompletionHandler) async -> Void
  ) -> Action {
    { _ in
      let signal = CompletionSource<RefreshResult>()
      let task = Task { await body(completion(of: signal)) }
      defer { if Task.isCancelled { task.cancel() } }
      return try await signal.value()
    }
  }

  private static func completion(of signal: CompletionSource<RefreshResult>) -> CompletionHandler {
    let token = CompletionToken(signal)
    return { token.complete() }
  }
}

/// Ends an action when the completion is called, or as cancelled when it is released.
///
/// Only the closure of the completion holds a reference to this object.
@MainActor private final class CompletionToken {
  private let signal: CompletionSource<RefreshResult>

  init(_ signal: CompletionSource<RefreshResult>) { self.signal = signal }

  func complete() { signal.end() }

  deinit {
    let signal = signal
    Task { @MainActor in signal.end(.cancelled) }
  }
}
