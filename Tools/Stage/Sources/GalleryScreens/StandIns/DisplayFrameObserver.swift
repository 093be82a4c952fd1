/// Calls a closure in each frame of the gallery's clock until the closure returns `false`.
///
/// The closure receives the time in s. This type replaces the gallery's type of the same name, which needs
/// `CADisplayLink`.
@MainActor final class DisplayFrameObserver {
  private var task: Task<Void, Never>?
  private var act: @MainActor (Double) -> Bool = { _ in false }

  /// The interval between calls, slightly shorter than the 16 ms of `DisplayLinkSource`.
  ///
  /// So the closure runs before the package changes the frame, and reads the previous frame as it was
  /// displayed.
  private static let pause = Duration.milliseconds(15)

  /// Starts to call a closure, which replaces an earlier one.
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
