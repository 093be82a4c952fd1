import Mutants

/// What has become of the faults.
struct Report {
  /// What is wrong, and at last how many there are of each.
  let lines: [String]
  /// The share of those that matter which the tests have found; 1 where none matters.
  let share: Double

  init(_ verdicts: [(mutant: Mutant, verdict: Verdict)], _ equivalents: Equivalents) {
    let left = verdicts.filter { $0.verdict.survived }
    let survivors = left.filter { equivalents.reason(of: $0.mutant) == nil }
    let killed = verdicts.count - left.count
    let found = verdicts.filter { !$0.verdict.survived && equivalents.reason(of: $0.mutant) != nil }
    let mattering = killed + survivors.count
    share = mattering == 0 ? 1 : Double(killed) / Double(mattering)
    let percent = "\((share * 1000).rounded(.down) / 10) %"
    lines =
      found.map { "judged to change nothing, and found: \($0.mutant.key)" }
      + survivors.map { "SURVIVED (\($0.verdict.words)) \($0.mutant.description)\n  \($0.mutant.key)" }
      + [
        "\(killed) found, \(survivors.count) not found, \(left.count - survivors.count) that change nothing; "
          + (mattering == 0 ? "there was nothing to find" : percent)
      ]
  }
}
