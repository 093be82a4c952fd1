/// Whose turn it is to use the machine: a few at a time, or one that has it to itself.
///
/// Turns are given in the order in which they are asked for, but some come first: those alone, for what measures times often
/// has a limit of its own, which counts while it waits; and those that hold what others wait for.
actor Turns {
  /// This machine's turns.
  ///
  /// A browser in a test waits more than it works: five of them fill two processors.
  static let ofThisMachine = Turns(width: 5)

  private let width: Int
  private var taken = 0
  private var waiting: [(parts: Int, isFirst: Bool, start: CheckedContinuation<Void, Never>)] = []
  private var durations: [(name: String, duration: Duration)] = []

  /// Turns of which `width` are taken at a time.
  init(width: Int) { self.width = width }

  /// Runs `body` in a turn, beside at most `width - 1` others, or alone, and notes what it takes.
  ///
  /// One that is first comes before those that are not. A task that is cancelled waits for its turn too, and `body` finds out.
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
      let place = isFirst ? waiting.firstIndex { !$0.isFirst } : nil
      await withCheckedContinuation { waiting.insert((parts, isFirst, $0), at: place ?? waiting.endIndex) }
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

  /// The tests that took longest, one in each line; what has been noted is forgotten.
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
  /// The duration in s, to a tenth.
  fileprivate var formatted: String {
    let tenths = (self / .milliseconds(100)).rounded()
    return "\(tenths / 10) s"
  }
}
