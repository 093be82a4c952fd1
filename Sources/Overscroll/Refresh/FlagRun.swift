import OverscrollCore

/// A running action that flags of the app end.
///
/// The flags are the flag that started the action and the flags of views that appeared since. The run
/// belongs to the action and not to a view. So the flag of a later view can end the action.
@MainActor final class FlagRun {
  private let signal = ActionCompletionSource()
  private var flags: [RefreshFlag] = []

  /// Whether the app has ended the action, or the action was cancelled.
  var isOver: Bool { signal.isOver }

  /// Adds a flag that is true while the action runs.
  func join(_ flag: RefreshFlag) { flags.append(flag) }

  /// Ends the action with success.
  func end() { signal.end() }

  /// Waits for the end of the action.
  func value() async throws -> RefreshResult { try await signal.value() }

  /// Resets the flags after the action has ended.
  ///
  /// All flags are reset in one turn, so that a later value from the app is kept.
  func ended() {
    end()
    for flag in flags { flag.finish(self) }
    flags = []
  }

  /// Ends the action if one of its flags is false.
  func endIfReset() {
    if flags.contains(where: { !$0.isSet }) { end() }
  }

  /// Checks the flags every 0.5 s while there is no view.
  ///
  /// Without a view, no update reports a change of a flag.
  ///
  /// - Parameter isAlone: Returns whether there is no view.
  func poll(while isAlone: @escaping @MainActor () -> Bool) {
    Task { [weak self] in
      while self?.isOver == false, isAlone() {
        do { try await AmbientClock.sleep(for: .milliseconds(500)) } catch { return }
        self?.endIfReset()
      }
    }
  }
}
