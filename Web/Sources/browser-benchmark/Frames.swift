import Foundation

/// What the frames of a subject took.
struct Frames: Sendable {
  /// How long the scripts of element and engine took in each, in ms.
  let scripts: [Double]
  /// When the page drew, in ms; of each time that something moved apart.
  let drawn: [[Double]]

  /// The lines above the table's lines.
  static let heading = """
    | | processor | frames | p50 | p95 | p99 | longest | dropped |
    |---|---|---|---|---|---|---|---|
    """

  /// A line of the table.
  func row(_ name: String, _ pace: Pace) -> String {
    let times = [0.5, 0.95, 0.99, 1].map { String(format: "%.2f", percentile($0)) }
    let all = drawn.reduce(0) { $0 + $1.count }
    let cells = [name, pace.rawValue, String(all)] + times + ["\(dropped) of \(all + dropped)"]
    return "| \(cells.joined(separator: " | ")) |"
  }

  /// How many of 60 frames a second did not come.
  private var dropped: Int {
    drawn.reduce(0) { sum, times in
      zip(times, times.dropFirst()).reduce(sum) {
        $0 + max(0, Int((($1.1 - $1.0) * 60 / 1000).rounded()) - 1)
      }
    }
  }

  /// The smallest time that this part of all frames did not exceed.
  private func percentile(_ part: Double) -> Double {
    let sorted = scripts.sorted()
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(sorted.count - 1, max(0, Int((part * Double(sorted.count)).rounded(.up)) - 1))]
  }
}
