import Foundation
import TestFolders
import OverscrollCore
import OverscrollTrace
import Testing

/// Tests that run the command `overscroll replay` as a separate process.
@Suite(.serialized) struct CommandTests {
  private func replay(_ arguments: String...) throws -> CommandRun { try CommandRun(arguments) }

  private func write(_ text: String, to folder: URL) throws -> String {
    let file = folder.appendingPathComponent("a.trace")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func write(_ trace: Trace, to folder: URL) throws -> String {
    try write(String(decoding: trace.text, as: UTF8.self), to: folder)
  }

  @Test("The exit status is 0 if a trace meets its expectations, and 1 if it does not")
  func status() throws {
    try TestFolders.inFolder { folder in
      let good = try replay(try write(try SampleTrace.pull(), to: folder))
      #expect(good.status == 0 && good.output.contains("armed → refreshing") && good.errors.isEmpty)
      let bad = try replay(try write(try SampleTrace.broken(), to: folder))
      #expect(bad.status == 1 && bad.output.contains("Broken: a check, event 198"))
    }
  }

  @Test("The options draw a picture, limit the times, and find the first breach and the shortest trace")
  func options() throws {
    try TestFolders.inFolder { folder in
      let file = try write(try SampleTrace.broken(), to: folder)
      let (picture, shortest) = (
        folder.appendingPathComponent("a.svg").path, folder.appendingPathComponent("b.trace").path
      )
      let windowed = try replay(file, "--svg", picture, "--from", "1", "--until", "1.2")
      #expect(
        windowed.status == 1 && !windowed.output.contains("layout") && windowed.output.contains("dragBegan"))
      #expect(try String(contentsOfFile: picture, encoding: .utf8).hasSuffix("</svg>\n"))
      let first = try replay(file, "--bisect", "checks")
      #expect(first.status == 1 && first.output.hasPrefix("checks breaks at event 198, 2.000 s"))
      #expect(try replay(file, "--bisect", "4").status == 0)
      let small = try replay(file, "--minimize", shortest)
      #expect(small.status == 1 && small.output.hasPrefix("4 of 200 events are enough"))
      let again = try replay(shortest)
      #expect(again.status == 1 && again.output.contains("0 of 1 check held"))
      #expect(try replay(file, "--minimize", shortest, "--promise", "4").status == 0)
    }
  }

  @Test(
    "An invalid trace gives status 65 and a message with the wrong line",
    arguments: [
      ("hello\n", "1: This is no trace"), ("", "1: "), ("overscroll trace 99\n", "1: Version 99 is newer"),
      ("overscroll trace 0\nend 0\n", "1: There is no version 0"),
      ("overscroll trace -5\nend 0\n", "1: There is no version -5"),
      ("overscroll trace 1\n0 tick\n", "3: The text ends without an end"),
      ("overscroll trace 1\n0 tick\nend 2\n", "3: There are 1 events"),
      ("overscroll trace 1\n0 tick\n-1 tick\nend 2\n", "3: The time is before"),
      ("overscroll trace 1\n0 wheel 1e99999999999999999999 true\nend 1\n", "2: There is no"),
      ("overscroll trace 1\n0 begin middle\nend 1\n", "2: There is no 'middle'"),
      ("overscroll trace 1\n\u{0}\u{1}é\nend 1\n", "2: There is no"),
    ])
  func badTraces(_ text: String, _ reason: String) throws {
    try TestFolders.inFolder { folder in
      let file = try write(text, to: folder)
      let run = try replay(file)
      #expect(run.status == 65 && run.output.isEmpty)
      #expect(
        run.errors.hasPrefix("\(file):\(reason)") && run.errors.filter { $0 == "\n" }.count == 1,
        "\(run.errors)")
    }
  }

  @Test("A missing file or a folder gives status 66, and a picture that cannot be written gives status 73")
  func missing() throws {
    try TestFolders.inFolder { folder in
      let none = folder.appendingPathComponent("none.trace").path
      let run = try replay(none)
      #expect(run.status == 66 && run.errors == "\(none): There is no such file.\n")
      #expect(try replay(folder.path).status == 66)
      let file = try write(try SampleTrace.pull(), to: folder)
      #expect(try replay(file, "--svg", "\(none)/a.svg").status == 73)
    }
  }

  @Test(
    "Invalid arguments give status 64",
    arguments: [
      ["--bisect", "10"], ["--bisect", "x"], ["--from", "2", "--until", "1"], ["--promise", "1"],
      ["--from", "nan"], ["--from", "1", "--bisect", "4"], ["--until", "1", "--minimize", "b.trace"],
      ["--svg", "b", "--minimize", "b"],
    ])
  func arguments(_ arguments: [String]) throws {
    let second = arguments.count > 2 ? Array(arguments[2...]) : []
    let run =
      second.isEmpty
      ? try replay("a.trace", arguments[0], arguments[1])
      : try replay("a.trace", arguments[0], arguments[1], second[0], second[1])
    #expect(run.status == 64 && run.errors.hasPrefix("Error: "))
  }

  @Test("--help lists the checked promises, and the parts of promises that cannot be checked")
  func help() throws {
    let run = try replay("--help")
    #expect(run.status == 0)
    for words in [
      "1: one start per gesture and edge", "10: equal bits", "13: one engine", "14: equal starts",
    ] {
      #expect(run.output.contains(words), "\(words)")
    }
  }
}
