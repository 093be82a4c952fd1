import Foundation
import ModuleBundling
import Testing

/// A folder of scripts that is gone after the test.
struct Scripts {
  let folder: URL

  /// Runs `body` with files, by their names.
  static func with<Result>(_ files: [String: String], _ body: (Scripts) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scripts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try body(Scripts(folder: folder))
  }

  /// The bundle of `a.js`.
  func bundle(_ options: ModuleBundle.Options = ModuleBundle.Options()) throws -> String {
    try ModuleBundle.make(entry: folder.appendingPathComponent("a.js"), options: options)
  }

  /// What is wrong with `a.js`, as `file:line: message`.
  func mistake() -> String {
    do {
      return "nothing: \(try bundle())"
    } catch let mistake as BundleMistake {
      return "\(URL(fileURLWithPath: mistake.file).lastPathComponent):\(mistake.line): \(mistake.message)"
    } catch {
      return "\(error)"
    }
  }

  /// What a bundle prints that is run by Node.
  func run(_ bundle: String, named name: String = "bundle.mjs") throws -> String {
    let node = try #require(Self.node)
    let file = folder.appendingPathComponent(name)
    try Data(bundle.utf8).write(to: file)
    return try Self.run(node, [file.path])
  }

  /// What a command prints, errors included.
  static func run(_ command: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = command
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    while process.isRunning { Thread.sleep(forTimeInterval: 0.005) }
    return String(decoding: output, as: UTF8.self)
  }

  static var node: URL? { command("node") }

  /// A command in the PATH.
  static func command(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skipped where there is no Node.
  static var withNode: Self { .enabled(if: Scripts.node != nil, "There is no `node` in the PATH") }
}
