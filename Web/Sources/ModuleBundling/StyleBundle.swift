public import Foundation

/// Style sheets as one file, without comments and indentation.
public enum StyleBundle {
  /// Makes one file of a style sheet and all that it imports by lines such as `@import 'theme.css';`.
  ///
  /// - Parameter entry: The style sheet. An import within what is imported counts, too.
  /// - Returns: The file's text.
  /// - Throws: `BundleMistake` for an import of another form or in a circle, or what reading a file threw.
  public static func make(entry: URL) throws -> String {
    try text(of: entry.standardizedFileURL, within: [])
  }

  private static func text(of file: URL, within path: [URL]) throws -> String {
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    var text = ""
    for (number, line) in zip(1..., lines) {
      guard line.hasPrefix("@import") else {
        text += line + "\n"
        continue
      }
      let parts = line.split(separator: "'", omittingEmptySubsequences: false)
      let mistake = { BundleMistake(file: file.path, line: number, message: $0) }
      guard parts.count == 3, parts[0] == "@import ", parts[2] == ";" else {
        throw mistake("This form of @import is not supported.")
      }
      let other = file.deletingLastPathComponent().appendingPathComponent(String(parts[1]))
        .standardizedFileURL
      guard other != file, !path.contains(other) else { throw mistake("This is a cycle.") }
      guard FileManager.default.fileExists(atPath: other.path) else {
        throw mistake("There is no '\(parts[1])'.")
      }
      text += try self.text(of: other, within: path + [file])
    }
    return try bare(text, file)
  }

  /// A text without comments, indentation and empty lines.
  private static func bare(_ text: String, _ file: URL) throws -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: { "/\"'".contains($0) }) {
      result += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("/*") {
        guard let end = rest.dropFirst(2).firstRange(of: "*/") else {
          throw BundleMistake(file: file.path, line: 1, message: "A comment does not end.")
        }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("/") {
        result += "/"
        rest = rest.dropFirst()
      } else {
        guard let end = rest.dropFirst().firstIndex(of: rest[start]) else {
          throw BundleMistake(file: file.path, line: 1, message: "A string does not end.")
        }
        result += rest[...end]
        rest = rest[end...].dropFirst()
      }
    }
    return (result + rest).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
  }
}
