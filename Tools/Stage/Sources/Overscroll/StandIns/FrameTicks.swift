/// Calls a closure with each frame of the stage's clock, until it returns false.
///
/// Stands in for the package's type, which needs `CADisplayLink`.
@MainActor final class FrameTicks {
  private var task: Task<Void, Never>?
  private var act: @MainActor () -> Bool = { false }

  /// Begins, instead of what was begun before.
  func begin(_ act: @escaping @MainActor () -> Bool) {
    self.act = act
    guard task == nil else { return }
    task = Task { [weak self] in
      while true {
        do { try await AmbientTime.sleep(for: .milliseconds(16)) } catch { return }
        guard let self, self.act() else { break }
      }
      self?.task = nil
    }
  }

  /// Calls it no more.
  func end() {
    task?.cancel()
    task = nil
  }
}
