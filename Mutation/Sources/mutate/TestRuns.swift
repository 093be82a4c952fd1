import Dispatch
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
    let verdicts = Mutex<[Int: Verdict]>([:])
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: Self.width) { _ in
      while true {
        let index = next.withLock { place in
          defer { place += 1 }
          return place
        }
        guard index < planted.count else { return }
        let (number, mutant) = planted[index]
        let verdict = judge(
          number, suites.filter { $0.reached.contains(number) && isMeant?($0.name, mutant) ?? true })
        let line = "\(verdict.survived ? "SURVIVED" : "found"): \(mutant.description) (\(verdict.words))\n"
        FileHandle.standardOutput.write(Data(line.utf8))
        verdicts.withLock { $0[index] = verdict }
      }
    }
    let all = verdicts.withLock { $0 }
    return planted.indices.map { (planted[$0].mutant, all[$0] ?? .unreached) }
  }

  private func judge(_ number: Int, _ suites: [Rehearsal.Suite]) -> Verdict {
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
      let run = TestRun(
        tests, ["--filter", Rehearsal.pattern(some.map(\.name))], ["OVERSCROLL_MUTANT": "\(number)"],
        patience: 60 + 5 * time)
      if let failure = run.failure { return .found(failure) }
    }
    return .passed
  }
}
