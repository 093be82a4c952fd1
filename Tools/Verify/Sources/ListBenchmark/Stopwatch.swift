/// Times calls of an operation.
///
/// The result is the warm median of samples. A sample is the mean of a batch.
struct Stopwatch {
  /// The fewest and the most samples.
  ///
  /// A quarter of a second limits the number in between.
  static let samples = 5...501
  private static let patience = Duration.milliseconds(250)

  /// The sum of all results, so that the compiler removes no computation.
  nonisolated(unsafe) static var kept = 0

  /// Returns the median time of a call, in ns.
  ///
  /// - Parameters:
  ///   - batch: The number of calls in a sample.
  ///   - turn: The call, which receives its index. Its result is added to `kept`.
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
