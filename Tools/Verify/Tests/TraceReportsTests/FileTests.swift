import Foundation
import TestPlaces
import OverscrollCore
import OverscrollTrace
import Testing

/// Tests of the input and output files of `overscroll replay`: files, links, pipes and devices.
@Suite(.serialized) struct FileTests {
  private func saved(_ trace: Trace, in folder: URL, before: [UInt8] = []) throws -> String {
    let file = folder.appendingPathComponent("a.trace")
    try Data(before + trace.text).write(to: file)
    return file.path
  }

  private func facts(_ path: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: path)
  }

  @Test("If the output is a link, its destination is written and keeps its permissions")
  func link() throws {
    try TestPlaces.inFolder { folder in
      let trace = try saved(try SampleTrace.pull(), in: folder)
      let (file, link) = (
        folder.appendingPathComponent("b.svg").path, folder.appendingPathComponent("l").path
      )
      try Data("old".utf8).write(to: URL(fileURLWithPath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "b.svg")
      #expect(try CommandRun([trace, "--svg", link]).status == 0)
      #expect(try facts(link)[.type] as? FileAttributeType == .typeSymbolicLink)
      #expect(try String(contentsOfFile: file, encoding: .utf8).hasSuffix("</svg>\n"))
      #expect((try facts(file)[.posixPermissions] as? NSNumber)?.intValue == 0o640)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["a.trace", "b.svg", "l"])
    }
  }

  @Test("If the output is a link to a missing file, the command creates the file")
  func newLink() throws {
    try TestPlaces.inFolder { folder in
      let trace = try saved(try SampleTrace.pull(), in: folder)
      let link = folder.appendingPathComponent("l").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "new.svg")
      #expect(try CommandRun([trace, "--svg", link]).status == 0)
      #expect(try facts(link)[.type] as? FileAttributeType == .typeSymbolicLink)
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("new.svg").path))
    }
  }

  @Test("If the output is a named pipe, the picture is written into the pipe")
  func pipe() throws {
    try TestPlaces.inFolder { folder in
      let trace = try saved(try SampleTrace.pull(), in: folder)
      let pipe = folder.appendingPathComponent("pipe").path
      try #require(mkfifo(pipe, 0o600) == 0)
      let reader = open(pipe, O_RDONLY | O_NONBLOCK)
      try #require(reader >= 0)
      defer { close(reader) }
      #expect(try CommandRun([trace, "--svg", pipe]).status == 0)
      #expect(try facts(pipe)[.type] as? FileAttributeType != .typeRegular)
      var bytes = [UInt8](repeating: 0, count: 1 << 17)
      let count = read(reader, &bytes, bytes.count)
      #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).hasSuffix("</svg>\n"))
    }
  }

  #if os(Linux)
    @Test("A picture can be written to the standard output if that is a pipe or a file")
    func output() throws {
      try TestPlaces.inFolder { folder in
        let trace = try saved(try SampleTrace.pull(), in: folder)
        let link = folder.appendingPathComponent("out").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/proc/self/fd/1")
        let run = try CommandRun([trace, "--svg", link])
        #expect(run.status == 0 && run.output.contains("</svg>") && run.output.contains("armed → refreshing"))
        let file = folder.appendingPathComponent("all.txt")
        try Data().write(to: file)
        #expect(try CommandRun([trace, "--svg", link], to: try FileHandle(forWritingTo: file)).status == 0)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("</svg>") && text.contains("armed → refreshing"))
      }
    }

    @Test("The command fails if the standard output cannot be written")
    func full() throws {
      try TestPlaces.inFolder { folder in
        let trace = try saved(try SampleTrace.pull(), in: folder)
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let run = try CommandRun([trace], to: full)
        #expect(run.status == 73 && run.errors == "The output cannot be written: No space left on device.\n")
      }
    }
  #endif

  @Test("The command never overwrites the file of the trace", arguments: ["--svg", "--minimize"])
  func ownFile(_ option: String) throws {
    try TestPlaces.inFolder { folder in
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
    try TestPlaces.inFolder { folder in
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
    try TestPlaces.inFolder { folder in
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
    try TestPlaces.inFolder { folder in
      let file = folder.appendingPathComponent("a.trace")
      try Data(bytes).write(to: file)
      let run = try CommandRun([file.path])
      #expect(run.status == 65 && run.errors.contains(name), "\(run.errors)")
    }
  }

  @Test(
    "If a path leads through a file or a closed folder, the message contains the system's error")
  func noFolder() throws {
    try TestPlaces.inFolder { folder in
      let trace = try saved(try SampleTrace.pull(), in: folder)
      let run = try CommandRun([trace + "/b.trace"])
      #expect(run.status == 66 && run.errors == "\(trace)/b.trace: Not a directory.\n")
      guard geteuid() != 0 else { return }
      let closed = folder.appendingPathComponent("closed")
      try FileManager.default.createDirectory(
        at: closed, withIntermediateDirectories: false, attributes: [.posixPermissions: 0])
      let refused = try CommandRun([closed.appendingPathComponent("a.trace").path])
      #expect(refused.status == 66 && refused.errors.hasSuffix("Permission denied.\n"))
    }
  }

  @Test(
    "With every option, a trace without events is broken if it expects an effect",
    arguments: [[], ["--bisect", "checks"]])
  func noEvents(_ options: [String]) throws {
    try TestPlaces.inFolder { folder in
      let trace = try saved(Trace(counts: [Trace.CountExpectation(effect: "started", count: 1)]), in: folder)
      let run = try CommandRun([trace] + options)
      #expect(run.status == 1 && run.output.contains("started has happened 0 times, not 1"))
      let small = folder.appendingPathComponent("b.trace").path
      #expect(try CommandRun([trace, "--minimize", small]).status == 1)
      #expect(try CommandRun([small]).status == 1)
    }
  }
}
