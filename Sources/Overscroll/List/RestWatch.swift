/// Finds out when something that reports its movements, and not its rest, has come to rest.
@MainActor final class RestWatch {
  private let delay: Duration
  private let sleep: @Sendable (Duration) async throws -> Void
  private var attempt: @MainActor () -> Bool = { true }
  private var hasMoved = false
  private var task: Task<Void, Never>?

  /// Makes a watch that watches nothing yet.
  ///
  /// - Parameters:
  ///   - delay: How long there has to be no movement.
  ///   - sleep: Waits.
  init(
    delay: Duration = .milliseconds(100),
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await AmbientTime.sleep(for: $0) }
  ) {
    self.delay = delay
    self.sleep = sleep
  }

  deinit { task?.cancel() }

  /// Something has moved.
  ///
  /// - Parameter attempt: Called once nothing has moved for as long as the delay, and again and again, until it says
  ///   that there is rest.
  func moved(_ attempt: @escaping @MainActor () -> Bool) {
    self.attempt = attempt
    hasMoved = true
    guard task == nil else { return }
    let (delay, sleep) = (delay, sleep)
    task = Task { [weak self] in
      while !Task.isCancelled {
        do { try await sleep(delay) } catch { return }
        guard let self else { return }
        if rests() { return }
      }
    }
  }

  /// Stops watching.
  func stop() {
    task?.cancel()
    task = nil
  }

  private func rests() -> Bool {
    defer { hasMoved = false }
    guard !Task.isCancelled, !hasMoved, attempt() else { return false }
    task = nil
    return true
  }
}
