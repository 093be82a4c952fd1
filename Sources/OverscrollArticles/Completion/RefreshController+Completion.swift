import Overscroll
import OverscrollCore

extension RefreshController {
  /// A function that ends an action.
  ///
  /// Only the first call has an effect.
  typealias CompletionHandler = @MainActor @Sendable () async -> Void

  /// Returns an action that ends when its completion is called.
  ///
  /// The action may continue after the body has returned. If the completion is released without a call, the
  /// action ends as cancelled. If the action is cancelled, the task of the body is cancelled with it.
  ///
  /// - Parameter body: The work. It receives the completion.
  nonisolated static func completing(
    _ body: @escaping @MainActor @Sendable (@escaping CompletionHandler) async -> Void
  ) -> Action {
    { _ in
      let signal = ActionCompletionSource()
      let task = Task { await body(completion(of: signal)) }
      defer { if Task.isCancelled { task.cancel() } }
      return try await signal.value()
    }
  }

  private static func completion(of signal: ActionCompletionSource) -> CompletionHandler {
    let token = CompletionSource(signal)
    return { token.complete() }
  }
}

/// Ends the action as cancelled if the completion is released without a call.
///
/// The completion's closure holds the only reference to this object.
@MainActor private final class CompletionSource {
  private let signal: ActionCompletionSource

  init(_ signal: ActionCompletionSource) { self.signal = signal }

  func complete() { signal.end() }

  deinit {
    let signal = signal
    Task { @MainActor in signal.end(.cancelled) }
  }
}
