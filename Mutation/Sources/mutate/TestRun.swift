import Dispatch
import Foundation
import Synchronization

/// One run of tests, up to the first that fails.
struct TestRun {
  /// The test that failed, or how else the run ended; nil where all passed, or there were none.
  let failure: String?
  /// All that the run said, where it was not cut short.
  let output: String

  /// What the tests end with where none was asked for that is there.
  private static let noTests: Int32 = 69

  /// Runs tests.
  ///
  /// - Parameters:
  ///   - tests: The tests' program.
  ///   - arguments: Which of them.
  ///   - environment: What is added to the environment.
  ///   - patience: After how many seconds a run counts as hanging.
  /// - Throws: Where the program does not run at all, which says nothing about a fault.
  init(_ tests: URL, _ arguments: [String], _ environment: [String: String] = [:], patience: Double) throws {
    let process = Process()
    process.executableURL = tests
    process.arguments = ["--testing-library", "swift-testing"] + arguments
    process.environment = ProcessInfo.processInfo.environment
      // Nobody reads a crash's backtrace, and its writer may outlive the run and hold its pipe open.
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    // Waiting for a process on a thread without a run loop may never end.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let identifier = process.processIdentifier
    let hangs = Mutex(false)
    let alarm = DispatchWorkItem {
      hangs.withLock { $0 = true }
      kill(identifier, SIGKILL)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: alarm)
    let (found, said) = Self.read(pipe.fileHandleForReading)
    alarm.cancel()
    if found != nil { kill(identifier, SIGKILL) }
    ended.wait()
    try pipe.fileHandleForReading.close()
    output = said
    let status = process.terminationStatus
    if let found {
      failure = found
    } else if hangs.withLock({ $0 }) {
      failure = "hangs"
    } else if process.terminationReason == .uncaughtSignal {
      failure = "crashes"
    } else {
      failure = status == 0 || status == Self.noTests ? nil : "ends with \(status)"
    }
  }

  /// Reads what a run says, up to the first test that fails, whose name it returns.
  private static func read(_ output: FileHandle) -> (failure: String?, said: String) {
    var said = Data()
    var start = said.startIndex
    while case let data = output.availableData, !data.isEmpty {
      said += data
      while let end = said[start...].firstIndex(of: 0x0A) {
        let line = String(decoding: said[start..<end], as: UTF8.self)
        start = end + 1
        guard line.contains("recorded an issue"),
          let name = line.firstMatch(of: /Test (.+?) recorded an issue/)
        else { continue }
        return (String(name.1.prefix(100)), "")
      }
    }
    return (nil, String(decoding: said, as: UTF8.self))
  }
}
