package import Foundation

/// Returns the stored text of a golden file, for a comparison with the current output.
///
/// A golden file contains the expected output. With `OVERSCROLL_GOLDEN=write` in the environment, the
/// current output is first written to the file. Review the file before you commit it.
///
/// - Parameters:
///   - file: The golden file.
///   - seen: The current output.
package func golden(_ file: URL, seen: String) throws -> String {
  if ProcessInfo.processInfo.environment["OVERSCROLL_GOLDEN"] == "write" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try seen.write(to: file, atomically: true, encoding: .utf8)
  }
  return try String(contentsOf: file, encoding: .utf8)
}
