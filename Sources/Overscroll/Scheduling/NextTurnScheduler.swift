/// Calls a closure in the main actor's next turn, at most once a turn.
///
/// SwiftUI reports layouts in the middle of an update, and a view must not publish changes during an
/// update.
@MainActor package final class NextTurnScheduler {
  private var isScheduled = false

  package init() {}

  /// Schedules a call of a closure; ignored while another call is scheduled.
  package func run(_ action: @escaping @MainActor () -> Void) {
    guard !isScheduled else { return }
    isScheduled = true
    Task {
      isScheduled = false
      action()
    }
  }
}
