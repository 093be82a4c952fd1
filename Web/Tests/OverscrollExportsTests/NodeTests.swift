import Foundation
import OverscrollWeb
import Testing

/// The elements and the engine's module in Node, if it is installed.
@Suite struct NodeTests {
  @Test(.withNode) func `The elements can be imported without a page`() throws {
    let node = try #require(NodeTests.node)
    let elements = NodeTests.scripts.deletingLastPathComponent()
      .appending(path: "Sources/OverscrollWeb/js/elements/overscroll-list.js")
    let script = "import('\(elements.path)').then((all) => console.log(typeof all.OverscrollList))"
    #expect(try NodeTests.run(node, ["--input-type=module", "--eval", script]) == "function\n")
  }

  @Test(.withNode) func `The presentation is read once per event, even if a script reads it often`() throws {
    let node = try #require(NodeTests.node)
    let scripts = NodeTests.scripts.deletingLastPathComponent().appending(path: "Sources/OverscrollWeb/js")
      .path
    let script = """
      import { readFileSync } from 'node:fs'
      const { instantiateEngine } = await import('\(scripts)/engine/engine.js')
      const { List } = await import('\(scripts)/engine/list.js')
      const module = await instantiateEngine(readFileSync('\(WebAssets.lists.path)'))
      const reads = { overscroll_list_present: 0, overscroll_list_take_changes: 0, overscroll_present: 0 }
      for (const [name, call] of Object.entries(module.recorded.calls))
        if (name in reads)
          module.recorded.calls[name] = (handle) => { reads[name] += 1; return call(handle) }
      const list = new List(module)
      list.layOut(0, 640, 360)
      list.insert(0, 100, 0)
      const mounted = list.takeChanges().length
      for (let count = 0; count < 3; count += 1) list.takeChanges(), list.presentList(), list.present()
      const first = JSON.stringify(reads)
      list.scrollTo(1, 300, false)
      list.tick(2)
      for (let count = 0; count < 3; count += 1) list.presentList(), list.present()
      console.log(mounted > 10, list.takeChanges().length > 0, list.present().contentOffset)
      console.log(`${first}\\n${JSON.stringify(reads)}`)
      """
    #expect(
      try NodeTests.run(node, ["--input-type=module", "--eval", script]) == """
        true true 300
        {"overscroll_list_present":1,"overscroll_list_take_changes":1,"overscroll_present":1}
        {"overscroll_list_present":2,"overscroll_list_take_changes":2,"overscroll_present":2}

        """)
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

  /// Runs a command, expects it to succeed and returns its output.
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
  /// Skips a test if Node is not installed.
  static var withNode: Self { .enabled(if: NodeTests.node != nil, "There is no `node` in the PATH") }
}
