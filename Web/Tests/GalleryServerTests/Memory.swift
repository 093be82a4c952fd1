import Foundation

/// What this process takes of the machine.
enum Memory {
  /// How many bytes it has in memory; 0 where the system does not say in a file.
  static var resident: Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * Int(getpagesize())
  }
}
