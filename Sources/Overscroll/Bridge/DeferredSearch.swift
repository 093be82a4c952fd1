/// Looks for something that is about to be there: in the main actor's next turn, and then at growing intervals.
///
/// SwiftUI builds views in the middle of an update, in which nothing may be reported back, and those of a list
/// some time later. At most one search is under way.
@MainActor final class DeferredSearch {
  private let delays: [Duration]
  private let sleep: @Sendable (Duration) async throws -> Void
  private var task: Task<Void, Never>?
  /// Whether the first attempt is yet to come.
  private var isDue = false

  /// The intervals between attempts: about two seconds in all.
  nonisolated static let delays: [Duration] = [16, 32, 64, 128, 256, 512, 1024].map { .milliseconds($0) }

  /// Makes a search that has not begun.
  ///
  /// - Parameters:
  ///   - delays: The intervals between attempts, one less than there are attempts.
  ///   - sleep: Waits for an interval.
  init(
    delays: [Duration] = DeferredSearch.delays,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await AmbientTime.sleep(for: $0) }
  ) {
    self.delays = delays
    self.sleep = sleep
  }

  /// Begins to look, or begins anew: something has changed.
  ///
  /// - Parameter attempt: Looks once, and says whether the search is over. Called in a turn of its own.
  func begin(_ attempt: @escaping @MainActor () -> Bool) {
    guard !isDue else { return }
    task?.cancel()
    isDue = true
    let (delays, sleep) = (delays, sleep)
    task = Task { [weak self] in
      guard !Task.isCancelled else { return }
      self?.isDue = false
      var isOver = attempt()
      for delay in delays where !isOver {
        do { try await sleep(delay) } catch { return }
        isOver = Task.isCancelled || attempt()
      }
      if !Task.isCancelled { self?.task = nil }
    }
  }

  /// Whether it has begun and isn't over.
  var isUnderWay: Bool { task != nil }

  /// Stops looking.
  func cancel() {
    task?.cancel()
    task = nil
    isDue = false
  }
}
