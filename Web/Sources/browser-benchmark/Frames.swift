import Foundation

/// The measured frames of one benchmark subject.
struct Frames: Sendable {
  /// The time of the element's scripts and the engine in each frame, in ms.
  let scripts: [Double]
  /// The times of the drawn frames in ms, a list for each pull or fling.
  let drawn: [[Double]]

  /// The head of the Markdown table.
  static let heading = """
    | | processor | frames | p50 | p95 | p99 | longest | dropped |
    |---|---|---|---|---|---|---|---|
    """

  /// Returns a row of the table.
  func row(_ name: String, _ pace: Pace) -> String {
    let times = [0.5, 0.95, 0.99, 1].map { String(format: "%.2f", percentile($0)) }
    let all = drawn.reduce(0) { $0 + $1.count }
    let cells = [name, pace.rawValue, String(all)] + times + ["\(dropped) of \(all + dropped)"]
    return "| \(cells.joined(separator: " | ")) |"
  }

  /// The number of dropped frames, at 60 frames a second.
  private var dropped: Int {
    drawn.reduce(0) { sum, times in
      zip(times, times.dropFirst()).reduce(sum) {
        $0 + max(0, Int((($1.1 - $1.0) * 60 / 1000).rounded()) - 1)
      }
    }
  }

  /// Returns the smallest time that a fraction `part` of all frames do not exceed.
  private func percentile(_ part: Double) -> Double {
    let sorted = scripts.sorted()
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count - 1, max(0, Int((part * Double(sorted.count)).rounded(.up)) - 1))]
  }
}
