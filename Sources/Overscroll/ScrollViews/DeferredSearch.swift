/// Looks for something that may come to be there: in the main actor's next turn, then at growing intervals, and once a
/// second for as long as there is nothing.
///
/// SwiftUI builds views in the middle of an update, in which nothing may be reported back, those of a list some time
/// later, and those that an app shows in place of others whenever it likes. At most one search is under way.
@MainActor final class DeferredSearch {
  private let delays: [Duration]
  private let sleep: @Sendable (Duration) async throws -> Void
  private var task: Task<Void, Never>?
  /// Whether the first attempt is yet to come.
  private var isDue = false

  /// The intervals between attempts; the last one is repeated, and long enough to cost nothing.
  nonisolated static let delays: [Duration] = [16, 32, 64, 128, 256, 512, 1000].map { .milliseconds($0) }

  /// Makes a search that has not begun.
  ///
  /// - Parameters:
  ///   - delays: The intervals between attempts, of which the last one is repeated; with none, it looks once.
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
      var next = 0
      while !isOver, let last = delays.last {
        do { try await sleep(next < delays.count ? delays[next] : last) } catch { return }
        next = min(next + 1, delays.count)
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
