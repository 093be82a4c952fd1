import Foundation

/// A line of the table.
struct Summary: CustomStringConvertible {
  let name: String
  private let times: [Double]
  /// How many frames of 60 in a second did not come.
  private let missed: Int

  /// Sums up the frames of some pulls.
  init(_ name: String, _ measured: Subject.Measured) {
    self.name = name
    times = measured.times.sorted()
    missed = measured.intervals.reduce(0) { $0 + max(0, Int(($1 * 60 / 1000).rounded()) - 1) }
  }

  /// The line above the table's lines.
  static let heading = line(name: "view", cells: ["frames", "median", "p95", "p99", "max", "missed"])

  /// The line.
  var description: String {
    let numbers = [0.5, 0.95, 0.99, 1].map { String(format: "%.3f", percentile($0)) }
    return Self.line(name: name, cells: [String(times.count)] + numbers + [String(missed)])
  }

  /// The smallest time that this part of all frames did not exceed.
  private func percentile(_ part: Double) -> Double {
    guard !times.isEmpty else { return .nan }
    return times[min(times.count - 1, max(0, Int((part * Double(times.count)).rounded(.up)) - 1))]
  }

  private static func line(name: String, cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }
    return name + String(repeating: " ", count: max(0, 28 - name.count)) + padded.joined()
  }
}
