import Mutants
import Testing

@Suite struct InstrumentedTextTests {
  /// A file with all its faults in it.
  private func planted(_ source: String) -> (text: InstrumentedText, mutants: [Mutant]) {
    let text = SourceText(source, file: "Edge.swift")
    let mutants = MutantFinder.mutants(of: text)
    return (InstrumentedText(text, Array(zip(1..., mutants)).map { (number: $0.0, mutant: $0.1) }), mutants)
  }

  @Test("A file without faults is as it was")
  func nothing() {
    let source = "struct Edge {}\n"
    #expect(InstrumentedText(SourceText(source, file: "Edge.swift"), []).text == source)
  }

  @Test("An expression is there in each of its versions, and the last is its own")
  func expression() {
    let text = planted("let c = a < b\n").text.text
    #expect(
      text == """
        public import MutantSwitch
        let c = (isMutant(1) ? (a <= b) : isMutant(2) ? (a >= b) : (a < b))

        """)
  }

  @Test("A statement is there, or it is not; faults in it are in it")
  func statement() {
    let text = planted("func turn() {\n  go(-a)\n}\n").text.text
    #expect(text.contains("if isMutant(1) {  } else { go((isMutant(2) ? (a) : (-a))) }"))
  }

  @Test("Who is to blame for a compiler's error is found by its place")
  func blame() {
    let (text, mutants) = planted("let c = a < b\nlet d = 7\n")
    let lines = text.text.split(separator: "\n")
    #expect(mutants.count == 3 && lines.count == 3)
    let column = lines[1].utf8.count - "(a >= b) : (a < b))".utf8.count + 2
    #expect(text.suspects(line: 2, column: column) == [2])
    #expect(text.suspects(line: 3, column: 12) == [3])
  }

  @Test("A fault of a promise is where it says, and nowhere if that is not there once")
  func promise() throws {
    let text = SourceText("struct Edge {\n  var gap: Int { isHeld ? 60 : 0 }\n}\n", file: "Edge.swift")
    func fault(_ from: String, _ context: String = "Edge.gap") -> Mutant? {
      PromiseFault(3, "", in: "Edge.swift", context, from, to: "60", suites: "GapTests").mutant(of: text)
    }
    let mutant = try #require(fault("isHeld ? 60 : 0"))
    #expect(
      InstrumentedText(text, [(number: 1, mutant: mutant)]).text.contains(
        "(isMutant(1) ? (60) : (isHeld ? 60 : 0))"))
    #expect(fault("isHeld ? 61 : 0") == nil && fault("isHeld ? 60 : 0", "Edge.other") == nil)
  }
}
