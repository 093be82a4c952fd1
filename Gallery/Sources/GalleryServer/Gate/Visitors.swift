/// Who is inside, at most n at once, and who of them has kept us waiting.
actor Visitors {
  private struct Place {
    let task: Task<Void, Never>
    /// Since when it is the visitor's turn to send or to read; nil while it is ours.
    var waitingSince: ContinuousClock.Instant?
  }

  private let most: Int
  private let grace: Duration
  private var places: [Int: Place] = [:]
  private var lastNumber = 0

  /// Makes n places.
  ///
  /// - Parameters:
  ///   - most: How many there are at once.
  ///   - grace: For how long a visitor may keep its place from others while it is its turn.
  init(most: Int, grace: Duration) {
    self.most = most
    self.grace = grace
  }

  /// Lets a visitor in once there is room.
  ///
  /// Where there is none, whoever has kept us waiting longest goes, if that was longer than the grace.
  ///
  /// - Parameter visit: What it does, given the number of its place; it is cancelled where it has to go.
  func admit(_ visit: @escaping @Sendable (Int) async -> Void) async {
    while places.count >= most, !Task.isCancelled {
      if !sendOneAway() { await Timekeeper.shared.sleep(for: .milliseconds(20)) }
    }
    lastNumber += 1
    let number = lastNumber
    let task = Task {
      await visit(number)
      leave(number)
    }
    places[number] = Place(task: task, waitingSince: .now)
  }

  /// From now on it is the visitor's turn, or ours.
  func note(_ number: Int, isWaiting: Bool) { places[number]?.waitingSince = isWaiting ? .now : nil }

  /// Sends all away, and waits until they have gone.
  func sendAllAway() async {
    let tasks = places.values.map(\.task)
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
  }

  private func leave(_ number: Int) { places[number] = nil }

  /// Sends the visitor away that has kept us waiting longest; its place is free at once.
  private func sendOneAway() -> Bool {
    let waiting = places.compactMap { number, place in place.waitingSince.map { (number, $0) } }
    guard let (number, since) = waiting.min(by: { $0.1 < $1.1 }), ContinuousClock.now - since > grace else {
      return false
    }
    places.removeValue(forKey: number)?.task.cancel()
    return true
  }
}
