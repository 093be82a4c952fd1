import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A source file, read.
public struct SourceText: Sendable {
  /// Its path from the folder of all sources on.
  public let file: String
  /// What is in it.
  public let text: String

  private let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Makes a source file of its text.
  public init(_ text: String, file: String) {
    self.text = text
    self.file = file
    let bytes = Array(text.utf8)
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// A piece of it.
  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// How many bytes it has.
  var count: Int { bytes.count }

  /// The line and the column of a byte, both from 1 on.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let line = lineStarts.lastIndex { $0 <= offset } ?? 0
    return (line + 1, offset - lineStarts[line] + 1)
  }

  /// Its syntax, with operators and what they stand between.
  var tree: Syntax {
    OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
  }
}
