@testable import Specification
import ArgumentParser
import Foundation

/// The command `search`, which searches small models of the engine for a path to a broken promise.
@main
struct SearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Searches small models of the engine for a broken promise.",
    discussion: """
      Each model (world) is searched for the shortest sequence of inputs that breaks a promise. The first search \
      rounds lengths to 60 pt and ages to a quarter of a second. Each further search of the same world is twice as \
      precise, until the time is up.
      """)

  @Argument(help: "The time for all searches, in minutes.")
  var minutes: Double

  @Option(help: "Searches only the worlds whose names contain this text.")
  var only = ""

  func validate() throws {
    guard minutes > 0, minutes < 10_000 else {
      throw ValidationError("The time must be more than 0 and less than 10,000 minutes.")
    }
    guard !worlds.isEmpty else { throw ValidationError("No world's name contains '\(only)'.") }
  }

  private var worlds: [Campaign] { Campaign.all.filter { only.isEmpty || $0.name.contains(only) } }

  func run() async throws {
    let began = Date.now
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let plan = SearchPlan(worlds, seconds: minutes * 60, cores: cores)
    let results = await withTaskGroup(of: [Campaign.Result].self) { group in
      for _ in 0..<cores {
        group.addTask {
          var results: [Campaign.Result] = []
          while let (campaign, seconds) = await plan.next() {
            let result = campaign.run(seconds)
            print(result.line)
            results.append(result)
          }
          return results
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    let transitions = results.reduce(0) { $0 + $1.transitions }
    let exhausted = results.count { $0.coarse.isExhausted }
    let faults = results.count { $0.fault != nil }
    print(
      """
      \(exhausted) of \(results.count) worlds exhausted at 60 pt and 0.25 s; \(transitions) transitions in \
      \(Int(Date.now.timeIntervalSince(began).rounded())) s on \(cores) cores; \(faults) faults
      """)
    if faults > 0 { throw ExitCode.failure }
  }
}

/// Hands out the worlds one by one, with an equal share of the remaining time for each.
private actor SearchPlan {
  private var worlds: ArraySlice<Campaign>
  private let deadline: Date
  private let cores: Int

  init(_ worlds: [Campaign], seconds: Double, cores: Int) {
    self.worlds = worlds[...]
    deadline = Date.now + seconds
    self.cores = cores
  }

  func next() -> (Campaign, seconds: Double)? {
    let share = deadline.timeIntervalSinceNow / (Double(worlds.count) / Double(cores)).rounded(.up)
    return worlds.popFirst().map { ($0, share) }
  }
}
