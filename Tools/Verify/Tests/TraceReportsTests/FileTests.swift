import Foundation
import TestFolders
import OverscrollCore
import OverscrollTrace
import Testing

/// Tests of the input and output files of `overscroll replay`: files, links and the standard input.
@Suite(.serialized) struct FileTests {
  private func saved(_ trace: Trace, in folder: URL, before: [UInt8] = []) throws -> String {
    let file = folder.appendingPathComponent("a.trace")
    try Data(before + trace.text).write(to: file)
    return file.path
  }

  #if os(Linux)
    @Test("The command fails if the standard output cannot be written")
    func full() throws {
      try TestFolders.inFolder { folder in
        let trace = try saved(try SampleTrace.pull(), in: folder)
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let run = try CommandRun([trace], to: full)
        #expect(run.status == 73 && run.errors == "The output cannot be written: No space left on device.\n")
      }
    }
  #endif

  @Test("The command never overwrites the file of the trace", arguments: ["--svg", "--minimize"])
  func ownFile(_ option: String) throws {
    try TestFolders.inFolder { folder in
      let trace = try saved(try SampleTrace.broken(), in: folder)
      let link = folder.appendingPathComponent("link").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: trace)
      for path in [trace, link] {
        let run = try CommandRun([trace, option, path])
        #expect(run.status == 64 && run.errors == "\(path): The output is the trace itself.\n")
      }
      #expect(try Array(Data(contentsOf: URL(fileURLWithPath: trace))) == SampleTrace.broken().text)
    }
  }

  @Test("An output that cannot be written causes an error before the replay begins")
  func early() throws {
    try TestFolders.inFolder { folder in
      let trace = try saved(try SampleTrace.pull(), in: folder)
      let missing = folder.appendingPathComponent("none/b").path
      for path in [missing, folder.path] {
        for option in ["--svg", "--minimize"] {
          let run = try CommandRun([trace, option, path])
          #expect(run.status == 73 && run.output.isEmpty && run.errors.hasPrefix(path), "\(option) \(path)")
        }
      }
    }
  }

  @Test("A trace can be read from the standard input as `-` or `/dev/stdin`", arguments: ["-", "/dev/stdin"])
  func input(_ name: String) throws {
    let run = try CommandRun([name], input: try SampleTrace.pull().text)
    #expect(run.status == 0 && run.output.contains("armed → refreshing"), "\(run.errors)")
    let bad = try CommandRun([name], input: Array("hello\n".utf8))
    #expect(bad.status == 65 && bad.errors.hasPrefix("\(name):1: This is no trace"))
  }

  @Test("A byte order mark at the start of a trace is ignored")
  func mark() throws {
    try TestFolders.inFolder { folder in
      let trace = try saved(try SampleTrace.pull(), in: folder, before: [0xef, 0xbb, 0xbf])
      let run = try CommandRun([trace])
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  @Test(
    "The error message names UTF-16 and gzip, which are recognized by their first bytes",
    arguments: [
      ([0xff, 0xfe, 0x6f, 0x00], "UTF-16"), ([0xfe, 0xff, 0x00, 0x6f], "UTF-16"),
      ([0x6f, 0x00, 0x76, 0x00], "UTF-16"), ([0x1f, 0x8b, 0x08, 0x00], "gzip"),
    ] as [([UInt8], String)])
  func encodings(_ bytes: [UInt8], _ name: String) throws {
    try TestFolders.inFolder { folder in
      let file = folder.appendingPathComponent("a.trace")
      try Data(bytes).write(to: file)
      let run = try CommandRun([file.path])
      #expect(run.status == 65 && run.errors.contains(name), "\(run.errors)")
    }
  }

  @Test(
    "With every option, a trace without events is broken if it expects an effect",
    arguments: [[], ["--bisect", "checks"]])
  func noEvents(_ options: [String]) throws {
    try TestFolders.inFolder { folder in
      let trace = try saved(Trace(counts: [Trace.CountExpectation(effect: "started", count: 1)]), in: folder)
      let run = try CommandRun([trace] + options)
      #expect(run.status == 1 && run.output.contains("started has happened 0 times, not 1"))
      let small = folder.appendingPathComponent("b.trace").path
      #expect(try CommandRun([trace, "--minimize", small]).status == 1)
      #expect(try CommandRun([small]).status == 1)
    }
  }
}
