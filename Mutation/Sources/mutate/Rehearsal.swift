import ArgumentParser
import Foundation

/// The tests without a fault: what each suite takes, and which faults it comes by.
struct Rehearsal {
  /// A suite, as a test's name begins with it.
  struct Suite: Sendable {
    let name: String
    /// How long it took, in s.
    let time: Double
    /// The numbers of the faults that it comes by.
    let reached: Set<Int>
  }

  /// The suites, those first that take the least time.
  let suites: [Suite]

  /// Runs one suite after another, `width` at a time.
  ///
  /// - Throws: Where one fails.
  init(_ tests: URL, width: Int) throws {
    let list = try TestRun(tests, ["--list-tests"], patience: 60)
    if let failure = list.failure { throw ValidationError("The tests cannot be listed: \(failure)") }
    let names = Set(
      list.output.split(separator: "\n").compactMap { line in
        line.lastIndex(of: "/").map { String(line[..<$0]) }
      }
    ).sorted()
    suites = try names.concurrentMap(width: width) { try Self.rehearse($0, tests) }.sorted {
      $0.time < $1.time
    }
    guard !suites.isEmpty else { throw ValidationError("There are no tests.") }
  }

  /// What a test's name has to match to be in one of some suites.
  static func pattern(_ names: [String]) -> String {
    "^(" + names.map { $0.replacing(".", with: "\\.") }.joined(separator: "|") + ")/"
  }

  private static func rehearse(_ name: String, _ tests: URL) throws -> Suite {
    let path = FileManager.default.temporaryDirectory.appending(path: "reached-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: path) }
    let began = Date.now
    let environment = ["OVERSCROLL_MUTANT": "-1", "OVERSCROLL_REACHED": path.path]
    let run = try TestRun(tests, ["--filter", pattern([name])], environment, patience: 3600)
    if let failure = run.failure {
      throw ValidationError("The tests fail without a fault: \(name): \(failure)")
    }
    let numbers = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").compactMap { Int($0) }
    return Suite(name: name, time: Date.now.timeIntervalSince(began), reached: Set(numbers))
  }
}
