package import Foundation

/// Returns the content of a golden file, to compare with a screen's current output.
///
/// With `OVERSCROLL_GOLDEN=write` in the environment, the current output is written to the file first.
/// Review the file before you commit it.
///
/// - Parameters:
///   - file: The file.
///   - seen: The current output.
package func golden(_ file: URL, seen: String) throws -> String {
  if ProcessInfo.processInfo.environment["OVERSCROLL_GOLDEN"] == "write" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try seen.write(to: file, atomically: true, encoding: .utf8)
  }
  return try String(contentsOf: file, encoding: .utf8)
}
