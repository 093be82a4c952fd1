import Overscroll

/// One scroll that the app awaits, from the request to its outcome.
@MainActor final class ScrollRun {
  /// The requested scroll.
  let request: ScrollRequest
  private let source = CompletionSource<ScrollOutcome>()

  init(_ request: ScrollRequest) { self.request = request }

  /// Ends the run; later calls are ignored.
  func end(with outcome: ScrollOutcome) { source.end(outcome) }

  /// Waits for the outcome, which is `interrupted` if the waiting task is cancelled.
  func outcome() async -> ScrollOutcome { (try? await source.value()) ?? .interrupted }
}
