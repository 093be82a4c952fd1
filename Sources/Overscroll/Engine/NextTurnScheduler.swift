/// Calls a closure once in the main actor's next turn, however often it is scheduled.
///
/// SwiftUI reports layouts in the middle of an update, and an update must not publish changes.
@MainActor package final class NextTurnScheduler {
  private var isScheduled = false

  package init() {}

  /// Schedules a call; ignored while a call is scheduled.
  package func run(_ action: @escaping @MainActor () -> Void) {
    guard !isScheduled else { return }
    isScheduled = true
    Task {
      isScheduled = false
      action()
    }
  }
}
