/// Calls a closure in each frame of the stage's clock until it returns `false`.
///
/// Replaces the package's type, which needs `CADisplayLink`.
@MainActor final class DisplayLinkSource {
  private var task: Task<Void, Never>?
  private var act: @MainActor () -> Bool = { false }

  /// Starts the calls and replaces an earlier closure.
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
