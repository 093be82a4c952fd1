import Foundation
import TestFolders
import Testing

/// Tests that run scripts in a folder outside the repository.
@Suite(.serialized) struct ScriptTests {
  static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Scripts").standardizedFileURL

  static func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> (
    status: Int32, words: String
  ) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let words = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: words, as: UTF8.self))
  }

  /// Whether esbuild is installed, which `web-package` needs to bundle JavaScript.
  static let hasBundler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/esbuild") }

  private func run(_ name: String, _ arguments: [String], in folder: URL) throws -> (
    status: Int32, words: String
  ) {
    try Self.run(Self.scripts.appendingPathComponent(name), arguments, in: folder)
  }

  @Test("`playground` creates the copy for Swift Playgrounds in the current directory")
  func playground() throws {
    try TestFolders.inFolder { folder in
      let made = try run("playground", ["copies"], in: folder)
      #expect(made.status == 0, "\(made.words)")
      let package = folder.appendingPathComponent("copies/Gallery.swiftpm/Package.swift")
      #expect(FileManager.default.fileExists(atPath: package.path))
    }
  }

  @Test("--help and unknown options end a script before it removes files", arguments: ["--help", "--force"])
  func options(_ option: String) throws {
    try TestFolders.inFolder { folder in
      let mine = folder.appendingPathComponent("\(option)/Gallery.swiftpm/mine")
      try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
      let result = try run("playground", [option], in: folder)
      #expect(result.status == (option == "--help" ? 0 : 64), "\(result.words)")
      #expect(
        result.words.contains(
          option == "--help" ? "usage: Scripts/playground" : "There is no option --force."))
      #expect(FileManager.default.fileExists(atPath: mine.path))
    }
  }

  @Test(
    "`web-package` reads and writes paths relative to the current directory",
    .enabled(if: ScriptTests.hasBundler, "esbuild is not installed"))
  func webPackage() throws {
    try TestFolders.inFolder { folder in
      let built = folder.appendingPathComponent("built")
      try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
      for name in ["engine.wasm", "lists.wasm", "trace.wasm"] {
        try Data(name.utf8).write(to: built.appendingPathComponent(name))
      }
      let made = try run("web-package", ["--built", "built", "out"], in: folder)
      #expect(made.status == 0, "\(made.words)")
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("out").path)
      #expect(names?.count == 1 && names?.first?.hasSuffix(".tgz") == true)
    }
  }

  @Test(
    "A missing folder argument causes an error message of one line",
    arguments: [
      ("web-package", ["--built"]), ("check-apple", []), ("check-apple", ["none"]), ("docs", ["none"]),
    ])
  func missing(_ script: String, _ arguments: [String]) throws {
    try TestFolders.inFolder { folder in
      let result = try run(script, arguments, in: folder)
      #expect(result.status == 1 && result.words.hasPrefix("Missing: the folder"), "\(result.words)")
      #expect(result.words.filter { $0 == "\n" }.count == 1)
    }
  }

  @Test("A script works when it is started through a symbolic link")
  func link() throws {
    try TestFolders.inFolder { folder in
      let link = folder.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: Self.scripts.appendingPathComponent("playground"))
      let made = try Self.run(link, ["copies"], in: folder)
      #expect(made.status == 0, "\(made.words)")
      let package = folder.appendingPathComponent("copies/Gallery.swiftpm/Package.swift")
      #expect(FileManager.default.fileExists(atPath: package.path))
    }
  }
}
