import OverscrollCore

/// The app's flags that can end one running action.
///
/// The flags are the flag that started the action, and the flags of views that have appeared since. This
/// object belongs to the running action, not to a view. So the flag of a later view can end an action that
/// an earlier view's flag started.
@MainActor final class FlagRun {
  private let signal = CompletionSource<RefreshResult>()
  private var flags: [RefreshFlag] = []

  /// Whether the app has ended the action, or the action was cancelled.
  var isOver: Bool { signal.isOver }

  /// Adds a flag whose reset to false ends the action.
  func join(_ flag: RefreshFlag) { flags.append(flag) }

  /// Ends the action with success.
  func end() { signal.end() }

  /// Waits for the end of the action.
  func value() async throws -> RefreshResult { try await signal.value() }

  /// Sets all flags to false after the action has ended.
  ///
  /// The flags are set in one turn of the main actor, so that a value that the app sets afterwards is kept.
  func ended() {
    end()
    for flag in flags { flag.finish(self) }
    flags = []
  }

  /// Ends the action if the app has set one of the flags to false.
  func endIfReset() {
    if flags.contains(where: { !$0.isSet }) { end() }
  }

  /// Reads the flags every 0.5 s while the controller has no view.
  ///
  /// Without a view, no update of a view reports that the app has reset a flag.
  ///
  /// - Parameter isAlone: Returns whether the controller has no view.
  func poll(while isAlone: @escaping @MainActor () -> Bool) {
    Task { [weak self] in
      while self?.isOver == false, isAlone() {
        do { try await AmbientClock.sleep(for: .milliseconds(500)) } catch { return }
        self?.endIfReset()
      }
    }
  }
}
