import Mutants
import Testing

@testable import mutate

@Suite struct ReportTests {
  private let mutants = MutantFinder.mutants(of: SourceText("let c = a < b\nlet d = 7\n", file: "Edge.swift"))

  /// The report on some verdicts, of which the first fault changes nothing.
  private func report(_ verdicts: Verdict...) throws -> Report {
    let equivalents = try Equivalents("\(mutants[0].key)\n  They are never equal.\n")
    return Report(zip(mutants, verdicts).map { (mutant: $0, verdict: $1) }, equivalents)
  }

  @Test("The share is of those that matter")
  func share() throws {
    let half = try report(.passed, .found("turn()"), .unreached)
    #expect(half.share == 0.5)
    #expect(half.lines.first == "SURVIVED (no test comes by) \(mutants[2].description)\n  \(mutants[2].key)")
    #expect(half.lines.last == "1 found, 1 not found, 1 that change nothing; 50.0 %")
  }

  @Test("Where none matters, nothing is missing")
  func nothing() throws {
    let report = try report(.passed)
    #expect(report.share == 1)
    #expect(report.lines == ["0 found, 0 not found, 1 that change nothing; there was nothing to find"])
  }

  @Test("A fault that was judged to change nothing and is found is named, and counts")
  func misjudged() throws {
    let report = try report(.found("turn()"))
    #expect(report.share == 1 && report.lines.count == 2)
    #expect(report.lines.first == "judged to change nothing, and found: \(mutants[0].key)")
    #expect(report.lines.last == "1 found, 0 not found, 0 that change nothing; 100.0 %")
  }
}
