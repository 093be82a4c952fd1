import Mutants
import Testing

@Suite struct FaultTests {
  /// The faults of a function's body, each as `from → to`.
  private func faults(_ body: String, _ kind: MutantKind? = nil) -> [String] {
    let text = SourceText(
      "struct Edge {\n  func turn(_ a: Int, by b: Int) {\n    \(body)\n  }\n}\n", file: "Edge.swift")
    let mutants = MutantFinder.mutants(of: text)
    return mutants.filter { kind == nil || $0.kind == kind }.map { "\($0.from) → \($0.to)" }
  }

  @Test("A relation loses or gains its limit, or is turned around")
  func relations() {
    #expect(faults("let c = a < b") == ["a < b → a <= b", "a < b → a >= b"])
    #expect(faults("let c = a == b") == ["a == b → a != b"])
  }

  @Test("A sum becomes a difference, a sign is forgotten, a word joins the other way")
  func operators() {
    #expect(faults("let c = a + b", .arithmetic) == ["a + b → a - b"])
    #expect(faults("let c = -a", .arithmetic) == ["-a → a"])
    #expect(faults("a += b") == ["a += b → ", "a += b → a -= b"])
    #expect(faults("let c = a && b") == ["a && b → a || b"])
  }

  @Test("A condition is forgotten, or never holds")
  func conditions() {
    #expect(faults("if a { return }") == ["a → true", "a → false"])
    #expect(faults("guard a else { return }") == ["a → true"])
    #expect(faults("let c = a ? b : d") == ["a → !(a)"])
  }

  @Test("A statement is forgotten, unless it is a value or only checks")
  func statements() {
    #expect(faults("go(a)", .statement) == ["go(a) → "])
    #expect(faults("assert(a < b)").isEmpty)
    #expect(faults("let c = list.map { go($0) }", .statement).isEmpty)
  }

  @Test("An edge is taken for the other, the least for the most, a bound is forgotten")
  func members() {
    #expect(faults("let c = gaps.start", .edge) == ["gaps.start → gaps.end"])
    #expect(
      faults("let c = Pair(start: a, end: b)", .edge) == ["Pair(start: a, end: b) → Pair(start: b, end: a)"])
    #expect(faults("let c = min(a, b)", .bound) == ["min(a, b) → max(a, b)"])
    #expect(faults("let c = a.clamped(to: 0, b)", .bound) == ["a.clamped(to: 0, b) → a"])
  }

  @Test("A number is one more, or twice as large; a truth value is the other")
  func constants() {
    #expect(faults("let c = 7", .constant) == ["7 → 8"])
    #expect(faults("let c = 0.5", .constant) == ["0.5 → 1.0"])
    #expect(faults("let c = true", .constant) == ["true → false"])
  }

  @Test("A key names the declaration and the change, and stays when lines move")
  func keys() throws {
    let body = "func turn(_ a: Int) -> Bool { a < 1 }"
    let mutants = [body, "// more\n\n\(body)"].map {
      MutantFinder.mutants(of: SourceText($0, file: "Core/Edge.swift"))
    }
    #expect(mutants[0].map(\.key) == mutants[1].map(\.key))
    #expect(mutants[0].first?.key == "Core/Edge.swift turn(_:) relation: a < 1 → a <= 1")
    #expect(mutants[1].first?.line == 3)
  }

  @Test("Each seed has an order of its own, with every kind among the first, and loses none")
  func order() {
    let text = SourceText("func turn() { if a < 1 + b { go(min(a, 2), gaps.start) } }", file: "Edge.swift")
    let all = MutantFinder.mutants(of: text)
    let first = MutantOrder(all, seed: 1).mutants
    #expect(first == MutantOrder(all, seed: 1).mutants)
    #expect((2..<9).contains { MutantOrder(all, seed: $0).mutants != first })
    #expect(Set(first) == Set(all) && first.count == all.count)
    let kinds = Set(all.map(\.kind))
    #expect(Set(first.prefix(kinds.count).map(\.kind)) == kinds && kinds.count == 7)
  }

  @Test("Where one fault goes, the others of its kind keep their order", arguments: 0..<4)
  func stableOrder(seed: UInt64) {
    let text = SourceText("func turn() { if a < 1 + b, c > 2 { go(min(a, 3)) } }", file: "Edge.swift")
    let all = MutantFinder.mutants(of: text)
    let order = MutantOrder(all, seed: seed).mutants
    for gone in all {
      let rest = MutantOrder(all.filter { $0 != gone }, seed: seed).mutants
      for kind in Set(all.map(\.kind)) {
        #expect(rest.filter { $0.kind == kind } == order.filter { $0.kind == kind && $0 != gone })
      }
    }
  }
}
