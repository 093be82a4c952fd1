import Foundation
import TestFolders

/// Runs `overscroll replay` as a separate process, and stores its result.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the command, and waits until it ends.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after `overscroll replay`.
  ///   - input: The bytes of the standard input, or `nil` for no input.
  ///   - target: The file that receives the standard output, or `nil` to store it in `output`.
  init(_ arguments: [String], input: [UInt8]? = nil, to target: FileHandle? = nil) throws {
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = TestFolders.programs.appendingPathComponent("overscroll")
    process.arguments = ["replay"] + arguments
    process.standardOutput = target ?? output
    process.standardError = errors
    let given = Pipe()
    process.standardInput = given
    try process.run()
    if let input { try given.fileHandleForWriting.write(contentsOf: Data(input)) }
    try given.fileHandleForWriting.close()
    // The process can print all its error messages before they are read, because they fit into a pipe's
    // buffer.
    let text = target == nil ? try output.fileHandleForReading.readToEnd() ?? Data() : Data()
    let mistakes = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = String(decoding: text, as: UTF8.self)
    self.errors = String(decoding: mistakes, as: UTF8.self)
  }
}
