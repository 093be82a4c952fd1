/// Notices that something has stopped moving, where nobody says so.
///
/// One task runs while it moves; there is none at rest.
@MainActor final class RestWatch {
  /// How long nothing may move to count as at rest: the engine's own measure for platforms that do not say so.
  nonisolated static let stillness = Duration.milliseconds(100)

  private let sleep: @Sendable () async throws -> Void
  private let onRest: @MainActor () -> Void
  private var moves = 0
  private var task: Task<Void, Never>?

  /// Makes a watch on something at rest.
  ///
  /// - Parameters:
  ///   - sleep: Waits for as long as nothing may move.
  ///   - onRest: Called each time that it has come to rest.
  init(
    sleep: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: RestWatch.stillness) },
    onRest: @escaping @MainActor () -> Void
  ) {
    self.sleep = sleep
    self.onRest = onRest
  }

  /// It has moved.
  func moved() {
    moves &+= 1
    guard task == nil else { return }
    let sleep = sleep
    task = Task { [weak self] in
      var seen: Int?
      while seen != self?.moves {
        seen = self?.moves
        do { try await sleep() } catch { return }
      }
      self?.rested()
    }
  }

  /// Nobody wants to know any more.
  func cancel() {
    task?.cancel()
    task = nil
  }

  private func rested() {
    guard !Task.isCancelled else { return }
    task = nil
    onRest()
  }
}
