public import Foundation

/// Style sheets as one file, without comments and indentation.
public enum StyleBundle {
  /// Makes one file of a style sheet and all that it imports by lines such as `@import 'theme.css';`.
  ///
  /// - Parameter entry: The style sheet. An import within what is imported counts, too.
  /// - Returns: The file's text.
  /// - Throws: `BundleMistake` for an import of another form or in a circle, for a comment or a string that does not end,
  ///   or what reading a file threw.
  public static func make(entry: URL) throws -> String {
    try text(of: entry.standardizedFileURL, within: [])
  }

  private static func text(of file: URL, within path: [URL]) throws -> String {
    var lines = StyleLines(try String(contentsOf: file, encoding: .utf8), file: file.path)
    try lines.read()
    var text = ""
    for line in lines.lines {
      guard line.text.hasPrefix("@import") else {
        text += line.text + "\n"
        continue
      }
      let parts = line.text.split(separator: "'", omittingEmptySubsequences: false)
      let mistake = { BundleMistake(file: file.path, line: line.number, message: $0) }
      guard parts.count == 3, parts[0] == "@import ", parts[2] == ";", !parts[1].contains("\\") else {
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
    return text
  }
}

/// A style sheet's lines without comments, indentation and empty lines.
private struct StyleLines {
  struct Line {
    /// Where it begins in the file, from 1 on.
    let number: Int
    /// A string in it may go on in a line of its own, after a backslash.
    var text: String
  }

  private(set) var lines: [Line] = []
  private let file: String
  private var rest: Substring
  private var number = 1
  /// What has been read of a line, and where it began.
  private var line = Line(number: 1, text: "")

  init(_ text: String, file: String) {
    self.file = file
    rest = text.replacing("\r\n", with: "\n")[...]
  }

  mutating func read() throws {
    while let character = rest.first {
      if rest.hasPrefix("/*") {
        try skipComment()
      } else if character == "\"" || character == "'" {
        try readString(until: character)
      } else if character == "\n" {
        endLine()
        step()
      } else if character == "\\" {
        // What is escaped outside of a string begins none.
        take(2)
      } else {
        take(1)
      }
    }
    endLine()
  }

  private mutating func skipComment() throws {
    let start = number
    guard let end = rest.dropFirst(2).firstRange(of: "*/") else {
      throw BundleMistake(file: file, line: start, message: "This comment does not end.")
    }
    while rest.startIndex < end.upperBound { step() }
  }

  private mutating func readString(until quote: Character) throws {
    let start = number
    take(1)
    while let character = rest.first, character != "\n" {
      take(character == "\\" ? 2 : 1)
      if character == quote { return }
    }
    throw BundleMistake(file: file, line: start, message: "This string does not end in its line.")
  }

  /// Puts n characters into the line.
  private mutating func take(_ count: Int) {
    for _ in 0..<count {
      guard let character = rest.first else { return }
      if line.text.isEmpty {
        if !character.isWhitespace { line = Line(number: number, text: String(character)) }
      } else {
        line.text.append(character)
      }
      step()
    }
  }

  private mutating func step() {
    if rest.removeFirst() == "\n" { number += 1 }
  }

  private mutating func endLine() {
    while line.text.last?.isWhitespace == true { line.text.removeLast() }
    if !line.text.isEmpty { lines.append(line) }
    line.text = ""
  }
}
