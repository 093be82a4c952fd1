import Foundation
import Mutants
import Testing

@testable import mutate

/// What counts as found, with scripts in the place of the tests' program.
///
/// One after another: a program that is written while another is started is busy.
@Suite(.serialized) struct TestRunsTests {
  private static let mutants = MutantFinder.mutants(
    of: SourceText("let c = a < b\nlet d = 7\nlet e = 8\nlet f = 9\n", file: "Edge.swift"))

  /// Plants five faults before tests that come by all of them, and do as some lines of a shell say.
  ///
  /// - Returns: The verdicts, in words, and how often the tests ran without a fault.
  private func judge(_ lines: String) throws -> (words: [String], runsWithout: Int) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (tests, log) = (folder.appending(path: "tests"), folder.appending(path: "log"))
    let text = """
      #!/bin/sh
      case "$*" in *--list-tests*) echo 'Tests.EdgeTests/turn()'; exit ;; esac
      echo "$OVERSCROLL_MUTANT" >>'\(log.path)'
      [ -z "$OVERSCROLL_REACHED" ] || printf '%d\\n' 1 2 3 4 5 >"$OVERSCROLL_REACHED"
      fail() { echo 'Test turn() recorded an issue at Edge.swift'; exit 1; }
      \(lines)
      """
    try Data(text.utf8).write(to: tests)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tests.path)
    let planted = Array(zip(1..., Self.mutants)).map { (number: $0.0, mutant: $0.1) }
    let words = try TestRuns(tests, planted).judge().map {
      $0.verdict.survived ? "survived" : $0.verdict.words
    }
    let numbers = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    return (words, numbers.count { $0 == "0" })
  }

  @Test("A fault is found where a test fails that passes without it, which is tried once for a set of tests")
  func found() throws {
    let result = try judge("sleep 0.1; if [ $OVERSCROLL_MUTANT -gt 1 ]; then fail; fi")
    #expect(result.words == ["survived"] + [String](repeating: "turn()", count: 4))
    // Two at a time may try it at once.
    #expect((1...2).contains(result.runsWithout))
    #expect(try judge("").runsWithout == 0)
  }

  @Test("A test that crashes has found a fault, as long as it does not crash by itself")
  func crash() throws {
    #expect(
      try judge("[ $OVERSCROLL_MUTANT != 3 ] || kill -SEGV $$").words
        == ["survived", "survived", "crashes", "survived", "survived"])
  }

  @Test("A crash is not traced back: who does it may outlive the run, which then never ends")
  func backtrace() throws {
    #expect(try judge("[ \"$SWIFT_BACKTRACE\" = enable=no ] || fail").words.allSatisfy { $0 == "survived" })
  }

  @Test("Tests that fail by themselves find nothing", arguments: ["fail", "exit 1", "kill -SEGV $$"])
  func unsound(failure: String) {
    #expect {
      try judge("[ $OVERSCROLL_MUTANT = -1 ] || \(failure)")
    } throws: {
      "\($0)".contains("fail by themselves")
    }
    #expect {
      try judge(failure)
    } throws: {
      "\($0)".contains("without a fault")
    }
  }

  @Test("Tests that do not run find nothing")
  func absent() {
    let nowhere = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(throws: (any Error).self) { try TestRun(nowhere, [], patience: 1) }
    #expect(throws: (any Error).self) {
      try judge("[ $OVERSCROLL_MUTANT != -1 ] || rm \"$0\"")
    }
  }
}
