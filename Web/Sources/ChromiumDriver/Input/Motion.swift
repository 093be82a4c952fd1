/// Where a finger or the mouse is at each of 60 instants a second, on a way through some points.
enum Motion {
  static let rate = 60.0

  struct Sample: Equatable {
    /// Seconds after the motion's start.
    let time: Double
    let point: Point
  }

  /// Samples of a way from `start` through `points`, which are equally far apart in time.
  ///
  /// The start itself is not among them; the last is exactly the last point, `duration` s after the start.
  /// A motion shorter than a sample, or of no duration, has one.
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
