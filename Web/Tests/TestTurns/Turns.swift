/// Limits the number of tests that use the machine at the same time.
///
/// Turns start in the order of their requests, with two exceptions. An exclusive turn starts before waiting
/// turns, because a test that measures times often has a time limit that includes its wait. A turn with
/// `first` also starts before waiting turns, because it owns a resource that the waiting tests need.
actor Turns {
  /// The turns of this machine.
  ///
  /// Five tests run at a time. A test with a browser waits more than it works, so five of them fill two
  /// processors.
  static let ofThisMachine = Turns(width: 5)

  private let width: Int
  private var taken = 0
  private var waiting: [(parts: Int, isFirst: Bool, start: CheckedContinuation<Void, Never>)] = []
  private var durations: [(name: String, duration: Duration)] = []

  /// Creates turns; at most `width` run at a time.
  init(width: Int) { self.width = width }

  /// Runs `body` in a turn and records its duration.
  ///
  /// At most `width` turns run at a time; with `alone` this turn runs exclusively. A turn with `first`
  /// starts before waiting turns without it. A cancelled task waits for its turn as well, and then `body`
  /// notices the cancellation.
  nonisolated func take(
    _ name: String, alone: Bool = false, first: Bool = false, _ body: () async throws -> Void
  ) async rethrows {
    let parts = alone ? width : 1
    await begin(parts, isFirst: alone || first)
    let start = ContinuousClock.now
    do {
      try await body()
      await end(parts, name, since: start)
    } catch {
      await end(parts, name, since: start)
      throw error
    }
  }

  private func begin(_ parts: Int, isFirst: Bool) async {
    if waiting.isEmpty, taken + parts <= width {
      taken += parts
    } else {
      let position = isFirst ? waiting.firstIndex { !$0.isFirst } : nil
      await withCheckedContinuation { waiting.insert((parts, isFirst, $0), at: position ?? waiting.endIndex) }
    }
  }

  private func end(_ parts: Int, _ name: String, since start: ContinuousClock.Instant) {
    durations.append((name, ContinuousClock.now - start))
    taken -= parts
    while let next = waiting.first, taken + next.parts <= width {
      waiting.removeFirst()
      taken += next.parts
      next.start.resume()
    }
  }

  /// Returns the slowest tests, one in each line, and removes all records.
  func slowest(_ count: Int) -> String {
    defer { durations = [] }
    let all = durations.reduce(Duration.zero) { $0 + $1.duration }
    let lines = durations.sorted { $0.duration > $1.duration }.prefix(count).map { name, duration in
      "  \(duration.formatted) \(name)"
    }
    return "\(durations.count) turns took \(all.formatted); the longest:\n" + lines.joined(separator: "\n")
  }
}

extension Duration {
  /// The duration in s, with one decimal.
  fileprivate var formatted: String {
    let tenths = (self / .milliseconds(100)).rounded()
    return "\(tenths / 10) s"
  }
}
