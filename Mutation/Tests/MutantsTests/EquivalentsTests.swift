import Mutants
import Testing

@Suite struct EquivalentsTests {
  private let mutants = MutantFinder.mutants(of: SourceText("let c = a < b\n", file: "Edge.swift"))

  @Test("A reason stands below its fault's key, on one line or several")
  func reasons() throws {
    let equivalents = try Equivalents(
      "# Judged.\n\n\(mutants[0].key)\n  They are never equal:\n  see `turn`.\n")
    #expect(equivalents.reason(of: mutants[0]) == "They are never equal: see `turn`.")
    #expect(equivalents.reason(of: mutants[1]) == nil)
    #expect(equivalents.stale(among: mutants).isEmpty)
    #expect(equivalents.stale(among: [mutants[1]]) == [mutants[0].key])
  }

  @Test(
    "What has no reason, or is no fault's, is a mistake, with its line",
    arguments: [("a key\n", 1), ("  a reason\n", 1), ("a\n  b\na\n  c\n", 3), ("a\n  b\nc\n", 3)])
  func mistakes(text: String, line: Int) {
    #expect { try Equivalents(text) } throws: { ($0 as? Equivalents.Mistake)?.line == line }
  }
}
