/// Times turns of an operation: the warm median of samples, each the mean of a batch.
struct Stopwatch {
  /// How many samples there are at most, and at least; in between as many as a quarter of a second allows.
  static let samples = 5...501
  private static let patience = Duration.milliseconds(250)

  /// Whatever is computed ends up here, so that nothing is left out.
  nonisolated(unsafe) static var kept = 0

  /// The median time of a turn, in ns.
  ///
  /// - Parameters:
  ///   - batch: How many turns make a sample.
  ///   - turn: One turn; what it gives is kept. It gets its number.
  static func median(batch: Int, _ turn: (Int) -> Int) -> Double {
    let clock = ContinuousClock()
    var number = 0
    func sample() -> Double {
      let elapsed = clock.measure {
        for _ in 0..<batch {
          kept &+= turn(number)
          number += 1
        }
      }
      return Double(elapsed.components.seconds) * 1e9 / Double(batch)
        + Double(elapsed.components.attoseconds) / 1e9 / Double(batch)
    }
    for _ in 0..<3 { _ = sample() }
    var times: [Double] = []
    let begin = clock.now
    while times.count < samples.lowerBound
      || times.count < samples.upperBound && clock.now - begin < patience
    {
      times.append(sample())
    }
    times.sort()
    return times[times.count / 2]
  }
}

extension Stopwatch {
  /// The time of something, in ns.
  static func once(_ body: () -> Int) -> Double {
    let elapsed = ContinuousClock().measure { kept &+= body() }
    return Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
  }
}
