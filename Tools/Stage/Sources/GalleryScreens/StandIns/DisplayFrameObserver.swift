/// Calls a closure in each frame of the gallery's clock until it returns `false`.
///
/// The closure gets the time in s. Replaces the gallery's type, which needs `CADisplayLink`.
@MainActor final class DisplayFrameObserver {
  private var task: Task<Void, Never>?
  private var act: @MainActor (Double) -> Bool = { _ in false }

  /// The interval, slightly shorter than that of the package's ticks.
  ///
  /// So the closure runs first in each frame, and reads the previous frame as it was shown.
  private static let pause = Duration.milliseconds(15)

  /// Starts the calls and replaces an earlier closure.
  func begin(_ act: @escaping @MainActor (Double) -> Bool) {
    self.act = act
    guard task == nil else { return }
    let seconds = GalleryTime.stopwatch()
    task = Task { [weak self] in
      while true {
        do { try await GalleryTime.sleep(DisplayFrameObserver.pause) } catch { return }
        guard let self, self.act(seconds()) else { break }
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
