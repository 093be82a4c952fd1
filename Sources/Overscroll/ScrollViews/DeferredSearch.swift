/// Repeats a search for a view until the search has ended.
///
/// SwiftUI builds views in the middle of an update, when a search must not report. So the first attempt is
/// in the main actor's next turn. SwiftUI may build a list's views later, and an app may replace views at
/// any time. So further attempts follow at growing intervals, and finally once a second. At most one search
/// is under way.
@MainActor final class DeferredSearch {
  private let delays: [Duration]
  private let sleep: @Sendable (Duration) async throws -> Void
  private var task: Task<Void, Never>?
  /// Whether the first attempt is scheduled.
  private var isFirstAttemptScheduled = false

  /// The default intervals between attempts; the last interval is repeated.
  ///
  /// The last interval is long, so a search that finds nothing costs little.
  nonisolated static let delays: [Duration] = [16, 32, 64, 128, 256, 512, 1000].map { .milliseconds($0) }

  /// Makes a search that has not begun.
  ///
  /// - Parameters:
  ///   - delays: The intervals between attempts; the last interval is repeated. Without intervals there is
  ///     one attempt.
  ///   - sleep: Waits for an interval.
  init(
    delays: [Duration] = DeferredSearch.delays,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await AmbientClock.sleep(for: $0) }
  ) {
    self.delays = delays
    self.sleep = sleep
  }

  /// Begins a search in the main actor's next turn, and cancels the previous search.
  ///
  /// Ignored if the first attempt of a search is already scheduled.
  ///
  /// - Parameter attempt: Searches once, and returns whether the search has ended.
  func begin(_ attempt: @escaping @MainActor () -> Bool) {
    guard !isFirstAttemptScheduled else { return }
    task?.cancel()
    isFirstAttemptScheduled = true
    let (delays, sleep) = (delays, sleep)
    task = Task { [weak self] in
      guard !Task.isCancelled else { return }
      self?.isFirstAttemptScheduled = false
      var isOver = attempt()
      var next = 0
      while !isOver, let last = delays.last {
        do { try await sleep(next < delays.count ? delays[next] : last) } catch { return }
        next = min(next + 1, delays.count)
        isOver = Task.isCancelled || attempt()
      }
      if !Task.isCancelled { self?.task = nil }
    }
  }

  /// Whether a search has begun and has not ended.
  var isUnderWay: Bool { task != nil }

  /// Cancels the search.
  func cancel() {
    task?.cancel()
    task = nil
    isFirstAttemptScheduled = false
  }
}
