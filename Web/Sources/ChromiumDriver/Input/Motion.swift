/// The positions of a finger or the mouse along a path, 60 times a second.
enum Motion {
  static let rate = 60.0

  struct Sample: Equatable {
    /// The time after the start of the motion, in s.
    let time: Double
    let point: Point
  }

  /// Samples the path from `start` through `points`, which are equally spaced in time.
  ///
  /// The samples do not include the start. The last sample is exactly the last point, `duration` s after
  /// the start. A motion shorter than one sample period has one sample.
  static func samples(from start: Point, through points: [Point], duration: Double) -> [Sample] {
    let corners = [start] + points
    let count = max(1, Int((duration * rate).rounded()))
    return (1...count).map { index in
      let fraction = Double(index) / Double(count)
      let position = fraction * Double(corners.count - 1)
      let leg = min(Int(position), max(corners.count - 2, 0))
      let end = min(leg + 1, corners.count - 1)
      let point = corners[leg].mixed(with: corners[end], position - Double(leg))
      return Sample(time: duration * fraction, point: point)
    }
  }
}

extension Duration {
  /// The duration in s.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
