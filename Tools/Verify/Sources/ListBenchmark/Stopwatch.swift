/// Measures the time of an operation.
///
/// The result is the median of several samples, after the operation has run before. A sample is the mean
/// time of a batch of calls.
struct Stopwatch {
  /// The smallest and the largest number of samples.
  ///
  /// In between, no further sample begins after a quarter of a second.
  static let samples = 5...501
  private static let patience = Duration.milliseconds(250)

  /// The sum of all results.
  ///
  /// Because of this sum, the compiler cannot remove the measured computations.
  nonisolated(unsafe) static var kept = 0

  /// Returns the median time of a call, in ns.
  ///
  /// - Parameters:
  ///   - batch: The number of calls in a sample.
  ///   - turn: The operation, which receives the index of the call. Its result is added to `kept`.
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
  /// Returns the time of one call, in ns.
  static func once(_ body: () -> Int) -> Double {
    let elapsed = ContinuousClock().measure { kept &+= body() }
    return Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
  }
}
