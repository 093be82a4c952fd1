/// Calls a closure in each frame of the stage's clock until the closure returns `false`.
///
/// This type replaces the package's type of the same name, which needs `CADisplayLink`.
@MainActor final class DisplayLinkSource {
  private var task: Task<Void, Never>?
  private var act: @MainActor () -> Bool = { false }

  /// Starts to call a closure, which replaces an earlier one.
  func begin(_ act: @escaping @MainActor () -> Bool) {
    self.act = act
    guard task == nil else { return }
    task = Task { [weak self] in
      while true {
        do { try await AmbientClock.sleep(for: .milliseconds(16)) } catch { return }
        guard let self, self.act() else { break }
      }
      self?.task = nil
    }
  }

  /// Stops the calls.
  func end() {
    task?.cancel()
    task = nil
  }
}
