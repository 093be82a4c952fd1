import Foundation
import OverscrollFixtures
import OverscrollWeb
import Testing

/// The same timelines in WebAssembly, where Node is at hand; the browser's tests do the same in Chromium.
@Suite struct NodeTests {
  @Test(.withNode) func `WebAssembly shows the same bits as the native build`() throws {
    let node = try #require(NodeTests.node)
    let fixtures = try Fixture.all()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try fixtures.map { fixture in
      let file = folder.appending(path: "\(fixture.name).json")
      try fixture.json().write(to: file)
      return file.path
    }
    let output = try NodeTests.run(
      node, [NodeTests.scripts.appending(path: "replay.mjs").path, WebAssets.engine.path] + files)
    let lines = output.split(separator: "\n")
    #expect(lines.count == fixtures.count)
    for (fixture, line) in zip(fixtures, lines) {
      let rows = try JSONDecoder().decode([Row].self, from: Data(line.utf8))
      #expect(rows.count == fixture.eventCount)
      if let difference = try fixture.replay().difference(from: rows) {
        Issue.record("\(fixture): \(difference)")
      }
    }
  }

  @Test(.withNode) func `The elements can be imported where there is no page`() throws {
    let node = try #require(NodeTests.node)
    let elements = NodeTests.scripts.deletingLastPathComponent()
      .appending(path: "Sources/OverscrollWeb/js/overscroll-list.js")
    let script = "import('\(elements.path)').then((all) => console.log(typeof all.OverscrollList))"
    #expect(try NodeTests.run(node, ["--input-type=module", "--eval", script]) == "function\n")
  }

  static var scripts: URL {
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.appending(path: "Scripts")
  }

  static var node: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: "node") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs a command, which has to succeed, and gives what it prints.
  static func run(_ command: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = command
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    while process.isRunning { Thread.sleep(forTimeInterval: 0.005) }
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skipped where there is no Node.
  static var withNode: Self { .enabled(if: NodeTests.node != nil, "There is no `node` in the PATH") }
}
