/// Calls a closure with each frame of the gallery's clock, with the time in s, until it returns false.
///
/// Stands in for the gallery's type, which needs `CADisplayLink`.
@MainActor final class DisplayTicks {
  private var task: Task<Void, Never>?
  private var act: @MainActor (Double) -> Bool = { _ in false }

  /// A little less than the package's own ticks take.
  ///
  /// So the closure runs first in each frame, and reads the frame before as it was shown.
  private static let pause = Duration.milliseconds(15)

  /// Begins, and ends an earlier run.
  func begin(_ act: @escaping @MainActor (Double) -> Bool) {
    self.act = act
    guard task == nil else { return }
    let seconds = GalleryTime.stopwatch()
    task = Task { [weak self] in
      while true {
        do { try await GalleryTime.pass(DisplayTicks.pause) } catch { return }
        guard let self, self.act(seconds()) else { break }
      }
      self?.task = nil
    }
  }

  /// Ends.
  func end() {
    task?.cancel()
    task = nil
  }
}
