import ArgumentParser
import Foundation
import Mutants
import Synchronization

/// What the tests make of a fault.
enum Verdict: Sendable {
  /// A test failed, which is named.
  case found(String)
  /// Every test passed.
  case passed
  /// No test comes by.
  case unreached

  /// Whether no test has found the fault.
  var survived: Bool {
    if case .found = self { false } else { true }
  }

  /// The verdict in a few words.
  var words: String {
    switch self {
    case .found(let test): test
    case .passed: "every test passes"
    case .unreached: "no test comes by"
    }
  }
}

/// Runs the tests with one fault after another: of each, only the suites that come by it, and the quickest first.
struct TestRuns {
  private let tests: URL
  private let planted: [(number: Int, mutant: Mutant)]
  /// The sets of suites that have passed once more without a fault.
  private let sound = SoundSets()
  /// Two processes keep two processors busy; each test process has threads of its own.
  private static let width = 2
  /// How long, in s, suites take that are run together, one set after another.
  private static let steps = [1.0, 4, .infinity]

  /// Runs tests over faults that have been planted.
  init(_ tests: URL, _ planted: [(number: Int, mutant: Mutant)]) {
    self.tests = tests
    self.planted = planted
  }

  /// What becomes of each fault.
  ///
  /// - Parameter isMeant: Whether a suite is to find a fault; nil for all suites.
  func judge(
    _ isMeant: (@Sendable (String, Mutant) -> Bool)? = nil
  ) throws -> [(mutant: Mutant, verdict: Verdict)] {
    let began = Date.now
    let suites = try Rehearsal(tests, width: Self.width).suites
    print("without a fault, \(suites.count) suites pass, in \(Int(Date.now.timeIntervalSince(began))) s")
    return try planted.concurrentMap(width: Self.width) { number, mutant in
      let verdict = try judge(
        number, suites.filter { $0.reached.contains(number) && isMeant?($0.name, mutant) ?? true })
      let line = "\(verdict.survived ? "SURVIVED" : "found"): \(mutant.description) (\(verdict.words))\n"
      FileHandle.standardOutput.write(Data(line.utf8))
      return (mutant, verdict)
    }
  }

  private func judge(_ number: Int, _ suites: [Rehearsal.Suite]) throws -> Verdict {
    guard !suites.isEmpty else { return .unreached }
    var rest = suites[...]
    for step in Self.steps {
      var time = 0.0
      let some = rest.prefix { suite in
        time += suite.time
        return time < step
      }
      rest = rest.dropFirst(some.count)
      guard !some.isEmpty else { continue }
      let pattern = Rehearsal.pattern(some.map(\.name))
      guard let failure = try failure(of: pattern, with: number, patience: 60 + 5 * time) else { continue }
      try sound.check(pattern) { try self.failure(of: pattern, with: 0, patience: 60 + 5 * time) }
      return .found(failure)
    }
    return .passed
  }

  /// How some suites fail with a fault, if they do; the number 0 is that of none.
  private func failure(of pattern: String, with number: Int, patience: Double) throws -> String? {
    try TestRun(tests, ["--filter", pattern], ["OVERSCROLL_MUTANT": "\(number)"], patience: patience).failure
  }
}

/// Sets of suites that pass without a fault: only where one does is its failure a fault's.
private final class SoundSets: Sendable {
  private let known = Mutex<Set<String>>([])

  /// Has a set pass without a fault, unless it has before.
  ///
  /// - Throws: Where it fails by itself, so that no failure of its says anything.
  func check(_ pattern: String, _ failure: () throws -> String?) throws {
    if known.withLock({ $0.contains(pattern) }) { return }
    if let failure = try failure() {
      throw ValidationError("The tests fail by themselves, without a fault: \(failure)")
    }
    known.withLock { _ = $0.insert(pattern) }
  }
}
