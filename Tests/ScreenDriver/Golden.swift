package import Foundation

/// What a file of the repository holds, to be compared with what is seen now.
///
/// With `OVERSCROLL_GOLDEN=write` in the environment, what is seen now is written to the file first, and counts from then
/// on: look at it before you commit it.
///
/// - Parameters:
///   - file: The file.
///   - seen: What is seen now.
package func golden(_ file: URL, seen: String) throws -> String {
  if ProcessInfo.processInfo.environment["OVERSCROLL_GOLDEN"] == "write" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try seen.write(to: file, atomically: true, encoding: .utf8)
  }
  return try String(contentsOf: file, encoding: .utf8)
}
