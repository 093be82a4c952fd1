import ArgumentParser
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

  var survived: Bool {
    if case .found = self { false } else { true }
  }

  var words: String {
    switch self {
    case .found(let test): test
    case .passed: "every test passes"
    case .unreached: "no test comes by"
    }
  }
}

/// Runs the tests with one fault after another.
struct TestRuns {
  private let tests: URL
  private let planted: [(number: Int, mutant: Mutant)]
  /// The suites that take long and find what others do not: they come last.
  private static let last = "^SmallWorldTests\\."
  /// Two processes keep two processors busy; each test process has threads of its own.
  private static let width = 2

  init(_ tests: URL, _ planted: [(number: Int, mutant: Mutant)]) {
    self.tests = tests
    self.planted = planted
  }

  /// What becomes of each fault.
  ///
  /// - Parameter filter: The suites that are to find a fault; nil for all.
  func judge(filter: (@Sendable (Mutant) -> String)? = nil) throws -> [(mutant: Mutant, verdict: Verdict)] {
    let (reached, patience) = try rehearse()
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
        let verdict =
          reached.contains(number) ? judge(number, filter: filter?(mutant), patience: patience) : .unreached
        print("\(verdict.survived ? "SURVIVED" : "found"): \(mutant.description) (\(verdict.words))")
        verdicts.withLock { $0[index] = verdict }
      }
    }
    let all = verdicts.withLock { $0 }
    return planted.indices.map { (planted[$0].mutant, all[$0] ?? .unreached) }
  }

  private func judge(_ number: Int, filter: String?, patience: Double) -> Verdict {
    let steps = filter.map { [["--filter", $0]] } ?? [["--skip", Self.last], ["--filter", Self.last]]
    for step in steps {
      let run = TestRun(tests, step, ["OVERSCROLL_MUTANT": "\(number)"], patience: patience)
      if let failure = run.failure { return .found(failure) }
    }
    return .passed
  }

  /// Runs the tests without a fault, which they pass, and sees which faults they come by.
  ///
  /// - Returns: The numbers of those, and the time, in s, after which a run counts as hanging.
  private func rehearse() throws -> (reached: Set<Int>, patience: Double) {
    let path = FileManager.default.temporaryDirectory.appending(path: "reached-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: path) }
    let began = Date.now
    let environment = ["OVERSCROLL_MUTANT": "-1", "OVERSCROLL_REACHED": path.path]
    let run = TestRun(tests, [], environment, patience: 3600)
    if let failure = run.failure { throw ValidationError("The tests fail without a fault: \(failure)") }
    let numbers = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").compactMap { Int($0) }
    let time = Date.now.timeIntervalSince(began)
    print("without a fault, every test passes, in \(Int(time)) s; \(numbers.count) faults are come by")
    return (Set(numbers), 60 + 5 * time)
  }
}

/// One run of the tests, up to the first that fails.
private struct TestRun {
  /// The test that failed, or how else the run ended; nil where all passed, or there were none.
  let failure: String?
  /// What the tests end with where none was asked for that is there.
  private static let noTests: Int32 = 69

  init(_ tests: URL, _ arguments: [String], _ environment: [String: String], patience: Double) {
    let process = Process()
    process.executableURL = tests
    process.arguments = ["--testing-library", "swift-testing"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      failure = "it does not run: \(error)"
      return
    }
    let identifier = process.processIdentifier
    let hangs = Mutex(false)
    let alarm = DispatchWorkItem {
      hangs.withLock { $0 = true }
      kill(identifier, SIGKILL)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: alarm)
    let found = Self.firstFailure(in: pipe.fileHandleForReading)
    alarm.cancel()
    if found != nil { kill(identifier, SIGKILL) }
    process.waitUntilExit()
    if let found {
      failure = found
    } else if hangs.withLock({ $0 }) {
      failure = "hangs"
    } else if process.terminationReason == .uncaughtSignal {
      failure = "crashes"
    } else {
      let status = process.terminationStatus
      failure = status == 0 || status == Self.noTests ? nil : "ends with \(status)"
    }
  }

  /// The name of the first test that fails, as soon as it does.
  private static func firstFailure(in output: FileHandle) -> String? {
    var rest = Data()
    while case let data = output.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: 0x0A) {
        let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest = Data(rest[(end + 1)...])
        guard line.contains("recorded an issue"),
          let name = line.firstMatch(of: /Test (.+?) recorded an issue/)
        else { continue }
        return String(name.1.prefix(100))
      }
    }
    return nil
  }
}
