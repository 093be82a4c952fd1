import ArgumentParser
import Foundation
import Mutants

/// `mutate`: plants faults in the engine and the controllers, one at a time, and has the tests find them.
@main
struct Mutate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate", abstract: "Plants faults, one at a time, and counts those that the tests find.",
    discussion: """
      One build holds all of them, each behind a switch that the environment sets. A fault that no test finds is printed \
      with its key. Mutation/equivalents.txt says which of them change nothing that anybody could see, and why.
      """)

  /// The least share of the faults that matter which the tests have to find.
  private static let leastShare = 0.97

  @Argument(help: "How many faults.")
  var count = 320

  @Option(help: "Which faults: the same seed plants the same ones.")
  var seed: UInt64 = 1

  @Option(help: "Only in files whose path has this in it.")
  var only = ""

  @Flag(help: "Only the faults that each break a promise, against that promise's own tests.")
  var promises = false

  @Flag(help: "Says which faults there are, each with its key, and plants none.")
  var list = false

  func validate() throws {
    guard count > 0, count < 10_000 else { throw ValidationError("Say how many faults, up to 10,000.") }
  }

  func run() throws {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    let tree = MutantTree(root: root)
    let equivalents = try Equivalents(
      String(contentsOf: root.appending(path: "Mutation/equivalents.txt"), encoding: .utf8))
    let sources = try tree.sources()
    let all = sources.filter { only.isEmpty || $0.file.contains(only) }.flatMap(MutantFinder.mutants)
    // Only who has walked through everything knows what is gone.
    if only.isEmpty {
      equivalents.stale(among: all).forEach { print("judged, and not there any more: \($0)") }
    }
    let chosen = promises ? try PromiseFault.mutants(in: sources) : MutantOrder(all, seed: seed).mutants
    guard !chosen.isEmpty else {
      throw ValidationError("No fault could be made in a file with '\(only)' in its path.")
    }
    guard !list else { return chosen.prefix(count).forEach { print("\($0.description)\n  \($0.key)") } }
    print("\(all.count) faults could be made; \(promises ? chosen.count : min(count, chosen.count)) are")
    let planted = try MutantBuild(tree, sources).plant(promises ? chosen.count : count, of: chosen)
    if promises, let lost = Set(chosen).subtracting(planted.map(\.mutant)).first {
      throw ValidationError("A fault that breaks a promise does not compile: \(lost)")
    }
    let runs = TestRuns(tree.tests, planted)
    let verdicts = promises ? try runs.judge { PromiseFault.isMeant($0, to: $1) } : try runs.judge()
    try report(Report(verdicts, equivalents))
  }

  private func report(_ report: Report) throws {
    report.lines.forEach { print($0) }
    guard report.share >= (promises ? 1 : Self.leastShare) else { throw ExitCode.failure }
  }
}
