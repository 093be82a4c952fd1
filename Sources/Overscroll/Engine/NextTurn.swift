/// Calls a closure in the main actor's next turn, once, however often that is asked for.
///
/// SwiftUI reports layouts in the middle of an update, when nothing may be published.
@MainActor package final class NextTurn {
  private var isDue = false

  package init() {}

  /// Schedules a call; ignored while one is due.
  package func run(_ action: @escaping @MainActor () -> Void) {
    guard !isDue else { return }
    isDue = true
    Task {
      isDue = false
      action()
    }
  }
}
