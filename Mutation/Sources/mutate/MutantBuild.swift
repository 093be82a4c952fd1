import ArgumentParser
import Foundation
import Mutants

/// Plants faults, and builds what they are planted in.
struct MutantBuild {
  private let tree: MutantTree
  private let sources: [SourceText]
  /// How often the compiler may refuse some of the faults.
  private static let rounds = 12

  init(_ tree: MutantTree, _ sources: [SourceText]) {
    self.tree = tree
    self.sources = sources
  }

  /// Plants the first `count` of some faults that the compiler takes.
  ///
  /// - Returns: The faults, each under its number, from 1 on.
  func plant(_ count: Int, of mutants: [Mutant]) throws -> [(number: Int, mutant: Mutant)] {
    let numbered = Array(zip(1..., mutants)).map { (number: $0.0, mutant: $0.1) }
    var refused: Set<Int> = []
    for _ in 0..<Self.rounds {
      let planted = Array(numbered.lazy.filter { !refused.contains($0.number) }.prefix(count))
      let texts = Dictionary(
        uniqueKeysWithValues: sources.map { source in
          (source.file, InstrumentedText(source, planted.filter { $0.mutant.file == source.file }))
        })
      try tree.write(texts.mapValues(\.text))
      let errors = try build()
      if errors.isEmpty {
        if !refused.isEmpty { print("\(refused.count) do not compile") }
        return planted
      }
      let blamed = errors.flatMap { texts[$0.file]?.suspects(line: $0.line, column: $0.column) ?? [] }
      guard !blamed.isEmpty else { throw ValidationError("The copy does not build: \(errors[0].text)") }
      refused.formUnion(blamed)
    }
    throw ValidationError("The compiler still refuses some faults after \(Self.rounds) rounds.")
  }

  private struct CompilerError {
    let file: String
    let line: Int
    let column: Int
    let text: String
  }

  /// Builds the copy and its tests.
  private func build() throws -> [CompilerError] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--build-tests", "--disable-xctest", "-Xswiftc", "-gnone", "--package-path",
      tree.folder.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return [] }
    let place = /Sources\/(?<file>[^:]+\.swift):(?<line>\d+):(?<column>\d+): error: (?<text>.*)/
    let errors = output.matches(of: place).compactMap { match -> CompilerError? in
      guard let line = Int(match.line), let column = Int(match.column) else { return nil }
      return CompilerError(
        file: String(match.file), line: line, column: column, text: "\(match.file):\(line): \(match.text)")
    }
    guard errors.isEmpty else { return errors }
    let words = output.split(separator: "\n").first { $0.contains("error:") } ?? "it says nothing"
    throw ValidationError("The copy does not build: \(words)")
  }
}
