/// Repeats a search for a view until the search has ended.
///
/// SwiftUI builds views in the middle of an update, when a search must not report. So the first attempt is
/// in the main actor's next turn. SwiftUI may build a list's views later, and an app may replace views. So
/// further attempts follow at growing intervals, and finally once a second. After intervals of 30 s the
/// search ends, because a walk through the views each second would cost energy for ever. At most one search
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
  /// A search ends once its intervals add up to this duration.
  nonisolated static let limit = Duration.seconds(30)

  /// Whether the latest search has ended without success.
  private(set) var hasTimedOut = false

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
  /// - Parameters:
  ///   - attempt: Searches once, and returns whether the search has ended.
  ///   - timeOut: Called if the search ends without success.
  func begin(
    _ attempt: @escaping @MainActor () -> Bool, timeOut: @escaping @MainActor () -> Void = {}
  ) {
    guard !isFirstAttemptScheduled else { return }
    task?.cancel()
    (isFirstAttemptScheduled, hasTimedOut) = (true, false)
    let (delays, sleep) = (delays, sleep)
    task = Task { [weak self] in
      guard !Task.isCancelled else { return }
      self?.isFirstAttemptScheduled = false
      var isOver = attempt()
      var (next, slept) = (0, Duration.zero)
      while !isOver, slept < Self.limit, let last = delays.last {
        let delay = next < delays.count ? delays[next] : last
        do { try await sleep(delay) } catch { return }
        next = min(next + 1, delays.count)
        slept += delay
        isOver = Task.isCancelled || attempt()
      }
      guard !Task.isCancelled else { return }
      self?.task = nil
      guard !isOver else { return }
      self?.hasTimedOut = true
      timeOut()
    }
  }

  /// Whether a search has begun and has not ended.
  var isUnderWay: Bool { task != nil }

  /// Cancels the search.
  func cancel() {
    task?.cancel()
    task = nil
    (isFirstAttemptScheduled, hasTimedOut) = (false, false)
  }
}
