@testable import Models
import ArgumentParser
import Foundation

/// `search`: looks for a way to break a promise in worlds that are small enough to be searched.
@main
struct SearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Searches small worlds for a way to break a promise.",
    discussion: """
      Each world is searched breadth first until nothing new is found, with lengths told apart by 60 pt and ages by a \
      quarter of a second; then with half of that, and so on while there is time.
      """)

  @Argument(help: "For how many minutes, in all.")
  var minutes: Double

  @Option(help: "Only the worlds whose name has this in it.")
  var only = ""

  func validate() throws {
    guard minutes > 0, minutes < 10_000 else {
      throw ValidationError("Say for how many minutes, up to 10,000.")
    }
    guard !worlds.isEmpty else { throw ValidationError("No world's name has '\(only)' in it.") }
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

/// Hands out worlds, and shares the time out among those that are left.
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
