import OverscrollCore

/// An action that flags of the app's end: the one that has begun it, and those of views that have come since.
///
/// It is the action's, and not a view's: a view that comes later ends with its own flag what an earlier one has begun.
@MainActor final class FlagRun {
  private let signal = EndSignal()
  private var flags: [RefreshFlag] = []

  /// Whether the app has ended the action, or it was cancelled.
  var isOver: Bool { signal.isOver }

  /// A flag is true while the action runs.
  func join(_ flag: RefreshFlag) { flags.append(flag) }

  /// Ends the action, as a success.
  func end() { signal.end() }

  /// Waits for the end of the action.
  func value() async throws -> RefreshResult { try await signal.value() }

  /// The action has ended: its flags are set back, all in one turn, so that what the app sets after that counts.
  func ended() {
    end()
    for flag in flags { flag.finish(self) }
    flags = []
  }

  /// Ends the action if one of its flags is false.
  func look() {
    if flags.contains(where: { !$0.isSet }) { end() }
  }

  /// Looks every half second for as long as no view is there, since then nobody tells that a flag is another.
  ///
  /// - Parameter isAlone: Whether no view is there.
  func watch(while isAlone: @escaping @MainActor () -> Bool) {
    Task { [weak self] in
      while self?.isOver == false, isAlone() {
        do { try await AmbientTime.sleep(for: .milliseconds(500)) } catch { return }
        self?.look()
      }
    }
  }
}
