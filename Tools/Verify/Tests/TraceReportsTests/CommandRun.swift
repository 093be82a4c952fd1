import Foundation
import TestPlaces

/// A run of `overscroll replay` as a separate process.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the command to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after `overscroll replay`.
  ///   - input: The bytes of the standard input, or `nil` for none.
  ///   - target: The standard output, instead of `output`.
  init(_ arguments: [String], input: [UInt8]? = nil, to target: FileHandle? = nil) throws {
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = TestPlaces.programs.appendingPathComponent("overscroll")
    process.arguments = ["replay"] + arguments
    process.standardOutput = target ?? output
    process.standardError = errors
    let given = Pipe()
    process.standardInput = given
    try process.run()
    if let input { try given.fileHandleForWriting.write(contentsOf: Data(input)) }
    try given.fileHandleForWriting.close()
    // Error messages are short enough for a pipe's buffer.
    let text = target == nil ? try output.fileHandleForReading.readToEnd() ?? Data() : Data()
    let mistakes = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = String(decoding: text, as: UTF8.self)
    self.errors = String(decoding: mistakes, as: UTF8.self)
  }
}
