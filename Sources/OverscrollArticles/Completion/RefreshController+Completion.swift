import Overscroll
import OverscrollCore

extension RefreshController {
  /// Says that an action is complete; calling it again changes nothing.
  typealias CompletionHandler = @MainActor @Sendable () async -> Void

  /// An action that ends when its completion is called, and not when it returns.
  ///
  /// If the completion is released without being called, the action ends as cancelled. When the action is
  /// cancelled from outside, the task that it runs in is cancelled too.
  ///
  /// - Parameter body: What to do, given the completion.
  nonisolated static func completing(
    _ body: @escaping @MainActor @Sendable (@escaping CompletionHandler) async -> Void
  ) -> Action {
    { _ in
      let signal = EndSignal()
      let task = Task { await body(completion(of: signal)) }
      defer { if Task.isCancelled { task.cancel() } }
      return try await signal.value()
    }
  }

  private static func completion(of signal: EndSignal) -> CompletionHandler {
    let token = CompletionToken(signal)
    return { token.complete() }
  }
}

/// Lives as long as somebody may still call the completion.
@MainActor private final class CompletionToken {
  private let signal: EndSignal

  init(_ signal: EndSignal) { self.signal = signal }

  func complete() { signal.end() }

  deinit {
    let signal = signal
    Task { @MainActor in signal.end(.cancelled) }
  }
}
