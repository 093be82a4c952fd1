import Foundation

/// The memory of this process.
enum Memory {
  /// The resident memory, in bytes, or 0 on a system without `/proc/self/statm`.
  static var resident: Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * Int(getpagesize())
  }
}
